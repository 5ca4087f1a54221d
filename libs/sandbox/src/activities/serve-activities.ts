import { activities, type CallResponse, REQUEST_CODES } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { orderNumber } from '../payments/order-numbers';
import { obstacleOf } from './engine/admission';
import { awardOfKey } from './engine/by-key';
import { createActivityEngine, type ActivityEngine } from './engine/engine';
import { joinRun } from './engine/join';
import type { AwardRow, Seat } from './engine/kind';
import { rulesOnWire } from './engine/rules-on-wire';
import type { Asker } from './engine/seats';
import { standingOf } from './engine/standing-of';
import { KINDS } from './kinds/kinds';
import { promoDetails, promotionOf, promotionProgress } from './kinds/promo-details/promo-details';
import { countsMoney, type Measure } from './promotion';
import { serveEngine } from './serve-engine';

type Detail = CallResponse<typeof activities.detail>;
type ClaimOrder = CallResponse<typeof activities.claim>;

/** Puts activities on the server: the engine's own calls, and those of promotions, which the same engine runs. */
export function serveActivities(server: AreaServer): void {
  const engine = createActivityEngine(server.services, KINDS);
  serveEngine(server, engine);
  servePromotions(server, engine);
}

/** The calls of promotions with steps. */
function servePromotions({ calls }: Pick<AreaServer, 'calls'>, engine: ActivityEngine): void {
  const shown = (now: number) =>
    engine.shown(now).filter(({ activity }) => activity.kind === promoDetails.kind);
  const seatOf = async (id: string, asker: Asker): Promise<Seat> => {
    const run = shown(asker.now).find((each) => each.id === id);
    const [seat] = run === undefined ? [] : await engine.seats([run], asker);
    if (seat === undefined) throw new BusinessError(REQUEST_CODES.notFound, '活动不存在');
    return seat;
  };
  const asker = ({
    site,
    member,
    headers,
    now,
  }: Pick<Asker, 'site' | 'member' | 'now'> & {
    readonly headers: Readonly<Record<string, string>>;
  }): Asker => ({
    site,
    member,
    now,
    locale: localeOfHeader(headers['accept-language']),
  });

  calls.serveCall(activities.detail, async (request) =>
    detailOf(await seatOf(request.body.id, asker(request))),
  );

  calls.serveCall(activities.join, async (request) => {
    const { body, member, now } = request;
    const { run } = await seatOf(body.id, asker(request));
    await joinRun(engine.services, signedIn(member), run, now);
    return detailOf(await seatOf(body.id, asker(request)));
  });

  calls.serveCall(activities.claim, async (request) => {
    const { body, member, headers } = request;
    const row = await engine.claim(await seatOf(body.id, asker(request)), {
      member: signedIn(member),
      source: String(body.tier),
      idempotencyKey: headers['idempotency-key'] ?? '',
    });
    return orderOf(row);
  });

  calls.serveCall(activities.claimStatus, async ({ body, member }) => {
    const { db } = engine.services.storage;
    const row = await awardOfKey(db, { memberId: signedIn(member).id, key: body.idempotencyKey });
    return row === undefined ? { known: 0 as const } : { known: 1 as const, claim: orderOf(row) };
  });
}

function orderOf(row: AwardRow): ClaimOrder {
  return {
    orderNo: orderNumber('B', row.transaction_id),
    id: row.run_id,
    tier: Number(row.source),
    prize: fromMinorUnits(row.amount_minor),
    claimedAt: row.paid_at,
  };
}

const STATES = {
  announced: 'open',
  open: 'open',
  joined: 'joined',
  earning: 'joined',
  toClaim: 'reached',
  claimed: 'claimed',
  expired: 'ended',
  closed: 'ended',
  stopped: 'ended',
} as const;

/** What stands first of a promotion. */
async function briefOf(seat: Seat) {
  const { run, locale } = seat;
  const { activity } = run;
  const { state } = await standingOf(promoDetails, seat);
  return {
    id: run.id,
    category: activity.category,
    title: activity.title[locale],
    summary: activity.summary[locale],
    art: activity.art,
    startsAt: run.startsAt,
    endsAt: run.endsAt,
    state: STATES[state],
    prizeTotal: fromMinorUnits(activity.prizes.reduce((sum, { amount }) => sum + amount, 0n)),
  };
}

async function detailOf(seat: Seat): Promise<Detail> {
  const { run, member, now, locale, joined, awards } = seat;
  const { measure, measureName, rules } = promotionOf(run.activity);
  const progress = await promotionProgress(seat);
  const obstacle = member === undefined || joined ? undefined : obstacleOf(run.activity, member, now);
  return {
    ...(await briefOf(seat)),
    claimableUntil: run.claimableUntil,
    ...defined({ obstacle: obstacle?.[locale] }),
    unit: countsMoney(measure) ? 'money' : 'count',
    measure: measureName[locale],
    progress: counted(measure, progress),
    prizes: run.activity.prizes.map(({ id, target = 0n, amount }, place) => ({
      tier: place + 1,
      target: counted(measure, target),
      prize: fromMinorUnits(amount),
      reached: progress >= target ? (1 as const) : (0 as const),
      claimed: awards.some(({ source }) => source === id) ? (1 as const) : (0 as const),
    })),
    rules: rulesOnWire(rules, seat),
  };
}

/** A number of the measure's own unit as it goes over the wire. */
function counted(measure: Measure, value: bigint): string {
  return countsMoney(measure) ? fromMinorUnits(value) : value.toString();
}
