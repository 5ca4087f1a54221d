import { rebate, REQUEST_CODES, type CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { legsOf } from '@heptad/sandbox-ledger';
import { BusinessError, describeLeg, localeOfHeader, type VenueLocale } from '@heptad/sandbox-venues';
import { signedIn, type Member } from '../members/member';
import { admitPlay } from '../protection/admission';
import type { AreaServer } from '../server/area-server';
import type { SandboxServices } from '../server/services';
import { platformDay } from '../valid-turnover/platform-day';
import { LEAST_ODDS } from '../valid-turnover/valid-turnover';
import { platformText } from '../words/platform-words';
import { wordedBy } from '../words/site-labels';
import { claimOfKey, claimRebate, NOT_BY_HAND, waitingOf } from './claim-rebate';
import { creditedDay, creditedPage } from './credited-days';
import { LEAST_CLAIM, totalOf, type KindRebate } from './day-rules';
import { betsOfDay, creditsAt, openDay, type DayBet } from './open-days';
import { percentOf } from './ratios';

type WireDay = CallResponse<typeof rebate.state>['today'];
type WireBet = CallResponse<typeof rebate.detail>['bets'][number];

/** Bets of one day in an answer: the newest. */
const MOST_BETS = 100;

/** Puts the rebate of valid turnover on the server: what waits, the claim, credited days and their bets (ROUTE-023). */
export function serveRebate({ calls, services }: Pick<AreaServer, 'calls' | 'services'>): void {
  const { storage } = services;

  calls.serveCall(rebate.state, async ({ member, headers, now, site }) => {
    const known = signedIn(member);
    const locale = localeOfHeader(headers['accept-language']);
    const obstacle = await obstacleFor(services, known, locale);
    const waiting = await waitingOf(services, known);
    const today = await openDay(storage, known, platformDay(now), waiting.length === 0);
    const sum = waiting.reduce((total, { kinds }) => total + totalOf(kinds).rebate, 0n);
    return {
      grade: known.grade,
      today: wireDay(today.day, today.kinds),
      waiting: waiting.map(({ day, kinds }) => wireDay(day, kinds)),
      claimable: fromMinorUnits(sum),
      least: fromMinorUnits(LEAST_CLAIM),
      leastOdds: LEAST_ODDS,
      ...defined({ obstacle: obstacle && wordedBy(site, locale)(obstacle) }),
    };
  });

  calls.serveCall(rebate.records, ({ body, member }) => creditedPage(storage, signedIn(member).id, body));

  calls.serveCall(rebate.detail, async ({ body: { day }, member, headers, now }) => {
    const known = signedIn(member);
    const credited = await creditedDay(storage, known.id, day);
    const today = platformDay(now);
    if (credited === undefined && day > today) throw new BusinessError(REQUEST_CODES.notFound, '记录不存在');
    const bets = credited ? await keptBets(services, known.id, day) : await betsOfDay(storage, known.id, day);
    const kinds = credited?.kinds ?? (await openDay(storage, known, day, false)).kinds;
    return {
      ...wireDay(day, kinds),
      state: credited?.way ?? (day === today ? ('running' as const) : ('waiting' as const)),
      ...defined({ at: credited?.at }),
      bets: bets
        .toReversed()
        .slice(0, MOST_BETS)
        .map((bet) => wireBet(services, bet, localeOfHeader(headers['accept-language']))),
      betCount: bets.length,
    };
  });

  calls.serveCall(rebate.claim, ({ member, headers }) =>
    claimRebate(services, signedIn(member), headers['idempotency-key'] ?? ''),
  );

  calls.serveCall(rebate.claimStatus, async ({ body, member }) => {
    const claim = await claimOfKey(services, signedIn(member).id, body.idempotencyKey);
    return claim === undefined ? { known: 0 as const } : { known: 1 as const, claim };
  });
}

/** The bets of a credited day, as they were counted then. */
async function keptBets(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
  day: string,
): Promise<readonly DayBet[]> {
  const rows = await storage.db
    .selectFrom('rebate_bets')
    .select(['bet_id', 'counted_minor', 'rule'])
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .execute();
  const kept = new Map(rows.map((row) => [row.bet_id, row]));
  const bets = await betsOfDay(storage, memberId, day);
  return bets.flatMap((each) => {
    const row = kept.get(each.bet.id);
    const rule = rebate.turnoverRules.find((known) => known === row?.rule);
    return row === undefined || rule === undefined ? [] : [{ ...each, amount: row.counted_minor, rule }];
  });
}

function wireDay(day: string, kinds: readonly KindRebate[]): WireDay {
  const { turnover, rebate: sum } = totalOf(kinds);
  return {
    day,
    turnover: fromMinorUnits(turnover),
    rebate: fromMinorUnits(sum),
    creditsAt: creditsAt(day),
    kinds: kinds.map((each) => ({
      kind: each.kind,
      turnover: fromMinorUnits(each.turnover),
      correction: fromMinorUnits(each.correction),
      ratio: percentOf(each.ratio),
      rebate: fromMinorUnits(each.rebate),
    })),
  };
}

function wireBet(
  { simulation }: Pick<SandboxServices, 'simulation'>,
  { bet, betId, kind, amount, rule, settledAt }: DayBet,
  locale: VenueLocale,
): WireBet {
  const legs = legsOf(bet);
  const [first] = legs;
  const { league = '', home = '', away = '' } = first ? describeLeg(simulation, first, locale) : {};
  return {
    id: betId,
    kind,
    venue: bet.venue,
    title: home && away ? `${home} – ${away}` : home || league,
    legs: legs.length,
    stake: fromMinorUnits(bet.stake_minor),
    counted: fromMinorUnits(amount),
    rule,
    settledAt,
  };
}

/** Why the member may claim nothing by hand now, in words. */
async function obstacleFor(
  services: SandboxServices,
  member: Member,
  locale: VenueLocale,
): Promise<string | undefined> {
  try {
    await admitPlay(services, member, 'payIn', NOT_BY_HAND);
    return undefined;
  } catch (error) {
    if (error instanceof BusinessError) return platformText(error.message, locale);
    throw error;
  }
}
