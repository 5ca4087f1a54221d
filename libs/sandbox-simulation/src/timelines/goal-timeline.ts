import type { Fixture } from '../calendar/calendar';
import { BOOKINGS_PER_HALF, FIRST_HALF_SHARE, cornerRates, goalRates } from '../calendar/goal-rates';
import { createRandom, hash, hashUnit, poissonCount } from '../random/seeded';
import type { Random } from '../random/seeded';
import type { SimEvent } from '../model/match';
import type { SimScore, SimSide } from '../model/sport';
import type { GoalRules } from '../catalogue/sport-rules';
import { TimelineBuilder, endingOf, plus } from './timeline';
import type { TimelineCommand, Timeline } from './timeline';

const HALF = 45 * 60;
const SIDES: readonly SimSide[] = ['home', 'away'];

type Incident = Exclude<SimEvent['type'], 'stage'>;

/** Something that is going to happen: in which half, at which second of it. */
interface Planned {
  readonly at: number;
  readonly clockSeconds: number;
  readonly type: Incident;
  readonly side: SimSide;
  readonly points: number;
}

/** Real seconds of the two halves; the match clock runs on through stoppage time. */
export interface Halves {
  readonly firstEnds: number;
  readonly secondStarts: number;
  readonly secondEnds: number;
}

/** When the halves of a match end and begin: ms, and the clock's seconds in each half. */
export function halvesOf(
  fixture: Fixture,
  rules: GoalRules,
): Halves & { readonly seconds: readonly [number, number] } {
  const random = createRandom(fixture.seed ^ 0x51a7);
  const first = HALF + 60 + Math.floor(random() * 180);
  const second = HALF + 150 + Math.floor(random() * 240);
  const firstEnds = fixture.kickOff + Math.round((first * 1000) / rules.speed);
  const secondStarts = firstEnds + rules.halfTimeBreak;
  const secondEnds = secondStarts + Math.round((second * 1000) / rules.speed);
  return { firstEnds, secondStarts, secondEnds, seconds: [first, second] };
}

/** Goals per half: the real ones where a real match is replayed, else drawn. */
function goalsPerHalf(fixture: Fixture, random: Random): readonly [SimScore, SimScore] {
  const result = fixture.real?.result;
  const rates = goalRates(fixture);
  const draw = (side: SimSide): readonly [number, number] => {
    if (!result) {
      const first = poissonCount(random, rates[side] * FIRST_HALF_SHARE);
      return [first, poissonCount(random, rates[side] * (1 - FIRST_HALF_SHARE))];
    }
    const full = result.full[side];
    if (result.halfTime) return [result.halfTime[side], full - result.halfTime[side]];
    let first = 0;
    for (let goal = 0; goal < full; goal += 1) if (random() < FIRST_HALF_SHARE) first += 1;
    return [first, full - first];
  };
  const home = draw('home');
  const away = draw('away');
  return [
    { home: home[0], away: away[0] },
    { home: home[1], away: away[1] },
  ];
}

/** How a match ends that nothing happens to from outside, without playing it. */
export function drawnScore(fixture: Fixture): SimScore {
  const [first, second] = goalsPerHalf(fixture, createRandom(fixture.seed));
  return { home: first.home + second.home, away: first.away + second.away };
}

/** How often a half has a goal that is taken back. */
const CANCELLED = 0.015;
/** Seconds of a half before anything happens. */
const FIRST_INCIDENT = 20;
/** Seconds between two incidents: a ball must be brought back, and no two things happen at once. */
const BETWEEN_INCIDENTS = 20;

/** The drawn second, or the next one that is far enough from all that is taken; after the last comes the first. */
function freeSecond(taken: readonly number[], drawn: number, seconds: number): number {
  for (let shift = 0; shift < seconds; shift += 1) {
    const second = (drawn + shift) % seconds;
    if (taken.every((other) => Math.abs(other - second) >= BETWEEN_INCIDENTS)) return second;
  }
  return drawn;
}

/** A goal that is taken back a minute or two later; of the two halves of a match at most one in a few dozens has one. */
function cancelledGoal(
  fixture: Fixture,
  rules: GoalRules,
  half: 0 | 1,
  start: number,
  seconds: number,
  taken: readonly number[],
): readonly Planned[] {
  if (rules.family !== 'sport' || hashUnit(fixture.seed, half, 0xca) >= CANCELLED) return [];
  const scored = freeSecond(taken, Math.floor(hashUnit(fixture.seed, half, 0xcb) * (seconds - 200)), seconds);
  const reviewed = scored + 60 + (hash(fixture.seed, half) % 60);
  const undone = freeSecond([...taken, scored], reviewed, seconds);
  // One that found no room before the end of the half is none.
  if (undone <= scored) return [];
  const side = hash(fixture.seed, half, 0xcc) % 2 === 0 ? 'home' : 'away';
  const incident = (second: number, type: Incident, points: number): Planned => {
    const clockSecond = FIRST_INCIDENT + second;
    const at = start + Math.round((clockSecond * 1000) / rules.speed);
    return { at, clockSeconds: half * HALF + clockSecond, type, side, points };
  };
  return [incident(scored, 'goal', 1), incident(undone, 'goalCancelled', -1)];
}

