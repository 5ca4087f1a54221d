import { withdrawal } from '@heptad/contracts';
import { minorUnits, money } from '@heptad/formatting';
import { localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { confirmHolder, holderOf } from './holders';
import { findAccount } from './payout-accounts';
import { limitsOf, roomOf } from './withdrawal-limits';
import { openWithdrawal, withdrawalOf } from './withdrawals';

/** What of an account is shown with an order. */
const SHOWN = ['kind', 'label', 'bank', 'masked'] as const;

/** Puts withdrawals on the server: limits, orders and what may be asked about them. */
export function serveWithdrawals({ calls, services }: AreaServer): void {
  const orders = (memberId: string) =>
    services.storage.db
      .selectFrom('withdrawal_orders')
      .innerJoin('payout_accounts', 'payout_accounts.id', 'withdrawal_orders.account_id')
      .where('withdrawal_orders.member_id', '=', memberId);

  calls.serveCall(withdrawal.limits, async ({ member }) => {
    const known = signedIn(member);
    const [room, { set }, holder] = await Promise.all([
      roomOf(services, known),
      services.secondaryPasswords.stateOf(known.id),
      holderOf(services, known.id),
    ]);
    return {
      ...limitsOf(room, known.currency),
      passwordSet: set ? (1 as const) : (0 as const),
      nameWanted: holder?.confirmed === true ? (0 as const) : (1 as const),
    };
  });

  calls.serveCall(withdrawal.confirmName, async ({ body, member }) => {
    await confirmHolder(services, signedIn(member).id, body.name);
    return { confirmed: 1 as const };
  });

  calls.serveCall(
    withdrawal.create,
    async ({ body, member, headers }) => {
      const known = signedIn(member);
      return {
        order: await openWithdrawal(services, {
          member: known,
          account: await findAccount(services, known.id, body.accountId),
          amount: minorUnits(money(body.amount)),
          fee: minorUnits(money(body.fee)),
          idempotencyKey: headers['idempotency-key'] ?? '',
        }),
      };
    },
    {
      before: ({ body, member }) => services.secondaryPasswords.require(signedIn(member).id, body.password),
    },
  );

  calls.serveCall(withdrawal.status, async ({ body, member, headers }) => {
    const row = await orders(signedIn(member).id)
      .selectAll('withdrawal_orders')
      .select(SHOWN)
      .where('idempotency_key', '=', body.idempotencyKey)
      .executeTakeFirst();
    return row === undefined
      ? { known: 0 as const }
      : { known: 1 as const, order: withdrawalOf(row, row, localeOfHeader(headers['accept-language'])) };
  });

  calls.serveCall(withdrawal.orders, async ({ body: { page, size }, member, headers }) => {
    const own = orders(signedIn(member).id);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll('withdrawal_orders')
      .select(SHOWN)
      .orderBy('withdrawal_orders.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      items: rows.map((row) => withdrawalOf(row, row, localeOfHeader(headers['accept-language']))),
      total,
      page,
      size,
    };
  });
}
