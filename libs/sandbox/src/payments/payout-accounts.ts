import { createHash } from 'node:crypto';
import { BUSINESS_CODES, type CallResponse, type payout } from '@heptad/contracts';
import type { ServedRequest } from '../server/serve';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import type { Row } from '@heptad/sandbox-ledger';

export type PayoutAccount = CallResponse<typeof payout.accounts>['accounts'][number];
export type PayoutRow = Row<'payout_accounts'>;
type NewAccount = ServedRequest<typeof payout.add>['body'];

/** How many accounts a member may have. */
export const MOST_ACCOUNTS = 5;
const TAIL = 4;

/** The member’s accounts, oldest first. */
export async function accountsOf(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
): Promise<readonly PayoutRow[]> {
  return storage.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The member’s account of an id. Throws the BusinessError when there is none. */
export async function findAccount(
  services: Pick<SandboxServices, 'storage'>,
  memberId: string,
  id: string,
): Promise<PayoutRow> {
  const account = (await accountsOf(services, memberId)).find((each) => String(each.id) === id);
  if (account === undefined) throw new BusinessError(BUSINESS_CODES.accountUnknown, '收款账户不存在');
  return account;
}

/** Adds an account; of its number only the last four characters are kept, and what tells a second one of the same. */
export async function addAccount(
  services: SandboxServices,
  memberId: string,
  added: NewAccount,
): Promise<PayoutRow> {
  const number = added.kind === 'bank' ? added.number : added.address;
  const fingerprint = createHash('sha256').update(`${added.kind}:${number.toLowerCase()}`).digest('hex');
  const known = await accountsOf(services, memberId);
  if (known.some((account) => account.fingerprint === fingerprint))
    throw new BusinessError(BUSINESS_CODES.accountTaken, '该收款账户已添加');
  if (known.length >= MOST_ACCOUNTS)
    throw new BusinessError(BUSINESS_CODES.accountsFull, '收款账户数量已达上限');
  return services.storage.db
    .insertInto('payout_accounts')
    .values({
      member_id: memberId,
      kind: added.kind,
      label: added.kind === 'bank' ? added.bank : added.network,
      tail: number.slice(-TAIL),
      fingerprint,
      added_at: services.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes an account off the list. Throws the BusinessError when there is none. */
export async function removeAccount(services: SandboxServices, memberId: string, id: string): Promise<void> {
  const account = await findAccount(services, memberId, id);
  await services.storage.db
    .updateTable('payout_accounts')
    .set({ removed_at: services.clock.now() })
    .where('id', '=', account.id)
    .execute();
}

/** What a member is shown of an account. */
export function shownAccount({ kind, label, tail }: Pick<PayoutRow, 'kind' | 'label' | 'tail'>) {
  return { kind: kind === 'coin' ? ('coin' as const) : ('bank' as const), label, masked: `**** ${tail}` };
}

/** The account as the member is told of it. */
export function accountOf(row: PayoutRow): PayoutAccount {
  return { id: String(row.id), ...shownAccount(row), addedAt: row.added_at };
}
