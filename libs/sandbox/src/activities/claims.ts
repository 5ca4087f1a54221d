import { type activities, BUSINESS_CODES, type CallResponse, REQUEST_CODES } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { Member } from '../members/member';
import { requireRight } from '../members/member-rights';
import { orderNumber } from '../payments/order-numbers';
import { admitPlay } from '../protection/admission';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { claimableUntil } from './editions';
import { prizePaid } from './prize-mail';
import type { Edition } from './promotion';
import { isReached, obstacleOf, standingOf } from './standing';
import type { Row } from '@heptad/sandbox-ledger';

type ClaimOrder = CallResponse<typeof activities.claim>;
type ClaimRow = Row<'promotion_claims'>;

/** Joins a run; a member who has joined stays so. Throws the BusinessError where it is over or not for the member. */
export async function join(
  { storage }: SandboxServices,
  member: Member,
  edition: Edition,
  now: number,
): Promise<void> {
  if (now >= edition.endsAt) throw new BusinessError(BUSINESS_CODES.promotionOver, '活动已结束');
  const obstacle = obstacleOf(edition, member, now);
  if (obstacle !== undefined) {
    requireRight(member, 'payIn', obstacle['zh-CN']);
    throw new BusinessError(BUSINESS_CODES.promotionNotForMember, obstacle['zh-CN']);
  }
  await storage.db
    .insertInto('promotion_entries')
    .values({ member_id: member.id, promotion_id: edition.id, joined_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'promotion_id']).doNothing())
    .execute();
}

export interface Claim {
  readonly member: Member;
  readonly edition: Edition;
  /** Counted from 1. */
  readonly tier: number;
  readonly idempotencyKey: string;
}

/** Pays a prize into the member's centre, once whatever happens. Runs inside the transaction of its keyed call. */
export async function claim(
  services: SandboxServices,
  { member, edition, tier, idempotencyKey }: Claim,
  now: number,
): Promise<ClaimOrder> {
  const prize = edition.promotion.prizes[tier - 1];
  if (prize === undefined) throw new BusinessError(REQUEST_CODES.notFound, '奖励不存在');
  await admitPlay(services, member, 'payIn', '账户受限，暂不能领取');
  if (now >= claimableUntil(edition)) throw new BusinessError(BUSINESS_CODES.promotionOver, '已过领取期限');
  const standing = await standingOf(services.storage, member, edition);
  if (!standing.joined) throw new BusinessError(BUSINESS_CODES.promotionNotJoined, '请先报名');
  if (standing.claimed.has(tier)) throw new BusinessError(BUSINESS_CODES.prizeClaimed, '奖励已领取');
  if (!isReached(edition, standing, tier)) {
    throw new BusinessError(BUSINESS_CODES.prizeNotReached, '尚未达到该档位');
  }
  const receipt = await services.ledger.transfer({
    from: platformAccount('bonus', member.currency),
    to: memberAccount(member.id, CENTRE_WALLET, member.currency),
    amount: prize.prize,
    reason: 'bonus',
    reference: edition.id,
    memberId: member.id,
  });
  const row: ClaimRow = {
    member_id: member.id,
    promotion_id: edition.id,
    tier,
    idempotency_key: idempotencyKey,
    transaction_id: receipt.transactionId,
    prize_minor: prize.prize,
    claimed_at: receipt.at,
  };
  await services.storage.db.insertInto('promotion_claims').values(row).execute();
  const order = orderOf(row);
  await services.mails.send(
    member.id,
    prizePaid(order.orderNo, edition.promotion.title, prize.prize, member.currency),
  );
  return order;
}

/** The claim that was sent with a key; undefined when none arrived. */
export async function claimOfKey(
  { storage }: SandboxServices,
  memberId: string,
  idempotencyKey: string,
): Promise<ClaimOrder | undefined> {
  const row = await storage.db
    .selectFrom('promotion_claims')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row && orderOf(row);
}

function orderOf(row: ClaimRow): ClaimOrder {
  return {
    orderNo: orderNumber('B', row.transaction_id),
    id: row.promotion_id,
    tier: row.tier,
    prize: fromMinorUnits(row.prize_minor),
    claimedAt: row.claimed_at,
  };
}
