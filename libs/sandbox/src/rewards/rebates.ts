import { REBATE_KINDS } from '../rebate/ratios';
import { REBATE_NAMES, rebateReason } from '../rebate/rebate-words';
import { orderNumber } from '../payments/order-numbers';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import { spanOfDay } from '../valid-turnover/platform-day';
import { creditsAt } from '../rebate/open-days';
import type { Reward } from './reward';

/** The newest that a member is shown. */
const MOST_REBATES = 200;

/** What a member was credited of valid turnover, the newest first: all of it is paid, so there is none to claim here. */
export async function rebatesOf(
  { storage }: Pick<SandboxServices, 'storage'>,
  { id: memberId, currency }: Pick<Member, 'id' | 'currency'>,
): Promise<readonly Reward[]> {
  const rows = await storage.db
    .selectFrom('rebate_days')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('transaction_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_REBATES)
    .execute();
  return rows.flatMap((row): readonly Reward[] => {
    const kind = REBATE_KINDS.find((each) => each === row.kind);
    const { id, day, amount_minor: amount, transaction_id: transactionId, settled_at: at } = row;
    if (kind === undefined || transactionId === null) return [];
    const orderNo = orderNumber('R', id);
    return [
      {
        id: orderNo,
        group: 'welfare',
        title: REBATE_NAMES[kind],
        reason: rebateReason(row, currency),
        amount,
        turnover: 0n,
        grantedAt: spanOfDay(day).until,
        expiresAt: creditsAt(day),
        claimed: { at, transactionId, orderNo },
      },
    ];
  });
}
