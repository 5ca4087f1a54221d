import { WIDE_QUERY } from '@heptad/feature-module';
import type { MarketKind } from '@heptad/venue-gateway';
import type { MarketShape, MatchShape, SelectionShape } from './match-shape';

/** The markets a card shows side by side; the rest are on the match's own page. */
export const CARD_KINDS = ['moneyline', 'handicap', 'overUnder'] as const satisfies readonly MarketKind[];
export type CardKind = (typeof CARD_KINDS)[number];

/** The parts of a match that cards show: the whole of it, or its first half. */
export type CardPart = 'full' | 'firstHalf';

export const WHOLE: readonly CardPart[] = ['full'];
export const HALF: readonly CardPart[] = ['firstHalf'];
/** Side by side, where there is room for six columns. */
export const WHOLE_AND_HALF: readonly CardPart[] = ['full', 'firstHalf'];

/** From this width on a list is a table with a line for each match. */
export const TABLE_QUERY = '(min-width: 960px)';
/** Whether the lines of that table may be lower than a finger needs. Styles name the same `mouse`. */
export const MOUSE_QUERY = `${WIDE_QUERY} and (pointer: fine)`;
/** From this width on a line of a list has room for the whole match and its first half side by side. */
export const BOTH_HALVES_QUERY = '(min-width: 1760px)';

/** One column of a card; without a market it stays empty, so that cards line up. */
export interface CardColumn {
  readonly kind: CardKind;
  readonly part: CardPart;
  readonly market: MarketShape | undefined;
}

const ofKind = (match: MatchShape, kind: CardKind, part: CardPart): MarketShape | undefined => {
  const markets = match.markets.filter((market) => market.kind === kind && market.period === part);
  return markets.find(({ status }) => status !== 'closed');
};

/** The columns of a match's card: the main line of each of the three markets, of the whole match unless other parts are asked for. */
export function cardColumns(match: MatchShape, parts: readonly CardPart[] = WHOLE): readonly CardColumn[] {
  return parts.flatMap((part) =>
    CARD_KINDS.map((kind) => ({ kind, part, market: ofKind(match, kind, part) })),
  );
}

/** The row of a card in which a selection stands: that of the home team, of the away team, or of the draw. */
export function cardRow({ side }: Pick<SelectionShape, 'side'>): 1 | 2 | 3 {
  if (side === 'draw') return 3;
  return side === 'away' || side === 'under' ? 2 : 1;
}

/** Whether any match of a list has a market of the first half that a card could show: once that half is over a match has none. */
export function hasFirstHalf(matches: readonly MatchShape[]): boolean {
  return matches.some((match) => CARD_KINDS.some((kind) => ofKind(match, kind, 'firstHalf') !== undefined));
}
