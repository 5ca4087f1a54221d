import type { Score, Statistic, StatisticKind } from '@heptad/venue-gateway';
import type { MatchShape } from '../match/match-shape';
import { scoreUnit, type ScoreUnit } from '../match/sport-terms';

/** What a bar is about: what the venue counted, all shots, and what stands on the board of a football match. */
export type RowKind = StatisticKind | 'shots' | 'corners' | 'yellowCards' | 'redCards';

/** A pair of figures of a match, for a bar between the sides. */
export interface StatisticRow extends Score {
  readonly kind: RowKind;
}

/** Bars in their order; of each sport those that it has. */
const ORDER: readonly RowKind[] = [
  'possession',
  'attacks',
  'dangerousAttacks',
  'shots',
  'shotsOnTarget',
  'corners',
  'yellowCards',
  'redCards',
  'threePointers',
  'twoPointers',
  'freeThrows',
  'biggestLead',
  'totalPoints',
  'servedPoints',
  'receivedPoints',
  'longestRun',
  'hits',
  'bestInning',
];

type OnBoard = Pick<MatchShape, 'sport' | 'corners' | 'yellowCards' | 'redCards'>;

/** The figures that stand on the board of a match already. */
function onBoard({
  corners,
  yellowCards,
  redCards,
}: OnBoard): readonly (readonly [RowKind, Score | undefined])[] {
  return [
    ['corners', corners],
    ['yellowCards', yellowCards],
    ['redCards', redCards],
  ];
}

/** Shots on target and off it together; nothing unless both are told. */
function allShots(pairs: ReadonlyMap<RowKind, Score | undefined>): Score | undefined {
  const [on, off] = [pairs.get('shotsOnTarget'), pairs.get('shotsOffTarget')];
  return on && off && { home: on.home + off.home, away: on.away + off.away };
}

/** The bars of a match. What neither side has has none: a bar of nothing tells nothing. */
export function statisticRows(
  match: OnBoard,
  statistics: readonly Statistic[] = [],
): readonly StatisticRow[] {
  const pairs = new Map<RowKind, Score | undefined>([
    ...statistics.map(({ kind, score }) => [kind, score] as const),
    ...onBoard(match),
  ]);
  pairs.set('shots', allShots(pairs));
  return ORDER.flatMap((kind) => {
    const pair = pairs.get(kind);
    return pair === undefined || pair.home + pair.away === 0 ? [] : [{ kind, ...pair }];
  });
}

/** The home side's share of a pair, percent, of which one is not nothing. */
export function homeShare({ home, away }: Score): number {
  return Math.round((100 * home) / (home + away));
}

/** Bars of what the venue counts of a sport, and of what none is known. */
const COUNTED: Partial<Readonly<Record<ScoreUnit, number>>> = { goals: 5, runs: 2, maps: 2, battles: 2 };
const COUNTED_ELSE = 4;

/** How many bars a match is going to have once its venue has answered, for the room that they are kept. */
export function expectedRows(match: OnBoard): number {
  return statisticRows(match).length + (COUNTED[scoreUnit(match.sport)] ?? COUNTED_ELSE);
}
