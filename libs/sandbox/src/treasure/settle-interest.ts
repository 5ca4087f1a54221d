import { startOfDay } from '@heptad/formatting';
import { InsufficientFunds, memberAccount, TREASURE_WALLET } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';
import type { SandboxServices } from '../server/services';
import { dayAfter, endOfDay } from './days';
import { interestPot } from './interest-pot';
import { interestOf, lowestOf } from './interest-rules';
import { accountOf, type TreasureAccount } from './treasure-account';

/** How often days that are over are settled, sandbox ms. */
export const INTEREST_STEP_MS = 60_000;

type Services = Pick<SandboxServices, 'storage' | 'ledger' | 'clock' | 'logger'>;

/**
 * Pays the interest of every day that is over, each member's days in their order. After a pause it makes up for all of them; done
 * again, it finds nothing to do. Where the house's pot does not suffice, the day and those after it wait.
 */
export async function settleInterest(services: Services): Promise<void> {
  const { storage, clock, logger } = services;
  const now = clock.now();
  const due = await storage.db
    .selectFrom('treasure_accounts')
    .select('member_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  for (const { member_id: memberId } of due) {
    try {
      while (await settleDay(services, memberId, now));
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) logger.error('interest', error);
    }
  }
}

/** Settles a member's first open day, in one transaction. @returns whether there was one @throws InsufficientFunds */
async function settleDay({ storage, ledger }: Services, memberId: string, now: number): Promise<boolean> {
  return storage.transaction(async () => {
    const account = await accountOf(storage, memberId);
    if (account === undefined || account.due_at > now) return false;
    const { next_day: day, time_zone: timeZone, currency } = account;
    const base = await baseOf(storage, account);
    const { interest, carry } = interestOf(base, account.carry_minor);
    const next = dayAfter(day);
    await storage.db
      .updateTable('treasure_accounts')
      .set({ next_day: next, due_at: endOfDay(next, timeZone), carry_minor: carry })
      .where('member_id', '=', memberId)
      .execute();
    if (base === 0n) return true;
    await storage.db
      .insertInto('treasure_days')
      .values({
        member_id: memberId,
        day,
        base_minor: base,
        interest_minor: interest,
        settled_at: Math.trunc(now),
      })
      .execute();
    if (interest > 0n)
      await ledger.transfer({
        from: interestPot(currency),
        to: memberAccount(memberId, TREASURE_WALLET, currency),
        amount: interest,
        reason: 'interest',
        reference: day,
        memberId,
        key: `interest:${day}`,
      });
    return true;
  });
}

/**
 * What lay there the whole day. Interest counts from the first moment of the day after its own, whenever it was paid: a platform
 * that stood still pays the same as one that did not.
 */
async function baseOf(
  { db }: Storage,
  { member_id: memberId, next_day: day, time_zone: timeZone }: TreasureAccount,
): Promise<bigint> {
  const [from, until] = [startOfDay(day, { timeZone }), endOfDay(day, timeZone)];
  const earned = await db
    .selectFrom('treasure_days')
    .select(({ fn }) => fn.sum<bigint | string | null>('interest_minor').as('total_minor'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const before = await db
    .selectFrom('treasure_orders')
    .select(['direction', ({ fn }) => fn.sum<bigint | string>('amount_minor').as('total_minor')])
    .where('member_id', '=', memberId)
    .where('created_at', '<', from)
    .groupBy('direction')
    .execute();
  const moves = await db
    .selectFrom('treasure_orders')
    .select(['direction', 'amount_minor as total_minor'])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .orderBy('created_at')
    .orderBy('transaction_id')
    .execute();
  const signed = (row: { readonly direction: string; readonly total_minor: bigint | string }): bigint =>
    row.direction === 'in' ? BigInt(row.total_minor) : -BigInt(row.total_minor);
  const opening = before.reduce((sum, row) => sum + signed(row), BigInt(earned?.total_minor ?? 0));
  return lowestOf(opening, moves.map(signed));
}
