import { BUSINESS_CODES, REQUEST_CODES } from '@heptad/contracts';
import { CENTRE_WALLET, memberAccount, platformAccount, type Row } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { rightsOf } from '../members/member-rights';
import { prizePaid } from '../activities/prize-mail';
import { orderId, orderNumber } from '../payments/order-numbers';
import { admitPlay } from '../protection/admission';
import type { SandboxServices } from '../server/services';
import { giftGranted } from './reward-mails';
import type { Reward, RewardClaim } from './reward';
import { VIP_GIFT_RULES } from './vip-gift-rules';
import { WELFARE_RULES, type WelfareRule } from './welfare-rules';

type GrantRow = Row<'welfare_grants'>;

/** All that the platform gives by: its weeks and the members’ grades. */
const RULES: readonly WelfareRule[] = [...WELFARE_RULES, ...VIP_GIFT_RULES];

/** The newest gifts that a member is shown. */
const MOST_GRANTS = 200;

/** The number by which a member knows a gift. */
const giftNumber = (id: number): string => orderNumber('F', id);

/** Gives a member what the rules give now; nothing to one who rests, and each gift once, however often it is asked. */
export async function grantDue(services: SandboxServices, member: Member): Promise<void> {
  if (!rightsOf(member).payIn) return;
  const { storage, clock, mails } = services;
  const now = clock.now();
  for (const rule of RULES) {
    const gift = await rule.gift(storage, member, now);
    if (gift === undefined) continue;
    await storage.transaction(async () => {
      const granted = await storage.db
        .insertInto('welfare_grants')
        .values({
          member_id: member.id,
          rule: rule.name,
          period: gift.period,
          amount_minor: gift.amount,
          turnover_minor: gift.turnover,
          granted_at: gift.grantedAt,
          expires_at: gift.expiresAt,
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'rule', 'period']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (granted === undefined) return;
      await mails.send(member.id, giftGranted(giftNumber(granted.id), rule.title, gift, member.currency));
    });
  }
}

/** What a member was given, and by which rule, the newest first. */
export async function grantsOf(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
): Promise<readonly { readonly rule: string; readonly reward: Reward }[]> {
  const rows = await storage.db
    .selectFrom('welfare_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(MOST_GRANTS)
    .execute();
  return rows.flatMap((row) => {
    const reward = rewardOf(row);
    return reward === undefined ? [] : [{ rule: row.rule, reward }];
  });
}

/** A member's gifts, the newest first. */
export async function giftsOf(
  services: Pick<SandboxServices, 'storage'>,
  memberId: string,
): Promise<readonly Reward[]> {
  return (await grantsOf(services, memberId)).map(({ reward }) => reward);
}

/** Pays a gift into the member's centre, once. Runs inside the transaction of its keyed call. @throws BusinessError */
export async function claimGift(
  services: SandboxServices,
  member: Member,
  id: string,
): Promise<Pick<RewardClaim, 'orderNo'> & Pick<Reward, 'amount'>> {
  const { storage, ledger, clock } = services;
  const row = await storage.db
    .selectFrom('welfare_grants')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('id', '=', /^F\d{10}$/.test(id) ? orderId(id) : 0)
    .executeTakeFirst();
  const rule = RULES.find(({ name }) => name === row?.rule);
  if (row === undefined || rule === undefined) throw new BusinessError(REQUEST_CODES.notFound, '奖励不存在');
  await admitPlay(services, member, 'payIn', '账户受限，暂不能领取');
  if (row.claimed_at !== null) throw new BusinessError(BUSINESS_CODES.prizeClaimed, '奖励已领取');
  if (clock.now() >= row.expires_at) throw new BusinessError(BUSINESS_CODES.promotionOver, '已过领取期限');
  const orderNo = giftNumber(row.id);
  const { transactionId, at } = await ledger.transfer({
    from: platformAccount('bonus', member.currency),
    to: memberAccount(member.id, CENTRE_WALLET, member.currency),
    amount: row.amount_minor,
    reason: rule.kind,
    reference: orderNo,
    memberId: member.id,
    key: orderNo,
  });
  await storage.db
    .updateTable('welfare_grants')
    .set({ claimed_at: at, transaction_id: transactionId })
    .where('id', '=', row.id)
    .execute();
  await services.mails.send(
    member.id,
    prizePaid(orderNo, rule.title, { minor: row.amount_minor, currency: member.currency }),
  );
  return { orderNo, amount: row.amount_minor };
}

function rewardOf(row: GrantRow): Reward | undefined {
  const rule = RULES.find(({ name }) => name === row.rule);
  if (rule === undefined) return undefined;
  const orderNo = giftNumber(row.id);
  const { claimed_at: at, transaction_id: transactionId } = row;
  return {
    id: orderNo,
    group: 'welfare',
    title: rule.title,
    reason: rule.reason,
    amount: row.amount_minor,
    turnover: row.turnover_minor,
    grantedAt: row.granted_at,
    expiresAt: row.expires_at,
    claimed: at === null || transactionId === null ? undefined : { at, transactionId, orderNo },
  };
}
