import type { SimSide } from '../model/sport';
import type { SimStatistic, SimStatisticKind } from '../model/statistics';
import { NIL, plus, type Timeline } from '../timelines/timeline';
import type { Spell } from './goal-spells';

const SIDES = ['home', 'away'] as const;

/** Goals and corners by a time: each was an attack of its own. A goal that was taken back was a shot all the same. */
function attacksOfIncidents({ moments }: Timeline, now: number) {
  let goals = NIL;
  let corners = NIL;
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1];
    if (before === undefined) continue;
    if (moment.at > now) break;
    for (const side of SIDES) {
      goals = plus(goals, side, Math.max(0, moment.score[side] - before.score[side]));
      corners = plus(corners, side, Math.max(0, moment.corners[side] - before.corners[side]));
    }
  }
  return { goals, corners };
}

/** Percent of the time in which each side had the ball, 100 together; even before anybody had it. */
function possession(spells: readonly Spell[], now: number): SimStatistic['score'] {
  const held = { home: 0, away: 0 };
  for (const { at, until, side } of spells) if (at < now) held[side] += Math.min(until, now) - at;
  const all = held.home + held.away;
  const home = all === 0 ? 50 : Math.round((100 * held.home) / all);
  return { home, away: 100 - home };
}

/** The figures of a match of goals at a time, its end at the latest. */
export function goalStatistics(
  spells: readonly Spell[],
  timeline: Timeline,
  time: number,
): readonly SimStatistic[] {
  const now = Math.min(time, timeline.endsAt);
  const { goals, corners } = attacksOfIncidents(timeline, now);
  const over = spells.filter(({ until }) => until <= now);
  const count = (side: SimSide, counts: (spell: Spell) => boolean) =>
    over.filter((spell) => spell.side === side && counts(spell)).length;
  const figure = (
    kind: SimStatisticKind,
    counts: (spell: Spell) => boolean,
    more: (side: SimSide) => number,
  ): SimStatistic => ({
    kind,
    score: { home: count('home', counts) + more('home'), away: count('away', counts) + more('away') },
  });
  return [
    { kind: 'possession', score: possession(spells, now) },
    figure(
      'attacks',
      ({ danger }) => danger > 0,
      (side) => goals[side] + corners[side],
    ),
    figure(
      'dangerousAttacks',
      ({ danger }) => danger === 2,
      (side) => goals[side] + corners[side],
    ),
    figure(
      'shotsOnTarget',
      ({ shot }) => shot === 'onTarget',
      (side) => goals[side],
    ),
    figure(
      'shotsOffTarget',
      ({ shot }) => shot === 'offTarget',
      () => 0,
    ),
  ];
}