function plan(fixture: Fixture, rules: GoalRules): Planned[] {
  const random = createRandom(fixture.seed);
  const halves = halvesOf(fixture, rules);
  const planned: Planned[] = [];
  const goals = goalsPerHalf(fixture, random);
  const corners = cornerRates(goalRates(fixture));
  for (const half of [0, 1] as const) {
    const start = half === 0 ? fixture.kickOff : halves.secondStarts;
    const taken: number[] = [];
    const add = (type: Incident, side: SimSide, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const second = freeSecond(
          taken,
          Math.floor(random() * (halves.seconds[half] - 40)),
          halves.seconds[half] - 40,
        );
        taken.push(second);
        const clockSecond = FIRST_INCIDENT + second;
        const at = start + Math.round((clockSecond * 1000) / rules.speed);
        planned.push({ at, clockSeconds: half * HALF + clockSecond, type, side, points: 1 });
      }
    };
    for (const side of SIDES) {
      add('goal', side, goals[half][side]);
      add('corner', side, poissonCount(random, corners[side] / 2));
      add('yellowCard', side, poissonCount(random, BOOKINGS_PER_HALF[half]));
      add('redCard', side, random() < 0.03 ? 1 : 0);
    }
    planned.push(...cancelledGoal(fixture, rules, half, start, halves.seconds[half] - 40, taken));
  }
  return planned;
}

/** The second of the match clock at a time of play; stays at its end during the break. */
export function goalClock(fixture: Fixture, rules: GoalRules, halves: Halves, time: number): number {
  if (time < halves.secondStarts) {
    return Math.floor(((Math.min(time, halves.firstEnds) - fixture.kickOff) * rules.speed) / 1000);
  }
  return HALF + Math.floor(((Math.min(time, halves.secondEnds) - halves.secondStarts) * rules.speed) / 1000);
}

function play(builder: TimelineBuilder, { at, clockSeconds, type, side, points }: Planned): void {
  const { now } = builder;
  if (type === 'goal' || type === 'goalCancelled') {
    builder.change(at, clockSeconds, {
      score: plus(now.score, side, points),
      stageScores: builder.stageScoresPlus(side, points),
    });
  } else if (type === 'corner') builder.change(at, clockSeconds, { corners: plus(now.corners, side) });
  else if (type === 'yellowCard')
    builder.change(at, clockSeconds, { yellowCards: plus(now.yellowCards, side) });
  else builder.change(at, clockSeconds, { redCards: plus(now.redCards, side) });
  builder.note(at, clockSeconds, type, side);
}

/** Plays a match of two halves. A replayed match ends as the real one did, but for the goals that commands add. */
export function goalTimeline(
  fixture: Fixture,
  rules: GoalRules,
  commands: readonly TimelineCommand[],
): Timeline {
  const halves = halvesOf(fixture, rules);
  const clock = (time: number) => goalClock(fixture, rules, halves, time);
  const planned = fixture.staged ? [] : plan(fixture, rules);
  for (const { at, command } of commands) {
    if (command.type === 'score')
      planned.push({ at, clockSeconds: clock(at), type: 'goal', side: command.side, points: command.points });
  }
  planned.sort((a, b) => a.at - b.at);
  const ending = endingOf(commands);
  const endsAt = Math.min(ending?.at ?? Infinity, halves.secondEnds);
  const builder = new TimelineBuilder(fixture.kickOff, 'firstHalf');
  const stages = [
    { at: halves.firstEnds, stage: 'halfTime', counts: false },
    { at: halves.secondStarts, stage: 'secondHalf', counts: true },
  ] as const;
  let next = 0;
  const passStages = (until: number) => {
    for (let stage = stages[next]; stage && stage.at <= until && stage.at < endsAt; stage = stages[next]) {
      builder.begin(
        stage.at,
        stage.stage === 'secondHalf' ? HALF : clock(stage.at),
        stage.stage,
        stage.counts,
      );
      next += 1;
    }
  };
  for (const incident of planned) {
    if (incident.at > endsAt) break;
    passStages(incident.at);
    play(builder, incident);
  }
  passStages(endsAt);
  return builder.finish(endsAt, clock(endsAt), ending?.command.type === 'abandon');
}
