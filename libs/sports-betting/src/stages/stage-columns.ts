import type { Score, ScoredStage, StageScore } from '@heptad/venue-gateway';

/** One column of the board of stages; a stage that has not begun has no score. */
export interface StageColumn {
  readonly stage: ScoredStage;
  readonly score: Score | undefined;
}

const HALVES = ['firstHalf', 'secondHalf'] as const;
const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const;
const INNINGS = [
  'inning1',
  'inning2',
  'inning3',
  'inning4',
  'inning5',
  'inning6',
  'inning7',
  'inning8',
  'inning9',
] as const;

/** What is always played to its end; how many sets there will be, nobody knows before. */
const FIXED: readonly (readonly ScoredStage[])[] = [HALVES, QUARTERS, INNINGS];

/** The columns of a match: all halves, quarters or innings it has, the sets that were begun, and what was added to them. */
export function stageColumns(scores: readonly StageScore[]): readonly StageColumn[] {
  const told = new Map(scores.map(({ stage, score }) => [stage, score]));
  const whole = FIXED.find((stages) => stages.some((stage) => told.has(stage))) ?? [];
  const more = scores.map(({ stage }) => stage).filter((stage) => !whole.includes(stage));
  return [...whole, ...more].map((stage) => ({ stage, score: told.get(stage) }));
}

/** So many stages stand beside the clock of a card on a phone. */
const MOST_ON_CARD = 3;

/**
 * The scores that a card has room for: the latest quarters or sets, the first half once it is over, the inning that is played.
 * @param whole every one of them, and the first half of a match that did not get further
 */
export function compactStages(scores: readonly StageScore[], whole = false): readonly StageScore[] {
  const [first] = scores;
  if (first === undefined) return [];
  if (first.stage.startsWith('inning')) return whole ? scores : scores.slice(-1);
  return first.stage === 'firstHalf'
    ? scores.slice(0, whole || scores.length > 1 ? 1 : 0)
    : scores.slice(whole ? 0 : -MOST_ON_CARD);
}

/** What stands above a column: the number of a quarter, set or inning; halves and overtime are written out. */
export function stageNumber(stage: ScoredStage): string | undefined {
  return /\d$/.exec(stage)?.[0];
}
