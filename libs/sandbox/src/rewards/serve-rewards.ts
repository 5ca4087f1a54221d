import { REQUEST_CODES, rewards, type CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { BusinessError, localeOfHeader, type VenueLocale } from '@heptad/sandbox-venues';
import { shownRuns } from '../activities/engine/runs';
import { promoDetails } from '../activities/kinds/promo-details/promo-details';
import { signedIn, type Member } from '../members/member';
import type { AreaServer } from '../server/area-server';
import type { SandboxServices } from '../server/services';
import { obstacleFor } from './claim-obstacle';
import { claimPrize, prizeOfId, prizesOf } from './prizes';
import { rebatesOf } from './rebates';
import { inRewardOrder, rewardState, type Reward, type RewardGroup } from './reward';
import { serveVipGifts } from './serve-vip-gifts';
import { claimGift, giftsOf, grantDue } from './welfare';

/** Puts a member's prizes on the server: those of promotions, and what the platform gives by its own rules. */
export function serveRewards(server: AreaServer): void {
  const { calls, services } = server;
  serveVipGifts(server);

  calls.serveCall(rewards.list, async ({ body, member, headers, now }) => {
    const known = signedIn(member);
    const locale = localeOfHeader(headers['accept-language']);
    const { group, state, page, size } = body;
    const all = inRewardOrder(await rewardsOf(services, known, group), now);
    const found = all.filter((each) => state === undefined || rewardState(each, now) === state);
    return {
      items: found.slice((page - 1) * size, page * size).map((each) => wireOf(each, locale, now)),
      total: found.length,
      page,
      size,
      waiting: all.filter((each) => rewardState(each, now) === 'waiting').length,
      claimed: fromMinorUnits(
        all.reduce((sum, { claimed, amount }) => (claimed === undefined ? sum : sum + amount), 0n),
      ),
      ...defined({ obstacle: await obstacleFor(services, known, locale) }),
    };
  });

  calls.serveCall(rewards.detail, async ({ body, member, headers, now }) => {
    const known = signedIn(member);
    const locale = localeOfHeader(headers['accept-language']);
    const group = prizeOfId(services, body.id) === undefined ? 'welfare' : 'reward';
    const found = (await rewardsOf(services, known, group)).find(({ id }) => id === body.id);
    if (found === undefined) throw new BusinessError(REQUEST_CODES.notFound, '奖励不存在');
    const shown = shownRuns(promoDetails.activities, now).some(({ id }) => id === found.promotion);
    return {
      reward: wireOf(found, locale, now),
      reason: found.reason[locale],
      turnover: fromMinorUnits(found.turnover),
      ...defined({
        orderNo: found.claimed?.orderNo,
        promotion: shown ? found.promotion : undefined,
        obstacle: await obstacleFor(services, known, locale),
        line: found.claimed && (await lineOf(services, known.id, found.claimed.transactionId)),
      }),
    };
  });

  calls.serveCall(rewards.claim, async ({ body, member, headers }) => {
    const known = signedIn(member);
    const idempotencyKey = headers['idempotency-key'] ?? '';
    const prize = prizeOfId(services, body.id);
    if (prize !== undefined) return claimPrize(services, known, prize, idempotencyKey);
    const { orderNo, amount } = await claimGift(services, known, body.id);
    return { orderNo, amount: fromMinorUnits(amount) };
  });
}

async function rewardsOf(services: SandboxServices, member: Member, group: RewardGroup) {
  if (group === 'reward') return prizesOf(services, member);
  await grantDue(services, member);
  return [...(await giftsOf(services, member.id)), ...(await rebatesOf(services, member))];
}

/** The line of a member's statement that a transaction has made. */
async function lineOf({ storage }: SandboxServices, memberId: string, transactionId: number) {
  const row = await storage.db
    .selectFrom('postings')
    .innerJoin('statement_lines', 'statement_lines.posting_id', 'postings.id')
    .select('posting_id')
    .where('transaction_id', '=', transactionId)
    .where('statement_lines.member_id', '=', memberId)
    .executeTakeFirst();
  return row && String(row.posting_id);
}

function wireOf(
  reward: Reward,
  locale: VenueLocale,
  now: number,
): CallResponse<typeof rewards.detail>['reward'] {
  return {
    id: reward.id,
    group: reward.group,
    title: reward.title[locale],
    amount: fromMinorUnits(reward.amount),
    state: rewardState(reward, now),
    expiresAt: reward.expiresAt,
    ...defined({ grantedAt: reward.grantedAt, claimedAt: reward.claimed?.at }),
  };
}
