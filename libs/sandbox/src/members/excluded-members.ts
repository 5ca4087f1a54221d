import { createHash } from 'node:crypto';
import { BUSINESS_CODES } from '@heptad/contracts';
import type { Storage } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import { rightsOf } from './member-rights';
import type { Members } from './members';

interface Deps {
  readonly storage: Pick<Storage, 'db'>;
  readonly members: Pick<Members, 'find' | 'findByLogin'>;
}

/** SHA-256 of a phone or e-mail address: enough to know it again. */
const fingerprintOf = (contact: string): string => createHash('sha256').update(contact).digest('hex');

/** Notes a phone or e-mail address that a member gives up for another: it may still be that of an excluded account later. */
export async function noteLeftContact(
  { storage }: Pick<Deps, 'storage'>,
  memberId: string,
  contact: string,
): Promise<void> {
  if (contact === '') return;
  await storage.db
    .insertInto('left_contacts')
    .values({ member_id: memberId, fingerprint: fingerprintOf(contact) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Refuses what other members have, or had, where one of them has excluded themself: nobody begins anew beside an exclusion
 * (ROLE-012). What is theirs alone stays free to use.
 * @throws BusinessError
 */
export async function requireNoneExcluded(
  { members }: Pick<Deps, 'members'>,
  memberId: string,
  holders: readonly string[],
  text: string,
): Promise<void> {
  for (const id of new Set(holders)) {
    if (id === memberId) continue;
    const holder = await members.find(id);
    if (holder !== undefined && rightsOf(holder).standing === 'excluded')
      throw new BusinessError(BUSINESS_CODES.heldByExcluded, text);
  }
}

/** Refuses a phone or e-mail address that an account under self-exclusion has or had. @throws BusinessError */
export async function requireContactNotExcluded(
  deps: Deps,
  memberId: string,
  contact: string,
): Promise<void> {
  const present = await deps.members.findByLogin(contact);
  const left = await deps.storage.db
    .selectFrom('left_contacts')
    .select('member_id')
    .where('fingerprint', '=', fingerprintOf(contact))
    .execute();
  const holders = [...(present === undefined ? [] : [present.id]), ...left.map((row) => row.member_id)];
  await requireNoneExcluded(
    deps,
    memberId,
    holders,
    '此手机或邮箱属于已自我排除的账户，排除期间不能用于其他账户',
  );
}
