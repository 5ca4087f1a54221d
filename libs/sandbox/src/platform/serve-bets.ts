import { betRecords } from '@heptad/contracts';
import type { CallResponse } from '@heptad/contracts';
import { fromMinorUnits, minorUnits, subtractMoney } from '@heptad/formatting';
import type { Money } from '@heptad/formatting';
import type { Bet } from '../betting/betting';
import { signedIn } from '../members/serve-members';
import type { ServedRequest } from '../server/serve';
import type { SandboxServices } from '../server/services';
import type { SubjectServer } from '../server/subjects';
import { isFinal, legFacts } from '../venues/leg-facts';
import { localeOfHeader } from '../venues/venue-locale';
import type { VenueLocale } from '../venues/venue-locale';

type Records = CallResponse<typeof betRecords>;
type RecordsQuery = ServedRequest<typeof betRecords>['body'];

/** Puts the member's bets across all venues on the server. */
export function serveBets({ calls, services }: SubjectServer): void {
  calls.serveCall(betRecords, async ({ body, member, headers }) => {
    const memberId = signedIn(member).id;
    const locale = localeOfHeader(headers['accept-language']);
    const page = await services.betting.orders({
      memberId,
      state: body.settled ? 'over' : 'open',
      offset: (body.page - 1) * body.size,
      limit: body.size,
      ...(body.venue === undefined ? {} : { venue: body.venue }),
      ...(body.from === undefined ? {} : { from: body.from }),
      ...(body.to === undefined ? {} : { until: body.to + 1 }),
    });
    const winLoss = body.settled ? minorUnits(page.totalPayout) - minorUnits(page.totalStake) : 0n;
    return {
      items: page.bets.map((bet) => recordOf(services, bet, locale)),
      total: page.total,
      page: body.page,
      size: body.size,
      totals: {
        bets: page.total,
        stake: page.totalStake,
        turnover: fromMinorUnits(body.settled ? await turnover(services, memberId, body) : 0n),
        returns: page.totalPayout,
        winLoss: fromMinorUnits(winLoss),
      },
    };
  });
}

function recordOf(services: SandboxServices, bet: Bet, locale: VenueLocale): Records['items'][number] {
  const final = isFinal(bet);
  const returns = final ? returnsOf(bet) : bet.potentialReturn;
  return {
    id: bet.id,
    venue: bet.venue,
    state: bet.state,
    comboCode: bet.code,
    stake: bet.stake,
    returns,
    placedAt: bet.placedAt,
    ...(final ? { winLoss: subtractMoney(returns, bet.stake) } : {}),
    ...(bet.settledAt === undefined ? {} : { settledAt: bet.settledAt }),
    legs: bet.legs.map((leg) => {
      const { league, home, away, kickOff, market, selection, line, result } = legFacts(
        services.simulation,
        leg,
        locale,
      );
      return {
        matchId: leg.matchId,
        league,
        home,
        away,
        kickOff,
        market,
        selection,
        odds: leg.odds,
        state: leg.state === 'open' ? ('accepted' as const) : leg.state,
        ...(line === undefined ? {} : { line }),
        ...(result === undefined ? {} : { result: `${String(result.home)}:${String(result.away)}` }),
      };
    }),
  };
}

/** What came back of a bet that is over; of a rejected one the whole stake. */
function returnsOf({ state, stake, payout }: Bet): Money {
  return state === 'rejected' ? stake : (payout ?? fromMinorUnits(0n));
}

/** Stakes of the bets won or lost, those half won or half lost by half, minor units. */
async function turnover(services: SandboxServices, memberId: string, query: RecordsQuery): Promise<bigint> {
  let select = services.storage.db
    .selectFrom('bets')
    .select(['state', ({ fn }) => fn.sum<bigint>('stake_minor').as('stake_minor')])
    .where('member_id', '=', memberId)
    .groupBy('state');
  if (query.venue !== undefined) select = select.where('venue', '=', query.venue);
  if (query.from !== undefined) select = select.where('placed_at', '>=', query.from);
  if (query.to !== undefined) select = select.where('placed_at', '<=', query.to);
  const rows = await select.execute();
  const of = (...states: string[]) =>
    rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + BigInt(row.stake_minor), 0n);
  return of('won', 'lost') + of('halfWon', 'halfLost') / 2n;
}
