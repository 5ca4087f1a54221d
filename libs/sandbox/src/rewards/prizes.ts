import type { SandboxServices } from '../server/services';
import type { Member } from '../members/member';
import { claimableUntil } from '../activities/editions';
import { countsMoney, type Edition } from '../activities/promotion';
import { isReached, runOf, standingOf } from '../activities/standing';
import { fromMinorUnits } from '@heptad/formatting';
import { orderNumber } from '../payments/order-numbers';
import type { Reward } from './reward';

/** The newest runs that are looked through for prizes. */
const MOST_RUNS = 60;
const BETWEEN = '.';

/** The prizes of promotions that a member has joined: each that was reached or paid. */
export async function prizesOf({ storage }: SandboxServices, member: Member): Promise<readonly Reward[]> {
  const joined = await storage.db
    .selectFrom('promotion_entries')
    .select('promotion_id')
    .where('member_id', '=', member.id)
    .orderBy('joined_at', 'desc')
    .limit(MOST_RUNS)
    .execute();
  const paid = await storage.db
    .selectFrom('promotion_claims')
    .selectAll()
    .where('member_id', '=', member.id)
    .execute();
  const found: Reward[] = [];
  for (const { promotion_id: id } of joined) {
    const run = runOf(id);
    if (run === undefined) continue;
    const standing = await standingOf(storage, member, run);
    run.promotion.prizes.forEach((_, index) => {
      const tier = index + 1;
      if (!standing.claimed.has(tier) && !isReached(run, standing, tier)) return;
      const claim = paid.find((each) => each.promotion_id === id && each.tier === tier);
      found.push({
        ...prizeOf(run, tier),
        claimed: claim && {
          at: claim.claimed_at,
          transactionId: claim.transaction_id,
          orderNo: orderNumber('B', claim.transaction_id),
        },
      });
    });
  }
  return found;
}

/** The run and the number of the prize that an id means; undefined for one of another form. */
export function prizeOfId(id: string): { readonly edition: Edition; readonly tier: number } | undefined {
  const [run = '', tier = '', ...rest] = id.split(BETWEEN);
  const edition = runOf(run);
  if (edition === undefined || rest.length > 0 || !/^[1-9]$/.test(tier)) return undefined;
  return { edition, tier: Number(tier) };
}

function prizeOf(run: Edition, tier: number): Omit<Reward, 'claimed'> {
  const { promotion, id } = run;
  const prize = promotion.prizes[tier - 1];
  const target = prize?.target ?? 0n;
  const reached = countsMoney(promotion.measure) ? fromMinorUnits(target) : target.toString();
  const { measureName: name } = promotion;
  return {
    id: `${id}${BETWEEN}${String(tier)}`,
    group: 'reward',
    title: promotion.title,
    reason: {
      'zh-CN': `${name['zh-CN']}达到 ${reached}`,
      'zh-TW': `${name['zh-TW']}達到 ${reached}`,
      en: `${name.en}: ${reached} reached`,
    },
    amount: prize?.prize ?? 0n,
    turnover: prize?.prize ?? 0n,
    grantedAt: undefined,
    expiresAt: claimableUntil(run),
    promotion: id,
  };
}
