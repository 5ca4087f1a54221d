import { payout, withdrawal } from '@heptad/contracts';
import { minorUnits, money } from '@heptad/formatting';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { createPasswordCheck } from './password-attempts';
import {
  MOST_ACCOUNTS,
  accountOf,
  accountsOf,
  addAccount,
  findAccount,
  removeAccount,
} from './payout-accounts';
import { limitsOf, roomOf } from './withdrawal-limits';
import { openWithdrawal, withdrawalOf } from './withdrawals';

/** Puts withdrawals on the server: accounts, limits, orders and what may be done to them. */
export function serveWithdrawals({ calls, services }: AreaServer): void {
  const passwords = createPasswordCheck(services);
  const orders = (memberId: string) =>
    services.storage.db
      .selectFrom('withdrawal_orders')
      .innerJoin('payout_accounts', 'payout_accounts.id', 'withdrawal_orders.account_id')
      .where('withdrawal_orders.member_id', '=', memberId);

  calls.serveCall(payout.accounts, async ({ member }) => ({
    accounts: (await accountsOf(services, signedIn(member).id)).map(accountOf),
    most: MOST_ACCOUNTS,
  }));

  calls.serveCall(payout.add, async ({ body, member }) => ({
    account: accountOf(await addAccount(services, signedIn(member).id, body)),
  }));

  calls.serveCall(payout.remove, async ({ body, member }) => {
    await removeAccount(services, signedIn(member).id, body.id);
    return { removed: body.id };
  });

  calls.serveCall(withdrawal.limits, async ({ member }) => {
    const known = signedIn(member);
    return limitsOf(await roomOf(services, known), known.currency);
  });

  calls.serveCall(withdrawal.create, async ({ body, member, headers }) => {
    const known = signedIn(member);
    await passwords.require(known.id, body.password);
    return {
      order: await openWithdrawal(services, {
        member: known,
        account: await findAccount(services, known.id, body.accountId),
        amount: minorUnits(money(body.amount)),
        fee: minorUnits(money(body.fee)),
        idempotencyKey: headers['idempotency-key'] ?? '',
      }),
    };
  });

  calls.serveCall(withdrawal.status, async ({ body, member }) => {
    const row = await orders(signedIn(member).id)
      .selectAll('withdrawal_orders')
      .select(['kind', 'label', 'tail'])
      .where('idempotency_key', '=', body.idempotencyKey)
      .executeTakeFirst();
    return row === undefined ? { known: 0 as const } : { known: 1 as const, order: withdrawalOf(row, row) };
  });

  calls.serveCall(withdrawal.orders, async ({ body: { page, size }, member }) => {
    const own = orders(signedIn(member).id);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll('withdrawal_orders')
      .select(['kind', 'label', 'tail'])
      .orderBy('withdrawal_orders.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return { items: rows.map((row) => withdrawalOf(row, row)), total, page, size };
  });
}
