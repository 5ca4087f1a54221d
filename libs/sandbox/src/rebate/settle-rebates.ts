import { membersWithRounds } from '@heptad/sandbox-games';
import { NOT_STAKED } from '@heptad/sandbox-ledger';
import type { SandboxServices } from '../server/services';
import { spanOfDay, platformDay } from '../valid-turnover/platform-day';
import { creditDay } from './credit-day';
import { CLAIM_MS } from './day-rules';
import { creditsAt, LOOK_BACK_MS, waitingDays } from './open-days';

/** How often days that nobody claimed are looked for, sandbox ms. */
export const REBATE_STEP_MS = 60_000;

type Services = Pick<SandboxServices, 'storage' | 'ledger' | 'clock' | 'logger' | 'members' | 'mails'>;

/** A job that credits days once they are due: it looks anew when another day has become due, or the last look failed. */
export function rebateJob(services: Services): () => Promise<void> {
  let settled: string | undefined;
  return async () => {
    const due = platformDay(services.clock.now() - CLAIM_MS);
    if (due === settled) return;
    settled = (await settleRebates(services)) ? due : undefined;
  };
}

/**
 * Credits every day that nobody claimed until noon of the day after, each member's days in their order. After a pause it makes up for
 * all of them; done again, it finds nothing to do. What fails is reported and does not keep the others.
 * @returns whether nothing failed
 */
export async function settleRebates(services: Services): Promise<boolean> {
  const { storage, clock, logger, members } = services;
  const now = clock.now();
  // Days that ended before this one are due.
  const { from: dueBefore } = spanOfDay(platformDay(now - CLAIM_MS));
  const due = await storage.db
    .selectFrom('bets')
    .leftJoin('rebate_bets', 'rebate_bets.bet_id', 'bets.id')
    .select('bets.member_id')
    .distinct()
    .where('bets.settled_at', '<', dueBefore)
    .where('bets.state', 'not in', [...NOT_STAKED])
    .where('rebate_bets.bet_id', 'is', null)
    .execute();
  const players = await membersWithRounds(storage, dueBefore - LOOK_BACK_MS, dueBefore);
  let isDone = true;
  for (const memberId of new Set([...due.map((row) => row.member_id), ...players])) {
    try {
      const member = await members.find(memberId);
      if (member === undefined) continue;
      for (const day of await waitingDays(storage, memberId, now))
        if (creditsAt(day) <= now) await creditDay(services, member, day, { way: 'credited' });
    } catch (error) {
      isDone = false;
      logger.error('rebate', error);
    }
  }
  return isDone;
}
