import type { Fixture } from '../calendar/calendar';
import type { SetRules } from '../catalogue/sport-rules';
import type { SimBall, SimStatistic } from '../model/statistics';
import { hashUnit } from '../random/seeded';
import { NIL, momentAt, plus, type Moment, type Timeline } from '../timelines/timeline';
import { CENTRE, placeFor } from './goal-spells';

const SIDES = ['home', 'away'] as const;
const STILL: SimBall = { ...CENTRE, danger: 0 };
/** Ms between two strokes of a rally, and in which the front of a map moves once. */
const STROKE = 1_500;
const FRONT = 4_000;

/** How many points a moment brought to its latest set, by side. */
function pointsOf(moment: Moment, before: Moment | undefined) {
  const now = moment.stageScores.at(-1);
  const then =
    before?.stageScores.length === moment.stageScores.length ? before.stageScores.at(-1) : undefined;
  return SIDES.map((side) => [side, (now?.score[side] ?? 0) - (then?.score[side] ?? 0)] as const);
}

/** The points of a match of sets at a time, where there is a serve by it, and the longest run of points of each side. */
export function setStatistics(rules: SetRules, { moments }: Timeline, now: number): readonly SimStatistic[] {
  let [total, served, received, longest, run] = [NIL, NIL, NIL, NIL, NIL];
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1];
    if (moment.at > now) break;
    for (const [side, points] of pointsOf(moment, before)) {
      if (points <= 0) continue;
      total = plus(total, side, points);
      if (before?.serving === side) served = plus(served, side, points);
      else received = plus(received, side, points);
      run = { ...NIL, [side]: run[side] + points };
      longest = { ...longest, [side]: Math.max(longest[side], run[side]) };
    }
  }
  const serve: readonly SimStatistic[] = [
    { kind: 'servedPoints', score: served },
    { kind: 'receivedPoints', score: received },
  ];
  return [
    { kind: 'totalPoints', score: total },
    ...(rules.family === 'esports' ? [] : serve),
    { kind: 'longestRun', score: longest },
  ];
}

/** Where the ball of a match of sets is: over the net and back. On a map it is the front, pushed by the side that leads in it. */
export function setBall(fixture: Fixture, rules: SetRules, timeline: Timeline, time: number): SimBall {
  const moment = momentAt(timeline, time);
  if (moment === undefined || !moment.stage.startsWith('set')) return STILL;
  const beat = Math.floor((time - moment.at) / (rules.family === 'esports' ? FRONT : STROKE));
  const draw = (part: number) => hashUnit(fixture.seed, moment.at, beat, part);
  if (rules.family === 'esports') {
    const { home = 0, away = 0 } = moment.stageScores.at(-1)?.score ?? {};
    const pushed = Math.max(-0.25, Math.min(0.25, (home - away) * 0.04)) + (draw(1) - 0.5) * 0.3;
    return { x: 0.5 + pushed, y: 0.25 + draw(2) * 0.5, side: pushed < 0 ? 'away' : 'home', danger: 1 };
  }
  const serving = moment.serving ?? 'home';
  const hitting = (serving === 'home') === (beat % 2 === 0) ? 'home' : 'away';
  const place = placeFor(hitting, { x: 0.1 + draw(1) * 0.22, y: 0.25 + draw(2) * 0.5 });
  return { ...place, side: serving, danger: 0 };
}
