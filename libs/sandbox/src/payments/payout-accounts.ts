import { BUSINESS_CODES, type CallResponse, type payout } from '@heptad/contracts';
import { defined, hideName } from '@heptad/formatting';
import type { Row } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { requireNoneExcluded } from '../members/excluded-members';
import type { SandboxServices } from '../server/services';
import { platformText } from '../words/platform-words';
import { requireHolder } from './holders';
import { keptOf } from './new-account';
import { payoutAccountAdded } from './payment-mails';
import type { NewAccount } from './new-account';

export type PayoutAccount = CallResponse<typeof payout.accounts>['accounts'][number];
export type PayoutRow = Row<'payout_accounts'>;
type Kind = PayoutAccount['kind'];

/** How many accounts of each kind a member may have, in the order in which kinds are shown. */
export const MOST_OF_KIND: readonly { readonly kind: Kind; readonly most: number }[] = [
  { kind: 'bank', most: 5 },
  { kind: 'coin', most: 5 },
  { kind: 'ebpay', most: 2 },
  { kind: 'koipay', most: 2 },
  { kind: 'wechat', most: 2 },
  { kind: 'alipay', most: 2 },
  { kind: 'digital', most: 2 },
];
/** How long money cannot leave to a new account, sandbox ms: who has taken over a session gets nothing out at once. */
export const COOLING_MS = 60 * 60_000;

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

/** Adds an account; money can leave to it after {@link COOLING_MS}. Throws the BusinessError when it may not be added. */
export async function addAccount(
  services: SandboxServices,
  memberId: string,
  added: NewAccount,
): Promise<PayoutRow> {
  const kept = keptOf(added);
  const known = await accountsOf(services, memberId);
  if (known.some(({ fingerprint }) => fingerprint === kept.fingerprint))
    throw new BusinessError(BUSINESS_CODES.accountTaken, '该收款账户已添加');
  await requireNoneExcluded(
    services,
    memberId,
    await holdersOf(services, kept.fingerprint),
    '此收款账户属于已自我排除的账户，排除期间不能用于其他账户',
  );
  const most = MOST_OF_KIND.find(({ kind }) => kind === kept.kind)?.most ?? 0;
  if (known.filter(({ kind }) => kind === kept.kind).length >= most)
    throw new BusinessError(BUSINESS_CODES.accountsFull, '收款账户数量已达上限');
  const holder =
    'holder' in added || hasHolder(kept.kind)
      ? await requireHolder(services, memberId, 'holder' in added ? added.holder : undefined)
      : undefined;
  const now = services.clock.now();
  const row = await services.storage.db
    .insertInto('payout_accounts')
    .values({
      ...kept,
      member_id: memberId,
      holder: holder === undefined ? null : hideName(holder),
      name: added.name ?? '',
      is_default: known.length === 0 ? 1 : 0,
      added_at: now,
      usable_at: now + COOLING_MS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await services.mails.send(memberId, payoutAccountAdded(row));
  return row;
}

/** Every member that has an account, or had it. */
async function holdersOf(
  { storage }: Pick<SandboxServices, 'storage'>,
  fingerprint: string,
): Promise<readonly string[]> {
  const rows = await storage.db
    .selectFrom('payout_accounts')
    .select('member_id')
    .where('fingerprint', '=', fingerprint)
    .execute();
  return rows.map((row) => row.member_id);
}

const hasHolder = (kind: Kind): boolean => ['bank', 'wechat', 'alipay', 'digital'].includes(kind);

/** Names an account. Throws the BusinessError when there is none. */
export async function renameAccount(
  services: Pick<SandboxServices, 'storage'>,
  memberId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<PayoutRow> {
  const account = await findAccount(services, memberId, id);
  await services.storage.db
    .updateTable('payout_accounts')
    .set({ name })
    .where('id', '=', account.id)
    .execute();
  return { ...account, name };
}

/** Makes an account the member's default one. Throws the BusinessError when there is none. */
export async function makeDefault(
  services: Pick<SandboxServices, 'storage'>,
  memberId: string,
  id: string,
): Promise<PayoutRow> {
  const account = await findAccount(services, memberId, id);
  await services.storage.db
    .updateTable('payout_accounts')
    .set((row) => ({ is_default: row.case().when('id', '=', account.id).then(1).else(0).end() }))
    .where('member_id', '=', memberId)
    .execute();
  return { ...account, is_default: 1 };
}

/** Takes an account off the list; the oldest that is left takes the place of a default one. Throws the BusinessError when there is none. */
export async function removeAccount(services: SandboxServices, memberId: string, id: string): Promise<void> {
  const account = await findAccount(services, memberId, id);
  await services.storage.db
    .updateTable('payout_accounts')
    .set({ removed_at: services.clock.now(), is_default: 0 })
    .where('id', '=', account.id)
    .execute();
  const [oldest] = await accountsOf(services, memberId);
  if (account.is_default === 1 && oldest !== undefined)
    await makeDefault(services, memberId, String(oldest.id));
}

/** What a member is shown of an account that an order goes to. */
export function shownAccount(
  { kind, label, bank, masked }: Pick<PayoutRow, 'kind' | 'label' | 'bank' | 'masked'>,
  locale: VenueLocale = 'zh-CN',
) {
  return {
    kind: kindOf(kind),
    label: platformText(label, locale),
    masked,
    ...defined({ bank: bank ?? undefined }),
  };
}

/** The account as the member is told of it. */
export function accountOf(row: PayoutRow, locale: VenueLocale = 'zh-CN'): PayoutAccount {
  return {
    id: String(row.id),
    ...shownAccount(row, locale),
    isDefault: row.is_default === 1 ? 1 : 0,
    addedAt: row.added_at,
    usableAt: row.usable_at,
    ...defined({ holder: row.holder ?? undefined, name: row.name === '' ? undefined : row.name }),
  };
}

function kindOf(text: string): Kind {
  const known = MOST_OF_KIND.find(({ kind }) => kind === text);
  if (known === undefined) throw new RangeError(`not a kind of payout account: ${text}`);
  return known.kind;
}
