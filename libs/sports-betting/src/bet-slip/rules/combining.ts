import type { SlipSelection } from '../slip-selection';

/** Single bets, one per selection, or all selections in one bet (SPORT-014). */
export type BetMode = 'single' | 'combo';

/** The numbers by which the bet modes are stored (SPORT-014). */
export const BET_MODE_NUMBERS = { single: 1, combo: 2 } as const satisfies Record<BetMode, number>;

/** The most selections one combo may have. */
export const MAX_COMBO_LEGS = 8;

/** Why selections cannot be in one bet; keys of the slip's texts. */
export type ComboProblem = 'tooFew' | 'tooMany' | 'mixedVenues' | 'sameMatch' | 'notCombinable';

/** Why the selections cannot be one combo: it takes two to eight of one venue, each of another match, none an outright. */
export function comboProblem(legs: readonly SlipSelection[]): ComboProblem | undefined {
  if (legs.length < 2) return 'tooFew';
  if (new Set(legs.map(({ venue }) => venue)).size > 1) return 'mixedVenues';
  if (legs.some(({ market }) => market.kind === 'outright')) return 'notCombinable';
  if (new Set(legs.map(({ match }) => match.id)).size < legs.length) return 'sameMatch';
  return legs.length > MAX_COMBO_LEGS ? 'tooMany' : undefined;
}

/** Whether the selections can be one combo. */
export const canCombine = (legs: readonly SlipSelection[]): boolean => comboProblem(legs) === undefined;

/** One bet that can be made of the slip: a stake of its own, limits of its own. */
export interface Wager {
  /** By which stakes and limits are kept: the selection's key of a single, `combo:<code>` of a combo. */
  readonly id: string;
  /** n × 1000 + number of bets. */
  readonly comboCode: number;
  readonly legs: readonly SlipSelection[];
}

const SINGLE_CODE = 1_001;

/** The code of the one bet that holds all of `legs` selections: 2001 a double, 3001 a treble. */
export const foldCode = (legs: number): number => legs * 1_000 + 1;

/** The id of a wager of several selections. */
export const comboId = (comboCode: number): string => `combo:${comboCode}`;

/** One selection alone is a single, whatever the member chose for several. */
export const effectiveMode = (legs: readonly SlipSelection[], mode: BetMode): BetMode =>
  legs.length < 2 ? 'single' : mode;

/** The bets a member can put a stake on; none when a combo is wanted of selections that cannot be combined. */
export function wagersOf(legs: readonly SlipSelection[], mode: BetMode): readonly Wager[] {
  if (effectiveMode(legs, mode) === 'single')
    return legs.map((leg) => ({ id: leg.selection.key, comboCode: SINGLE_CODE, legs: [leg] }));
  if (!canCombine(legs)) return [];
  const comboCode = foldCode(legs.length);
  return [{ id: comboId(comboCode), comboCode, legs }];
}
