import type { Fixture } from '../calendar/calendar';
import { goalRates } from '../calendar/goal-rates';
import type { GoalRules } from '../catalogue/sport-rules';
import type { SimSide } from '../model/sport';
import type { SimDanger } from '../model/statistics';
import { createRandom, hash, type Random } from '../random/seeded';
import { halvesOf } from '../timelines/goal-timeline';

/** A place on the pitch, both from 0 to 1; the home side plays towards `x` = 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A time in which one side has the ball, and what comes of it. */
export interface Spell {
  /** Sandbox time, ms. */
  readonly at: number;
  readonly until: number;
  readonly side: SimSide;
  readonly danger: SimDanger;
  /** It ends with a shot that is no goal. */
  readonly shot?: 'onTarget' | 'offTarget';
  /** Where the ball goes, at even distances of time. */
  readonly path: readonly Place[];
}

export const CENTRE: Place = { x: 0.5, y: 0.5 };

/** Clock seconds of a spell: the least, and what is added at most for a side that has the ball all the time. */
const LEAST_SECONDS = 6;
const MORE_SECONDS = 48;
/** Shares of the spells that come to something, for a side of average strength. */
const ATTACK = 0.6;
const DANGEROUS = 0.28;
/** Share of the dangerous spells that end with a shot, and of those shots that go on target without being a goal. */
const SHOT = 0.2;
const ON_TARGET = 0.28;
/** Goals that an average side may expect. */
const AVERAGE_GOALS = 1.35;
/** How far forward the ball gets, seen by the side that has it: from and to. */
const REACH: Readonly<Record<SimDanger, readonly [number, number]>> = {
  0: [0.3, 0.55],
  1: [0.58, 0.76],
  2: [0.82, 0.95],
};

/** A place as the home side sees it, for a place as a side sees it. */
export function placeFor(side: SimSide, { x, y }: Place): Place {
  return side === 'home' ? { x, y } : { x: 1 - x, y: 1 - y };
}

function dangerOf(random: Random, rate: number): SimDanger {
  const lift = Math.sqrt(rate / AVERAGE_GOALS);
  const roll = random();
  if (roll < DANGEROUS * lift) return 2;
  return roll < ATTACK * lift ? 1 : 0;
}

function pathOf(random: Random, side: SimSide, danger: SimDanger, from: Place): readonly Place[] {
  const [low, high] = REACH[danger];
  const target = low + (high - low) * random();
  const own = placeFor(side, from).x;
  const way = [0.4, 0.75, 1].map((share): Place => {
    const wide = danger === 2 && share === 1 ? 0.3 : 0.8;
    return placeFor(side, { x: own + (target - own) * share, y: 0.5 + (random() - 0.5) * wide });
  });
  return [from, ...way];
}

/**
 * Who has the ball when in a match of goals, kick-off to end, without what its incidents add. It is drawn from the match alone, so that no
 * command changes what has been told. Nothing is drawn to come of it in a staged match.
 */
export function spellsOf(fixture: Fixture, rules: GoalRules): readonly Spell[] {
  const random = createRandom(hash(fixture.seed, 0x5be1));
  const rates = goalRates(fixture);
  const share = 0.5 + (rates.home / (rates.home + rates.away) - 0.5) * 0.6 + (random() - 0.5) * 0.08;
  const { firstEnds, secondStarts, secondEnds } = halvesOf(fixture, rules);
  const spells: Spell[] = [];
  let side: SimSide = random() < 0.5 ? 'home' : 'away';
  for (const [begins, ends] of [
    [fixture.kickOff, firstEnds],
    [secondStarts, secondEnds],
  ] as const) {
    let from = CENTRE;
    for (let at = begins; at < ends;) {
      const own = side === 'home' ? share : 1 - share;
      const seconds = LEAST_SECONDS + MORE_SECONDS * own * random();
      const until = Math.min(ends, at + Math.round((seconds * 1000) / rules.speed));
      const danger = fixture.staged ? 0 : dangerOf(random, rates[side]);
      const shoots = danger === 2 && random() < SHOT * Math.sqrt(rates[side] / AVERAGE_GOALS);
      const shot = random() < ON_TARGET ? 'onTarget' : 'offTarget';
      const path = pathOf(random, side, danger, from);
      spells.push({ at, until, side, danger, path, ...(shoots && { shot }) });
      from = path.at(-1) ?? CENTRE;
      at = until;
      side = side === 'home' ? 'away' : 'home';
    }
  }
  return spells;
}
