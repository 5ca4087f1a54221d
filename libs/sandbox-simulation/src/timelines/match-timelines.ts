import type { Fixture } from '../calendar/calendar';
import { isSuspended } from './command-rules';
import type { MatchOrders } from './command-rules';
import { corrected, endingByIrregularity, irregularityOf } from './irregularities';
import { playMatch } from './play';
import { Recent } from '../cache/recent';
import { drawnScore } from './goal-timeline';
import type { SimEvent, SimMatchStatus } from '../model/match';
import type { SimScore } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';
import { endingOf, momentAt } from './timeline';
import type { Moment, Timeline } from './timeline';

/** Where a match stands at a time. */
export interface Standing {
  readonly status: SimMatchStatus;
  /** Undefined before kick-off. */
  readonly moment?: Moment;
  /** No bets for some seconds after a goal, a cancelled one or a red card. */
  readonly locked: boolean;
}

/** Whether a match in this status has ended or was abandoned. */
export function isOver(status: SimMatchStatus): boolean {
  return status === 'ended' || status === 'abandoned';
}

export interface MatchTimelines {
  timeline(fixture: Fixture): Timeline;
  standing(fixture: Fixture, now: number): Standing;
  /** Whether a match has ended or was abandoned; a match is played for it only where its kick-off leaves that open. */
  isOver(fixture: Fixture, now: number): boolean;
  /** The score of a match of goals that counts in the end; undefined where it has none. */
  finalScore(fixture: Fixture): SimScore | undefined;
  /** When bets stop being taken next: at a goal or a red card that locks the prices, or at the end; sandbox time, ms. */
  nextStop(fixture: Fixture, now: number): number;
}

const KEPT = 2000;
const LOCK = 8_000;
const VIRTUAL_LOCK = 2_000;

/** How long prices are locked after a goal, ms. Sports in which somebody scores all the time do not lock. */
function lockOf(fixture: Fixture): number {
  const { model, family } = SPORT_RULES[fixture.sport];
  if (model === 'points' || model === 'sets') return 0;
  return family === 'virtual' ? VIRTUAL_LOCK : LOCK;
}

function locks({ type }: SimEvent): boolean {
  return type === 'goal' || type === 'goalCancelled' || type === 'redCard';
}

function isLocked(fixture: Fixture, timeline: Timeline, now: number): boolean {
  const lock = lockOf(fixture);
  if (lock === 0) return false;
  return timeline.events.some((event) => locks(event) && event.at <= now && now < event.at + lock);
}

/** The timeline of a match by its own play, the commands given and what goes wrong with it by itself; a command that ends it comes first. */
function playWithIrregularity(fixture: Fixture, { commands }: MatchOrders): Timeline {
  const plain = playMatch(fixture, commands);
  const irregularity = irregularityOf(fixture);
  if (irregularity === undefined || endingOf(commands)) return plain;
  if (irregularity === 'corrected') return corrected(fixture, plain);
  const ending = endingByIrregularity(fixture, irregularity, plain.endsAt);
  return ending
    ? playMatch(
        fixture,
        [...commands, ending].sort((a, b) => a.at - b.at),
      )
    : plain;
}

/** Plays matches when they are asked for, and keeps the latest. */
export function createMatchTimelines(ordersOf: (matchId: string) => MatchOrders): MatchTimelines {
  const kept = new Recent<{ readonly version: number; readonly timeline: Timeline }>(KEPT);

  /** A timeline that is kept, unless a command has changed it. */
  function known({ id }: Fixture): Timeline | undefined {
    const entry = kept.get(id);
    return entry?.version === ordersOf(id).version ? entry?.timeline : undefined;
  }

  function timeline(fixture: Fixture): Timeline {
    const orders = ordersOf(fixture.id);
    return (
      known(fixture) ??
      kept.set(fixture.id, { version: orders.version, timeline: playWithIrregularity(fixture, orders) })
        .timeline
    );
  }

  /** Whether nothing can have ended a match before its kick-off. */
  function waits(fixture: Fixture, now: number): boolean {
    const { commands } = ordersOf(fixture.id);
    return now < fixture.kickOff && commands.length === 0 && irregularityOf(fixture) !== 'postponed';
  }

  return {
    timeline,
    isOver(fixture, now) {
      if (waits(fixture, now)) return false;
      // Commands can end a match whenever they are given.
      const untouched = ordersOf(fixture.id).commands.length === 0;
      if (untouched && now >= fixture.kickOff + SPORT_RULES[fixture.sport].longest) return true;
      return now >= timeline(fixture).endsAt;
    },
    finalScore(fixture) {
      const untouched = ordersOf(fixture.id).commands.length === 0 && !fixture.staged;
      const isGoals = SPORT_RULES[fixture.sport].model === 'goals';
      if (isGoals && untouched && irregularityOf(fixture) === undefined) return drawnScore(fixture);
      // A table asks for a whole season: what is kept of the matches that are on is not pushed out by it.
      const { abandoned, moments } = known(fixture) ?? playWithIrregularity(fixture, ordersOf(fixture.id));
      return abandoned ? undefined : moments.at(-1)?.score;
    },
    nextStop(fixture, now) {
      const { events, endsAt } = timeline(fixture);
      const stop = lockOf(fixture) > 0 && events.find((event) => locks(event) && event.at > now);
      return stop ? stop.at : endsAt;
    },
    standing(fixture, now) {
      const orders = ordersOf(fixture.id);
      const suspended = isSuspended(orders, now);
      if (waits(fixture, now)) {
        return { status: suspended ? 'suspended' : 'upcoming', locked: false };
      }
      const played = timeline(fixture);
      const moment = momentAt(played, now);
      const at = moment && { moment };
      if (now >= played.endsAt)
        return { status: played.abandoned ? 'abandoned' : 'ended', ...at, locked: false };
      if (suspended) return { status: 'suspended', ...at, locked: false };
      return { status: moment ? 'live' : 'upcoming', ...at, locked: isLocked(fixture, played, now) };
    },
  };
}
