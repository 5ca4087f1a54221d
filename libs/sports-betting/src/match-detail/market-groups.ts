import type { MarketKind } from '@heptad/venue-gateway';
import type { MarketShape } from '../match/match-shape';

/** The groups of a match's markets, in the order of their tabs. */
const MARKET_GROUPS = ['all', 'handicap', 'goals', 'half', 'corners', 'specials'] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

const GOALS: ReadonlySet<MarketKind> = new Set([
  'overUnder',
  'pointsOverUnder',
  'correctScore',
  'bothTeamsScore',
  'oddEven',
]);
const CORNERS: ReadonlySet<MarketKind> = new Set(['cornersHandicap', 'cornersOverUnder']);

const MEMBERS: Readonly<Record<MarketGroup, (market: MarketShape) => boolean>> = {
  all: () => true,
  handicap: ({ kind }) => kind === 'handicap' || kind === 'moneyline' || kind === 'doubleChance',
  goals: ({ kind }) => GOALS.has(kind),
  half: ({ period }) => period !== 'full',
  corners: ({ kind }) => CORNERS.has(kind),
  specials: ({ kind }) =>
    kind === 'correctScore' || kind === 'oddEven' || kind === 'outright' || kind === 'venueLine',
};

/** The markets of one group; closed ones are not shown. */
export function marketsOf(group: MarketGroup, markets: readonly MarketShape[]): readonly MarketShape[] {
  return markets.filter((market) => market.status !== 'closed' && MEMBERS[group](market));
}

/** The groups that have anything in them. */
export function groupsOf(markets: readonly MarketShape[]): readonly MarketGroup[] {
  return MARKET_GROUPS.filter((group) => marketsOf(group, markets).length > 0);
}

/** Lines of one market kind and period, shown together under one head. */
export interface MarketFamily {
  readonly key: string;
  readonly kind: MarketKind;
  readonly period: MarketShape['period'];
  readonly name: string;
  readonly lines: readonly MarketShape[];
}

/** Gathers the lines of each market, in the order in which the venue first names them. */
export function marketFamilies(markets: readonly MarketShape[]): readonly MarketFamily[] {
  const families = new Map<string, MarketShape[]>();
  for (const market of markets) {
    // Of a line that only the venue can name there may be several.
    const own = market.kind === 'venueLine' ? ` ${market.name}` : '';
    const key = `${market.kind} ${market.period}${own}`;
    const lines = families.get(key);
    if (lines === undefined) families.set(key, [market]);
    else lines.push(market);
  }
  return [...families].flatMap(([key, lines]) => {
    const [first] = lines;
    return first === undefined
      ? []
      : [{ key, kind: first.kind, period: first.period, name: first.name, lines }];
  });
}
