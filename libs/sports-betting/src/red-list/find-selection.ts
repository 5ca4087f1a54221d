import { countsAlike } from '@heptad/venue-gateway';
import type { MarketShape, MatchShape, SelectionShape } from '../match/match-shape';
import type { Tip } from './red-list-queries';

/** A selection of a match as a venue offers it. */
export interface OfferedSelection {
  readonly market: MarketShape;
  readonly selection: SelectionShape;
}

/** Lines are the same number, however they are written. */
const isSameLine = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined ? one === other : Number(one) === Number(other);

/**
 * The venue's selection that a tip means.
 * @returns undefined where the venue does not offer that market, or not at that line any more
 */
export function findSelection(
  match: MatchShape,
  { market: { kind, period, line }, side }: Pick<Tip, 'market' | 'side'>,
): OfferedSelection | undefined {
  for (const market of match.markets) {
    if (market.kind !== kind || market.period !== period || market.status === 'closed') continue;
    if (!isSameLine(market.line, line)) continue;
    // A tip is about the whole match; a handicap that counts from a later score is another bet.
    if (!countsAlike(market.countsFrom, undefined)) continue;
    const selection = market.selections.find((each) => each.side === side);
    if (selection !== undefined) return { market, selection };
  }
  return undefined;
}
