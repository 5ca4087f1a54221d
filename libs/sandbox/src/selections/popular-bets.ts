import type { CallRequest, CallResponse, selections } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { legsOf, NOT_STAKED, type BetLeg, type Storage } from '@heptad/sandbox-ledger';
import type { SimName, Simulation } from '@heptad/sandbox-simulation';
import { countsFromText } from './counts-from';
import { kindNameOf, sideNameOf } from './named-selection';
import { popularSelections, type PopularSelection } from './popular-selections';

/** How far back bets are counted. */
export const POPULAR_HOURS = 6;
const HOUR = 3_600_000;
/** More bets say nothing more, and cost time. */
const MOST_BETS = 2000;
/** One bet alone makes nothing popular. */
const LEAST_BETS = 2;
const SHOWN = 5;

type PopularBet = CallResponse<typeof selections.popularBets>['items'][number];
/** What is asked for: the bets of all matches unless a match or a sport is named. */
type Wanted = Omit<CallRequest<typeof selections.popularBets>, 'venue'>;

/** The legs of the bets that were taken lately, the latest bet first. */
async function lateBets(storage: Pick<Storage, 'db'>, now: number): Promise<readonly (readonly BetLeg[])[]> {
  const rows = await storage.db
    .selectFrom('bets')
    .select('legs')
    .where('placed_at', '>=', now - POPULAR_HOURS * HOUR)
    .where('state', 'not in', ['pending', ...NOT_STAKED])
    .orderBy('id', 'desc')
    .limit(MOST_BETS)
    .execute();
  return rows.map(legsOf);
}

/** One of them as the call tells it; undefined where it cannot be bet any more or has no name in the product. */
function popularBet(
  simulation: Pick<Simulation, 'match' | 'quote'>,
  { leg, bets }: PopularSelection,
  language: keyof SimName,
): PopularBet | undefined {
  const [kind, side] = [kindNameOf(leg.kind), sideNameOf(leg.side)];
  const quote = simulation.quote(leg.selection);
  const match = simulation.match(leg.matchId);
  if (kind === undefined || side === undefined || match === undefined || quote === undefined)
    return undefined;
  if (quote.state === 'closed' || countsFromText(quote) !== countsFromText(leg)) return undefined;
  const { id, league, home, away } = match;
  return {
    match: { id, league: league.name[language], home: home.name[language], away: away.name[language] },
    market: {
      kind,
      period: leg.period,
      ...defined({ line: leg.line, countsFrom: quote.countsFrom && { ...quote.countsFrom } }),
    },
    side,
    bets,
  };
}

/** What most members bet on, of what a venue still offers. @param simulation as the venue prices it */
export async function popularBets(
  storage: Pick<Storage, 'db'>,
  simulation: Pick<Simulation, 'match' | 'quote'>,
  { language, matchId, sport }: Wanted,
  now: number,
): Promise<PopularBet[]> {
  const isWanted = (leg: BetLeg): boolean =>
    (matchId === undefined || leg.matchId === matchId) && (sport === undefined || leg.sport === sport);
  const bets = (await lateBets(storage, now)).map((legs) => legs.filter(isWanted));
  const popular = popularSelections(bets, LEAST_BETS);
  const items: PopularBet[] = [];
  for (const each of popular) {
    const item = popularBet(simulation, each, language);
    if (item !== undefined) items.push(item);
    if (items.length === SHOWN) break;
  }
  return items;
}
