import type { MarketKind } from '@heptad/venue-gateway';
import type { MarketShape, MatchShape } from './match-shape';

/** The markets a card shows side by side; the rest are on the match's own page. */
export const CARD_KINDS = ['handicap', 'overUnder', 'moneyline'] as const satisfies readonly MarketKind[];
export type CardKind = (typeof CARD_KINDS)[number];

/** One column of a card; without a market it stays empty, so that cards line up. */
export interface CardColumn {
  readonly kind: CardKind;
  readonly market: MarketShape | undefined;
}

const ofKind = (match: MatchShape, kind: CardKind): MarketShape | undefined => {
  const markets = match.markets.filter((market) => market.kind === kind && market.period === 'full');
  return markets.find(({ status }) => status !== 'closed');
};

/** The columns of a match's card: the main line of each of the three markets of the whole match. */
export function cardColumns(match: MatchShape): readonly CardColumn[] {
  return CARD_KINDS.map((kind) => ({ kind, market: ofKind(match, kind) }));
}
