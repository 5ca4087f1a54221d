import { compareMoney, estimatedReturn, readStake, subtractMoney, totalOdds } from '@heptad/formatting';
import type { Money } from '@heptad/formatting';
import type { Bet, BetLeg, BetOrder, Market, Match, Selection } from '@heptad/venue-gateway';

/** One selection of the bet as it shall be. */
export interface DraftLeg {
  readonly matchId: string;
  /** The wanted selection's key; undefined where its market is not offered any more. */
  readonly wanted: string | undefined;
  /** What the bet has in this place; undefined for a selection that is added. */
  readonly before: BetLeg | undefined;
}

/** A selection of a match as it is offered now. */
export interface OfferedSelection {
  readonly match: Match;
  readonly market: Market;
  readonly selection: Selection;
}

/** The code of the one bet that holds all of its legs. */
const codeOf = ({ length }: readonly unknown[]): number => length * 1000 + 1;

/** Why a bet cannot be edited. */
export type Uneditable = 'over' | 'pending' | 'builder' | 'system' | 'cashedOut' | 'started';

/** Why a bet cannot be edited at a moment, most lasting first; undefined where it can. @param now milliseconds since 1970 */
export function uneditable(
  { state, builderOdds, comboCode, legs, cashedOut }: Bet,
  now: number,
): Uneditable | undefined {
  if (state === 'pending') return 'pending';
  if (state !== 'accepted') return 'over';
  if (builderOdds !== undefined) return 'builder';
  if (cashedOut !== undefined) return 'cashedOut';
  if (comboCode !== codeOf(legs)) return 'system';
  return legs.some(({ kickOff }) => kickOff <= now) ? 'started' : undefined;
}

/** The selection of a match that a leg was taken on, as it is offered now. */
export function presentOf(match: Match | undefined, leg: BetLeg): OfferedSelection | undefined {
  if (match === undefined) return undefined;
  for (const market of match.markets) {
    if (market.kind !== leg.kind || market.period !== leg.period || market.line !== leg.line) continue;
    const selection = market.selections.find(({ side }) => side === leg.side);
    if (selection !== undefined) return { match, market, selection };
  }
  return undefined;
}

/** What a draft wants of its match, at the present price. */
export function wantedOf(match: Match | undefined, { wanted }: DraftLeg): OfferedSelection | undefined {
  for (const market of match?.markets ?? []) {
    const selection = market.selections.find(({ key }) => key === wanted);
    if (match !== undefined && selection !== undefined) return { match, market, selection };
  }
  return undefined;
}

/** Whether a selection can be bet now, in a match that has not begun. */
export const isOffered = ({ match, market, selection }: OfferedSelection): boolean =>
  match.status === 'upcoming' &&
  market.status === 'open' &&
  !selection.locked &&
  selection.odds !== undefined;

/** A bet's price and return. */
export interface Terms {
  readonly stake: Money;
  /** All odds multiplied, cut to two places; text, since long shots leave the range of a price. */
  readonly odds: string;
  /** What comes back if everything wins, stake included, cut to cents once; undefined beyond what can be written as money. */
  readonly potentialReturn: Money | undefined;
}

/** What legs at these prices come to. */
export function termsOf(stake: Money, prices: readonly string[]): Terms {
  return {
    stake,
    odds: totalOdds(prices),
    potentialReturn: estimatedReturn(prices, stake, [prices.length]),
  };
}

/** What is in the way of an edit. */
export type EditProblem = 'held' | 'badStake' | 'stakeLowered' | 'sameMatch' | 'unchanged';

/** An edit as it stands: what would be sent, or why nothing can be. */
export type Edit =
  | { readonly ok: true; readonly order: BetOrder; readonly terms: Terms; readonly extra: Money }
  | { readonly ok: false; readonly problem: EditProblem; readonly terms?: Terms };

/**
 * Judges an edit: every leg of the bet and of the draft has to be offered now, the stake may only rise, and something has to differ.
 * All legs go at their present prices.
 * @param stakeText as it was typed
 */
export function editOf(
  bet: Bet,
  matches: readonly Match[],
  draft: readonly DraftLeg[],
  stakeText: string,
): Edit {
  const matchOf = (id: string) => matches.find((match) => match.id === id);
  const legs = draft.flatMap((leg) => wantedOf(matchOf(leg.matchId), leg) ?? []);
  const held = (leg: OfferedSelection | undefined): boolean => leg === undefined || !isOffered(leg);
  if (legs.length < draft.length || legs.some(held)) return { ok: false, problem: 'held' };
  // A bet on a market that is held is not given up either.
  if (bet.legs.some((leg) => held(presentOf(matchOf(leg.matchId), leg))))
    return { ok: false, problem: 'held' };
  if (new Set(draft.map(({ matchId }) => matchId)).size < draft.length)
    return { ok: false, problem: 'sameMatch' };
  const stake = readStake(stakeText);
  if (stake === undefined) return { ok: false, problem: 'badStake' };
  const terms = termsOf(
    stake,
    legs.flatMap(({ selection }) => selection.odds ?? []),
  );
  const extra = subtractMoney(stake, bet.stake);
  if (compareMoney(stake, bet.stake) < 0) return { ok: false, problem: 'stakeLowered', terms };
  const same =
    legs.length === bet.legs.length &&
    bet.legs.every((leg) => {
      const key = presentOf(matchOf(leg.matchId), leg)?.selection.key;
      return legs.some(({ selection }) => selection.key === key);
    });
  if (same && compareMoney(stake, bet.stake) === 0) return { ok: false, problem: 'unchanged', terms };
  const order: BetOrder = {
    legs,
    comboCode: codeOf(legs),
    stake,
    // Never below what is on the screen.
    acceptance: 'better',
    replaces: bet.id,
  };
  return { ok: true, order, terms, extra };
}
