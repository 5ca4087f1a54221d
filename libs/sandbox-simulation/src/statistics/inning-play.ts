import type { Fixture } from '../calendar/calendar';
import type { InningRules } from '../catalogue/sport-rules';
import type { SimScore, SimSide } from '../model/sport';
import type { SimBall, SimStatistic } from '../model/statistics';
import { hash, hashUnit } from '../random/seeded';
import { BATTING } from '../timelines/inning-timeline';
import { momentAt, plus, type Moment, type Timeline } from '../timelines/timeline';
import { CENTRE } from './goal-spells';

/** Ms from one pitch to the next, and of them until the ball is hit. */
const PITCH = 20_000;
const THROWN = 12_000;
const MOUND = { x: 0.5, y: 0.62 };
const PLATE = { x: 0.5, y: 0.9 };
/** Hits of half an inning that bring no run, at most. */
const MOST_HITS = 2;

const battingIn = (half: number): SimSide => BATTING[half % 2] ?? 'away';

/** Hits that brought nothing, in the halves of innings that are over; each run is one of its own. */
function drawnHits({ kickOff, seed, staged }: Fixture, { pace }: InningRules, now: number, score: SimScore) {
  let hits = score;
  if (staged) return hits;
  const halves = Math.floor((now - kickOff) / pace);
  for (let half = 0; half < halves; half += 1)
    hits = plus(hits, battingIn(half), hash(seed, half, 0x417) % (MOST_HITS + 1));
  return hits;
}

function bestInning({ stageScores }: Moment): SimScore {
  const best = (side: SimSide) => Math.max(0, ...stageScores.map(({ score }) => score[side]));
  return { home: best('home'), away: best('away') };
}

/** Hits and the runs of each side's best inning, of a match of innings at a time. */
export function inningStatistics(
  fixture: Fixture,
  rules: InningRules,
  timeline: Timeline,
  time: number,
): readonly SimStatistic[] {
  const now = Math.min(time, timeline.endsAt);
  const moment = momentAt(timeline, now);
  if (moment === undefined) return [];
  return [
    { kind: 'hits', score: drawnHits(fixture, rules, now, moment.score) },
    { kind: 'bestInning', score: bestInning(moment) },
  ];
}

/** Where the ball of a match of innings is: pitched to the plate, and now and then hit into the field. */
export function inningBall(fixture: Fixture, { pace }: InningRules, time: number): SimBall {
  const since = time - fixture.kickOff;
  if (since < 0) return { ...CENTRE, danger: 0 };
  const side = battingIn(Math.floor(since / pace));
  const pitch = Math.floor(since / PITCH);
  const draw = (part: number) => hashUnit(fixture.seed, pitch, part);
  const [within, isHit] = [since % PITCH, draw(1) < 0.4];
  if (within < THROWN) return { ...MOUND, side, danger: 0 };
  if (!isHit) return { ...PLATE, side, danger: 1 };
  return { x: 0.15 + draw(2) * 0.7, y: 0.1 + draw(3) * 0.4, side, danger: 2 };
}
