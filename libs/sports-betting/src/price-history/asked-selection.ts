import { selections, type CallRequest } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { MarketShape, MatchShape, SelectionShape } from '../match/match-shape';

type Asked = CallRequest<typeof selections.priceHistory>;

const kindOf = (kind: MarketShape['kind']) => selections.MARKET_KINDS.find((each) => each === kind);

/** Whether the platform knows the prices of a market. */
export const hasHistory = ({ kind }: Pick<MarketShape, 'kind'>): boolean => kindOf(kind) !== undefined;

/** A selection as the platform is asked about it; undefined where it does not know such a one. */
export function askedSelection(
  match: Pick<MatchShape, 'id' | 'venue'>,
  { kind, period, line }: Pick<MarketShape, 'kind' | 'period' | 'line'>,
  { side }: Pick<SelectionShape, 'side'>,
): Asked | undefined {
  const [known, knownSide] = [kindOf(kind), selections.MARKET_SIDES.find((each) => each === side)];
  if (known === undefined || knownSide === undefined) return undefined;
  return {
    venue: match.venue,
    matchId: match.id,
    market: { kind: known, period, ...defined({ line }) },
    side: knownSide,
  };
}
