import { bets as betsCalls, REQUEST_CODES } from '@heptad/contracts';
import { defined, fromMinorUnits, minorUnits } from '@heptad/formatting';
import { countSports, partsOf, sumBets, sumPotential } from '@heptad/sandbox-ledger';
import type { BetQuery, BetSums } from '@heptad/sandbox-ledger';
import { signedIn } from '../members/member';
import { BusinessError, localeOfHeader, sportName } from '@heptad/sandbox-venues';
import type { ServedRequest } from '../server/serve';
import type { AreaServer } from '../server/area-server';
import { SIM_SPORTS, SPORT_RULES } from '@heptad/sandbox-simulation';
import { recordOfBet } from './bet-record';

type RecordsQuestion = ServedRequest<typeof betsCalls.records>['body'];

const VIRTUAL_SPORTS = SIM_SPORTS.filter((sport) => SPORT_RULES[sport].family === 'virtual');

/** Puts the member's bets across all venues on the server. */
export function serveBets({ calls, services }: AreaServer): void {
  const { betting, simulation, storage } = services;

  calls.serveCall(betsCalls.records, async ({ body, member, headers }) => {
    const locale = localeOfHeader(headers['accept-language']);
    const query = queryOf(signedIn(member).id, body);
    // One more than asked for tells whether there are older ones.
    const paged =
      body.before === undefined ? { offset: (body.page - 1) * body.size } : { before: body.before };
    const { bets, total } = await betting.orders({ ...query, ...paged, limit: body.size + 1 });
    const { all, venues } = await sumBets(storage, query);
    const { sport: _sport, ...anySport } = body;
    const sports = await countSports(storage, queryOf(signedIn(member).id, anySport));
    return {
      items: bets.slice(0, body.size).map((bet) => recordOfBet(simulation, bet, locale)),
      total,
      page: body.page,
      size: body.size,
      more: bets.length > body.size,
      totals: {
        ...moneyOf(all),
        returns: fromMinorUnits(body.settled ? all.returns : await sumPotential(storage, query)),
        won: fromMinorUnits(all.won),
        lost: fromMinorUnits(all.lost),
      },
      venues: venues.map((sums) => ({ venue: sums.venue, ...moneyOf(sums) })),
      sports: sports.map(({ sport, bets: found }) => ({
        sport,
        name: sportName(sport, locale),
        bets: found,
      })),
    };
  });

  calls.serveCall(betsCalls.record, async ({ body, member, headers }) => {
    const bet = await betting.order(signedIn(member).id, body.id);
    if (bet === undefined) throw new BusinessError(REQUEST_CODES.notFound, '注单不存在');
    return {
      record: recordOfBet(simulation, bet, localeOfHeader(headers['accept-language'])),
      parts: partsOf(bet, minorUnits(bet.runningUnitStake)).map(({ returns, ...part }) => ({
        ...part,
        legs: [...part.legs],
        returns: fromMinorUnits(returns),
      })),
    };
  });
}

/** What is asked for, in the engine's words; a sport that there is not finds nothing. */
function queryOf(memberId: string, body: RecordsQuestion): BetQuery {
  const { venue, kind, states, scope, sport } = body;
  const inScope = scope === 'virtual' ? VIRTUAL_SPORTS : SIM_SPORTS;
  const narrowed = scope === 'virtual' || sport !== undefined;
  return {
    memberId,
    state: body.settled ? 'over' : 'open',
    ...(narrowed && { sports: inScope.filter((key) => sport === undefined || key === sport) }),
    ...(scope === 'sports' && { withoutSports: VIRTUAL_SPORTS }),
    ...defined({ venue, kind, states, from: body.from }),
    ...(body.to !== undefined && { until: body.to + 1 }),
  };
}

function moneyOf({ bets, stake, turnover, won, lost }: BetSums) {
  return {
    bets,
    stake: fromMinorUnits(stake),
    turnover: fromMinorUnits(turnover),
    winLoss: fromMinorUnits(won - lost),
  };
}
