import { BUSINESS_CODES, REQUEST_CODES } from '@heptad/contracts';
import { keptQuery, type Row, type ValueOf } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../../members/member';
import { admitPlay } from '../../protection/admission';
import type { Reached } from './activity';
import { enter } from './join';
import type { ActivityKind, AwardRow, Seat } from './kind';
import { payPrize } from './pay-prize';

export interface ClaimOrder {
  readonly member: Member;
  /** What was won, by {@link Reached.source}. */
  readonly source: string;
  readonly idempotencyKey: string;
}

/** Whether a member takes part: by having joined, or because a kind asks nobody to. */
export const takesPart = (kind: ActivityKind, { joined, member }: Seat): boolean =>
  joined || (kind.joinsItself === true && member !== undefined);

/** What a member has won in a run and was not paid. */
export async function unpaidOf(kind: ActivityKind, seat: Seat): Promise<readonly Reached[]> {
  if (kind.reached === undefined || !takesPart(kind, seat)) return [];
  const paid = new Set(seat.awards.map(({ source }) => source));
  return (await kind.reached(seat)).filter(({ source }) => !paid.has(source));
}

/** Pays what was won into the member's centre, once whatever happens. Runs inside the transaction of its keyed call. @throws BusinessError */
export async function claimOnce(kind: ActivityKind, seat: Seat, order: ClaimOrder): Promise<AwardRow> {
  const { services, run, now } = seat;
  const { member, source } = order;
  const reached = takesPart(kind, seat) ? ((await kind.reached?.(seat)) ?? []) : [];
  const won = reached.find((each) => each.source === source);
  const isPaid = seat.awards.some((each) => each.source === source);
  if (won === undefined && !isPaid && !run.activity.prizes.some(({ id }) => id === source))
    throw new BusinessError(REQUEST_CODES.notFound, '奖励不存在');
  await admitPlay(services, member, 'payIn', '账户受限，暂不能领取');
  if (now >= run.claimableUntil) throw new BusinessError(BUSINESS_CODES.promotionOver, '已过领取期限');
  if (!takesPart(kind, seat)) throw new BusinessError(BUSINESS_CODES.promotionNotJoined, '请先报名');
  if (isPaid) throw new BusinessError(BUSINESS_CODES.prizeClaimed, '奖励已领取');
  if (won === undefined) throw new BusinessError(BUSINESS_CODES.prizeNotReached, '尚未达到该档位');
  await enter(services, member.id, seat.run.id, now);
  return payWon(seat, member, won, order.idempotencyKey);
}

const insertAward = keptQuery((db, value: ValueOf<Row<'activity_awards'>>) =>
  db.insertInto('activity_awards').values({
    member_id: value('member_id'),
    run_id: value('run_id'),
    source: value('source'),
    prize_id: value('prize_id'),
    idempotency_key: value('idempotency_key'),
    transaction_id: value('transaction_id'),
    amount_minor: value('amount_minor'),
    turnover_minor: value('turnover_minor'),
    reason: value('reason'),
    paid_at: value('paid_at'),
  }),
);

/** Pays something that was won by who takes part; the database itself holds that it is paid once. */
export async function payWon(
  { services, run }: Seat,
  member: Member,
  { source, prizeId, amount, reason }: Reached,
  idempotencyKey: string,
): Promise<AwardRow> {
  const { transactionId, at } = await payPrize(services, { member, run, prizeId, amount });
  const award: AwardRow = {
    member_id: member.id,
    run_id: run.id,
    source,
    prize_id: prizeId,
    idempotency_key: idempotencyKey,
    transaction_id: transactionId,
    amount_minor: amount,
    turnover_minor: amount * BigInt(run.activity.turnoverTimes),
    reason: JSON.stringify(reason),
    paid_at: at,
  };
  await insertAward(services.storage.db, award);
  return award;
}
