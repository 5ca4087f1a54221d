import type { SlipSelection } from '../slip-selection';
import { combinationCount, comboCodes, foldCode, foldSizes, MAX_COMBO_LEGS } from './combo-codes';
import { legExclusions, type ExclusionReason } from './exclusions';

/** Which bets a slip of several selections shows: singles, combos, or both in one slip (SPORT-014, SPORT-019). */
export type BetMode = 'both' | 'single' | 'combo';

/** The numbers by which the modes are stored (SPORT-014, SPORT-019, OPEN-045). */
export const BET_MODE_NUMBERS = { both: 0, single: 1, combo: 2 } as const satisfies Record<BetMode, number>;

/** The modes in the order in which they are offered. */
export const BET_MODES = ['single', 'combo', 'both'] as const satisfies readonly BetMode[];

/** Why selections cannot be in one bet; keys of the slip's texts. */
export type ComboProblem = 'tooFew' | 'tooMany' | ExclusionReason;

/** Why the selections cannot be combined: it takes two to eight of one venue, each of another match, none an outright. */
export function comboProblem(legs: readonly SlipSelection[]): ComboProblem | undefined {
  if (legs.length < 2) return 'tooFew';
  const reasons = [...legExclusions(legs).values()].map(({ reason }) => reason);
  // A reason that removing one selection cannot solve comes first.
  const excluded = reasons.find((reason) => reason !== 'sameMatch') ?? reasons[0];
  return excluded ?? (legs.length > MAX_COMBO_LEGS ? 'tooMany' : undefined);
}

/** Whether the selections can be combined. */
export const canCombine = (legs: readonly SlipSelection[]): boolean => comboProblem(legs) === undefined;

/** One bet that can be made of the slip: a stake of its own, limits of its own. */
export interface Wager {
  /** By which stakes and limits are kept: the selection's key of a single, `combo:<code>` of a combo. */
  readonly id: string;
  /** n × 1000 + number of bets. */
  readonly comboCode: number;
  /** How many bets it makes; the stake is laid on each. */
  readonly combinations: number;
  /** How many selections those bets hold. */
  readonly sizes: readonly number[];
  readonly legs: readonly SlipSelection[];
}

/** The id of a wager of several selections. */
export const comboId = (comboCode: number): string => `combo:${comboCode}`;

/**
 * One selection alone is a single, whatever the member chose for several. Several are shown as the member chose; while nothing was
 * chosen, as a combo where they can be one, else as singles (CONST-003).
 */
export function effectiveMode(legs: readonly SlipSelection[], mode: BetMode | undefined): BetMode {
  if (legs.length < 2) return 'single';
  return mode ?? (canCombine(legs) ? 'combo' : 'single');
}

function singleOf(leg: SlipSelection): Wager {
  return { id: leg.selection.key, comboCode: foldCode(1), combinations: 1, sizes: [1], legs: [leg] };
}

function combosOf(legs: readonly SlipSelection[]): readonly Wager[] {
  if (!canCombine(legs)) return [];
  return comboCodes(legs.length).map((comboCode) => ({
    id: comboId(comboCode),
    comboCode,
    combinations: combinationCount(comboCode, legs.length),
    sizes: foldSizes(comboCode, legs.length),
    legs,
  }));
}

/** The bets a member can put a stake on, singles before combos; no combo of selections that cannot be combined. */
export function wagersOf(legs: readonly SlipSelection[], mode: BetMode): readonly Wager[] {
  const shown = effectiveMode(legs, mode);
  return [...(shown === 'combo' ? [] : legs.map(singleOf)), ...(shown === 'single' ? [] : combosOf(legs))];
}
