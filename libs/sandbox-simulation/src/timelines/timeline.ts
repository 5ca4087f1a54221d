import type { SimEvent, SimStage } from '../model/match';
import type { SimScore, SimSide } from '../model/sport';

/** A command as it acts on the timeline of a match. */
export interface TimelineCommand {
  readonly at: number;
  readonly command:
    | { readonly type: 'score'; readonly side: SimSide; readonly points: number }
    | { readonly type: 'end' }
    | { readonly type: 'abandon' };
}

/** The state of a match from one moment on, until the next one. */
export interface Moment {
  readonly at: number;
  readonly stage: SimStage;
  /** Of the match clock at `at`. */
  readonly clockSeconds: number;
  readonly score: SimScore;
  readonly stageScores: readonly { readonly stage: SimStage; readonly score: SimScore }[];
  readonly corners: SimScore;
  readonly yellowCards: SimScore;
  readonly redCards: SimScore;
  readonly serving?: SimSide;
}

/** The whole timeline of a match, known in advance. */
export interface Timeline {
  /** By time; the first is the kick-off, the last the end or the correction after it. */
  readonly moments: readonly Moment[];
  readonly events: readonly SimEvent[];
  readonly endsAt: number;
  readonly abandoned: boolean;
  /** When the result was corrected after the end, where it was; the last moment has the result that counts. */
  readonly correctedAt?: number;
}

export const NIL: SimScore = { home: 0, away: 0 };

/** A score with points added to one side. */
export function plus(score: SimScore, side: SimSide, points = 1): SimScore {
  return { ...score, [side]: score[side] + points };
}

/** Finds what holds at a time: the last moment that is not later. Undefined before the first. */
export function momentAt(timeline: Timeline, time: number): Moment | undefined {
  const { moments } = timeline;
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const moment = moments[middle];
    if (moment && moment.at <= time) low = middle + 1;
    else high = middle;
  }
  return moments[low - 1];
}

/** Collects moments and events while a match is played in advance. */
export class TimelineBuilder {
  private readonly moments: Moment[] = [];
  private readonly events: SimEvent[] = [];
  private present: Moment;

  constructor(kickOff: number, stage: SimStage, serving?: SimSide) {
    this.present = {
      at: kickOff,
      stage,
      clockSeconds: 0,
      score: NIL,
      stageScores: [{ stage, score: NIL }],
      corners: NIL,
      yellowCards: NIL,
      redCards: NIL,
      ...(serving && { serving }),
    };
    this.moments.push(this.present);
    this.events.push({ at: kickOff, stage, clockSeconds: 0, type: 'stage' });
  }

  get now(): Moment {
    return this.present;
  }

  /** A new present; several changes at one time become one moment. */
  change(at: number, clockSeconds: number, parts: Partial<Omit<Moment, 'at' | 'clockSeconds'>>): void {
    const same = this.present.at === at && this.moments.length > 1;
    this.present = { ...this.present, ...parts, at, clockSeconds };
    if (same) this.moments[this.moments.length - 1] = this.present;
    else this.moments.push(this.present);
  }

  note(at: number, clockSeconds: number, type: SimEvent['type'], side?: SimSide): void {
    this.events.push({ at, stage: this.present.stage, clockSeconds, type, ...(side && { side }) });
  }

  /** Begins a stage; playing stages start a score of their own. */
  begin(at: number, clockSeconds: number, stage: SimStage, counts: boolean): void {
    // Venues tell all that is played on as one overtime.
    const goesOn = this.present.stageScores.at(-1)?.stage === stage;
    const stageScores =
      counts && !goesOn ? [...this.present.stageScores, { stage, score: NIL }] : this.present.stageScores;
    this.change(at, clockSeconds, { stage, stageScores });
    this.note(at, clockSeconds, 'stage');
  }

  /** The stage scores with points added to the latest stage. */
  stageScoresPlus(side: SimSide, points: number): Moment['stageScores'] {
    const { stageScores } = this.present;
    const last = stageScores.at(-1);
    return last
      ? [...stageScores.slice(0, -1), { ...last, score: plus(last.score, side, points) }]
      : stageScores;
  }

  finish(at: number, clockSeconds: number, abandoned = false): Timeline {
    this.change(at, clockSeconds, { stage: 'finished' });
    this.note(at, clockSeconds, 'stage');
    return { moments: this.moments, events: this.events, endsAt: at, abandoned };
  }
}

/** The command that ends the match, if there is one. */
export function endingOf(commands: readonly TimelineCommand[]): TimelineCommand | undefined {
  return commands.find(({ command }) => command.type !== 'score');
}
