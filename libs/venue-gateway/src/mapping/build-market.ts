import { defined } from '@heptad/formatting';
import type { Odds } from '@heptad/formatting';
import type {
  Market,
  MarketKind,
  MarketPeriod,
  MarketStatus,
  Score,
  Selection,
  Side,
  WireOrder,
} from '../entities/match';
import { marketKey, selectionKey, type MarketIdentity } from './keys';

export interface SelectionDraft {
  readonly side: Side;
  readonly name: string;
  readonly odds: Odds | undefined;
  /** The venue holds this selection itself. */
  readonly held: boolean;
  readonly wire: WireOrder;
}

export interface MarketDraft {
  readonly identity: MarketIdentity;
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly name: string;
  readonly line: string | undefined;
  readonly countsFrom?: Score | undefined;
  readonly status: MarketStatus;
  readonly selections: readonly SelectionDraft[];
}

/**
 * Makes a market of what an adapter read: a selection can be bet only while it, its market and its match are all open
 * and it has a price.
 * @param matchHeld the match itself is suspended or over
 * @returns `undefined` for a market without selections
 */
export function buildMarket(draft: MarketDraft, matchHeld: boolean): Market | undefined {
  const { identity, kind, period, name, line, countsFrom, status } = draft;
  const selections = new Map<string, Selection>();
  for (const { side, name: label, odds, held, wire } of draft.selections) {
    const key = selectionKey(identity, side);
    if (selections.has(key)) continue;
    selections.set(key, {
      key,
      side,
      name: label,
      locked: held || matchHeld || status !== 'open' || odds === undefined,
      wire,
      ...defined({ line, odds }),
    });
  }
  if (selections.size === 0) return undefined;
  return {
    key: marketKey(identity),
    kind,
    period,
    name,
    status,
    selections: [...selections.values()],
    ...defined({ line, countsFrom }),
  };
}

/** The markets of a match, each key once: a venue that repeats a line is taken at its first word. */
export function distinctMarkets(markets: readonly (Market | undefined)[]): readonly Market[] {
  const byKey = new Map<string, Market>();
  for (const market of markets)
    if (market !== undefined && !byKey.has(market.key)) byKey.set(market.key, market);
  return [...byKey.values()];
}
