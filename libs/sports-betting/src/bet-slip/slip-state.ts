import { BET_LEGS } from '@heptad/contracts';
import type { Odds } from '@heptad/formatting';
import type { Bet, Score } from '@heptad/venue-gateway';
import { isOpen, statusOf, type Placement, type WagerRequest } from './placement';
import type { AcceptanceChoices } from './rules/acceptance';
import { BUILDER_ID, type BuilderQuote } from './builder-quote';
import type { BetMode } from './rules/bet-modes';
import { comboId, foldCode, isComboId } from './rules/combo-ids';
import type { StakeBounds } from './rules/stakes';
import { keyOf, type SlipSelection } from './slip-selection';

/** The most selections a slip holds. */
export const MAX_SLIP_LEGS = BET_LEGS.slip;

export interface SlipState {
  readonly legs: readonly SlipSelection[];
  /** What the member chose; undefined until then. */
  readonly mode: BetMode | undefined;
  /** What was typed, by wager id. */
  readonly stakes: Readonly<Record<string, string>>;
  /** By wager id; absent until the venue has said so. */
  readonly bounds: Readonly<Record<string, StakeBounds>>;
  /** The price of the selections as one bet, where they are of one match. */
  readonly builder?: BuilderQuote;
  readonly acceptance: AcceptanceChoices;
  /** Keys of selections the venue no longer has. */
  readonly closed: readonly string[];
  /**
   * What the keys of the next tap's bets are made of. All tabs have the same, so that a tap in each of them at the same
   * moment is one bet; every tap uses it up.
   */
  readonly nextKey: string;
  /** The bets of the last tap, until the member is done with them. */
  readonly placements: readonly Placement[];
  readonly sheetOpen: boolean;
  /** The member closed the sheet over what was picked: from then on it opens only when asked for. */
  readonly sheetLeft: boolean;
  /** The selection that was tapped to be bet at once, until it is; and whether the member agreed to such bets in this session. */
  readonly quickBet: { readonly key: string | null; readonly confirmed: boolean };
  /** How many views of the slip are on the screen: prices are kept fresh while there is one. */
  readonly watchers: number;
}

/** What of a selection, or of a bet builder by its wager's id, the member consents to anew. */
export interface AcceptedChange {
  readonly key: string;
  readonly odds: Odds;
  /** The score that the line counts from now, where that is another one. */
  readonly countsFrom?: Score | undefined;
}

/** What came back from the device at start. */
export interface RestoredSlip {
  readonly legs: readonly SlipSelection[];
  readonly stakes: Readonly<Record<string, string>>;
  readonly nextKey?: string;
  readonly mode: BetMode | undefined;
  readonly acceptance: AcceptanceChoices;
}

/** What another tab of this browser made of the slip. */
export type FollowedSlip = Pick<RestoredSlip, 'legs' | 'stakes' | 'nextKey'>;

export const EMPTY_SLIP: SlipState = {
  legs: [],
  mode: undefined,
  stakes: {},
  bounds: {},
  acceptance: {},
  closed: [],
  nextKey: '',
  placements: [],
  sheetOpen: false,
  sheetLeft: false,
  quickBet: { key: null, confirmed: false },
  watchers: 0,
};

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  drop: (key: string) => boolean,
): Record<string, Value> => Object.fromEntries(Object.entries(record).filter(([key]) => !drop(key)));

/** The combo that holds all of so many selections; of one alone the double that a second one would make. */
const wholeCombo = (legs: number): string => comboId(foldCode(Math.max(2, legs)));

/**
 * What was typed, after the selections have become others in number. The stake of the combo that holds them all goes on to the one
 * that holds them all now. Those of smaller folds and covers go: the same code makes another number of bets by now, and what was
 * typed for each bet would cost a multiple.
 */
function stakesFor(stakes: SlipState['stakes'], before: number, now: number): SlipState['stakes'] {
  if (wholeCombo(before) === wholeCombo(now)) return stakes;
  const whole = stakes[wholeCombo(before)];
  return { ...without(stakes, isComboId), ...(whole !== undefined && { [wholeCombo(now)]: whole }) };
}

/**
 * The slip with other selections, each once. Other selections make other combos, so only the limits of singles that stay are still
 * true.
 * @param before how many selections the stakes were typed for
 */
export function withLegs(
  state: SlipState,
  wanted: readonly SlipSelection[],
  before = state.legs.length,
): SlipState {
  const byKey = new Map(wanted.map((leg) => [keyOf(leg), leg]));
  const legs = [...byKey.values()];
  const stakes = stakesFor(state.stakes, before, legs.length);
  const isGone = (id: string): boolean => !byKey.has(id) && !isComboId(id) && id !== BUILDER_ID;
  return {
    ...state,
    legs,
    stakes: legs.length === 0 ? {} : without(stakes, isGone),
    bounds: without(state.bounds, (id) => !byKey.has(id)),
    closed: state.closed.filter((key) => byKey.has(key)),
  };
}

/**
 * A wager that is done with leaves the slip: its stake and its selections. The stake of a combo of all selections may have gone on
 * to another one since it was placed, and is not offered for that.
 * @param held keys of selections that stay all the same
 */
export function withoutWager(
  state: SlipState,
  { id, legs }: WagerRequest,
  held: ReadonlySet<string> = new Set(),
): SlipState {
  const gone = new Set(legs.map(keyOf).filter((key) => !held.has(key)));
  const now = id === wholeCombo(legs.length) ? wholeCombo(state.legs.length) : id;
  return withLegs(
    { ...state, stakes: without(state.stakes, (wager) => wager === id || wager === now) },
    state.legs.filter((leg) => !gone.has(keyOf(leg))),
  );
}

/** Keys of the selections that bets of the same tap hold which have not been taken, or not yet. */
function heldByOthers({ placements }: SlipState, key: string): ReadonlySet<string> {
  const others = placements.filter((each) => each.key !== key && each.status !== 'accepted');
  return new Set(others.flatMap(({ legs }) => legs.map(keyOf)));
}

/** Receipts that have nothing more to say go when the member turns to something else. */
export const withoutReceipts = (state: SlipState): SlipState =>
  state.placements.some(isOpen) ? state : { ...state, placements: [] };

/** Where nothing is left in the slip its sheet does not stay over the page only to say so. */
export const closedIfEmpty = (state: SlipState): SlipState =>
  state.legs.length + state.placements.length === 0 ? { ...state, sheetOpen: false } : state;

/** The state with one bet changed, by its key; the same bets where there is none of it. */
export function changed(state: SlipState, key: string, next: (placement: Placement) => Placement): SlipState {
  return {
    ...state,
    placements: state.placements.map((placement) => (placement.key === key ? next(placement) : placement)),
  };
}

/** The state once the venue has said what became of a bet: taken, its stake and selections leave the slip. */
export function answered(state: SlipState, key: string, bet: Bet): SlipState {
  const placement = state.placements.find((each) => each.key === key);
  if (placement === undefined) return state;
  const status = statusOf(bet);
  const next = changed(state, key, (each) => ({ ...each, status, bet }));
  return status === 'accepted' ? withoutWager(next, placement, heldByOthers(next, key)) : next;
}
