import { countsAlike, type Market, type Score, type Selection } from '@heptad/venue-gateway';
import type { MarketShape, MatchShape, SelectionShape } from './match-shape';

/** A selection as the platform names it for every venue. */
export interface NamedSelection {
  readonly market: {
    readonly kind: Market['kind'];
    readonly period: string;
    readonly line?: string | undefined;
    /** The score that it counts from; the start of the match unless given: a handicap from a later score is another bet. */
    readonly countsFrom?: Score | undefined;
  };
  readonly side: Selection['side'];
}

/** A selection of a match as a venue offers it. */
export interface OfferedSelection {
  readonly market: MarketShape;
  readonly selection: SelectionShape;
}

/** Lines are the same number, however they are written. */
const isSameLine = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined ? one === other : Number(one) === Number(other);

/**
 * The venue's selection that the platform means.
 * @returns undefined where the venue does not offer that market, or not at that line any more
 */
export function findSelection(
  match: Pick<MatchShape, 'markets'>,
  { market: { kind, period, line, countsFrom }, side }: NamedSelection,
): OfferedSelection | undefined {
  for (const market of match.markets) {
    if (market.kind !== kind || market.period !== period || market.status === 'closed') continue;
    if (!isSameLine(market.line, line)) continue;
    if (!countsAlike(market.countsFrom, countsFrom)) continue;
    const selection = market.selections.find((each) => each.side === side);
    if (selection !== undefined) return { market, selection };
  }
  return undefined;
}
