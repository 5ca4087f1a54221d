import type { MarketKind } from '@heptad/venue-gateway';
import type { MarketShape } from '../match/match-shape';

/** The groups of a match's markets, in the order of their tabs. All of them stand last: a list knows no more than the first ones, so that nothing
 * moves when the rest comes. */
const MARKET_GROUPS = ['hot', 'handicap', 'goals', 'half', 'corners', 'specials', 'all'] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

const GOALS: ReadonlySet<MarketKind> = new Set([
  'overUnder',
  'pointsOverUnder',
  'correctScore',
  'bothTeamsScore',
  'oddEven',
]);
/** What most bets are on, in the order in which it stands above everything else. */
const HOT: readonly MarketKind[] = ['moneyline', 'handicap', 'overUnder', 'pointsOverUnder'];
const CORNERS: ReadonlySet<MarketKind> = new Set(['cornersHandicap', 'cornersOverUnder']);

const MEMBERS: Readonly<Record<MarketGroup, (market: MarketShape) => boolean>> = {
  hot: ({ kind, period }) => HOT.includes(kind) && (period === 'full' || period === 'firstHalf'),
  handicap: ({ kind }) => kind === 'handicap' || kind === 'moneyline' || kind === 'doubleChance',
  goals: ({ kind }) => GOALS.has(kind),
  half: ({ period }) => period !== 'full',
  corners: ({ kind }) => CORNERS.has(kind),
  specials: ({ kind }) =>
    kind === 'correctScore' || kind === 'oddEven' || kind === 'outright' || kind === 'venueLine',
  all: () => true,
};

/** The markets of one group; closed ones are not shown. */
export function marketsOf(group: MarketGroup, markets: readonly MarketShape[]): readonly MarketShape[] {
  return markets.filter((market) => market.status !== 'closed' && MEMBERS[group](market));
}

/** The groups that have anything in them; all together only where that is more than the popular ones. */
export function groupsOf(markets: readonly MarketShape[]): readonly MarketGroup[] {
  const count = (group: MarketGroup): number => marketsOf(group, markets).length;
  return MARKET_GROUPS.filter((group) => count(group) > (group === 'all' ? count('hot') : 0));
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

/** Who wins, the handicap and the total of the whole match above everything else, which keeps the venue's order. */
export function mainFirst(families: readonly MarketFamily[]): readonly MarketFamily[] {
  const rank = ({ kind, period }: MarketFamily): number =>
    period === 'full' && HOT.includes(kind) ? HOT.indexOf(kind) : HOT.length;
  return families.toSorted((a, b) => rank(a) - rank(b));
}
