import type { BuilderRefusal } from '@heptad/venue-gateway';
import type { SlipSelection } from '../slip-selection';
import { combinationCount, comboCodes, foldSizes, MAX_COMBO_LEGS } from './combo-codes';
import { comboId, foldCode } from './combo-ids';
import { BUILDER_ID } from '../builder-quote';
import { isBuilder } from './bet-builder';
import type { BetMode } from './bet-modes';
import { legExclusions, type ExclusionReason } from './exclusions';

/** Why selections cannot be in one bet; keys of the slip's texts. */
export type ComboProblem = 'tooFew' | 'tooMany' | ExclusionReason | BuilderRefusal;

/** Why the selections cannot be combined: it takes two to eight of one venue, each of another match or, where the venue has a bet builder, all of one match; none an outright. */
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
  /** By which stakes and limits are kept: the selection's key of a single, `combo:<code>` of a combo, {@link BUILDER_ID} of a bet builder. */
  readonly id: string;
  /** n × 1000 + number of bets. */
  readonly comboCode: number;
  /** How many bets it makes; the stake is laid on each. */
  readonly combinations: number;
  /** How many selections those bets hold. */
  readonly sizes: readonly number[];
  readonly legs: readonly SlipSelection[];
}

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
  if (isBuilder(legs))
    return [{ id: BUILDER_ID, comboCode: foldCode(legs.length), combinations: 1, sizes: [1], legs }];
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
