import type { Fixture } from '../calendar/calendar';
import { goalClock, halvesOf } from '../timelines/goal-timeline';
import { createRandom, hash, shuffled } from '../random/seeded';
import type { Random } from '../random/seeded';
import type { SimSide } from '../model/sport';
import type { GoalRules } from '../catalogue/sport-rules';
import type { SimSubstitution, SimTeamLineUp } from '../model/line-up';

/** How many a side changes: five at most. */
const COUNTS = [2, 3, 3, 4, 4, 5, 5, 5] as const;
/** Interruptions in which a side changes players, besides half time. */
const WINDOWS = 3;
const AT_HALF_TIME = 0.3;
/** Seconds of the second half without changes, at its beginning and at its end. */
const FIRST_CHANGE = 8 * 60;
const LAST_CHANGE = 90;
/** A goalkeeper is changed once in so many matches. */
const GOALKEEPER = 60;

/** Who goes off, and who comes in on the same position. */
function pairs(lineUp: SimTeamLineUp, count: number, random: Random): readonly (readonly [string, string])[] {
  const withGoalkeeper = random() * GOALKEEPER < 1;
  const off = shuffled(lineUp.starters, random).filter(
    ({ position }) => position !== 'goalkeeper' || withGoalkeeper,
  );
  const bench = shuffled(lineUp.bench, random);
  const changed: (readonly [string, string])[] = [];
  for (const player of off) {
    if (changed.length === count) break;
    const index = bench.findIndex(({ position }) => position === player.position);
    const [on] = index === -1 ? [] : bench.splice(index, 1);
    if (on) changed.push([player.id, on.id]);
  }
  return changed;
}

/**
 * The changes one side is going to make, by time: at half time or in the second half, each player once. It is planned whatever
 * comes of the match; what lies after its end is not made.
 */
export function planSubstitutions(
  fixture: Fixture,
  rules: GoalRules,
  side: SimSide,
  lineUp: SimTeamLineUp,
): readonly SimSubstitution[] {
  const random = createRandom(hash(fixture.seed, side === 'home' ? 1 : 2, 0x5ab5));
  const halves = halvesOf(fixture, rules);
  const changes = pairs(lineUp, COUNTS[Math.floor(random() * COUNTS.length)] ?? 5, random);
  const early = random() < AT_HALF_TIME ? 1 + Math.floor(random() * 2) : 0;
  const span = halves.seconds[1] - FIRST_CHANGE - LAST_CHANGE;
  const windows = Array.from(
    { length: WINDOWS },
    () =>
      halves.secondStarts + Math.round(((FIRST_CHANGE + Math.floor(random() * span)) * 1000) / rules.speed),
  ).sort((a, b) => a - b);
  const breakAt = halves.secondStarts - Math.round(rules.halfTimeBreak / 5);
  return changes.map(([off, on], index): SimSubstitution => {
    const inBreak = index < early;
    const at = inBreak ? breakAt : (windows[Math.floor((index * WINDOWS) / changes.length)] ?? breakAt);
    const stage = at < halves.secondStarts ? 'halfTime' : 'secondHalf';
    return { at, stage, clockSeconds: goalClock(fixture, rules, halves, at), side, off, on };
  });
}
