import { BUSINESS_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';

type Services = Pick<SandboxServices, 'storage'>;

/** Whose a member's payout accounts are. */
export interface Holder {
  readonly name: string;
  /** Whether the member has confirmed it before a withdrawal. */
  readonly confirmed: boolean;
}

/** The holder that the member's first account fixed; undefined where none has. */
export async function holderOf({ storage }: Services, memberId: string): Promise<Holder | undefined> {
  const row = await storage.db
    .selectFrom('payout_holders')
    .select(['holder', 'confirmed'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && { name: row.holder, confirmed: row.confirmed === 1 };
}

/**
 * Holds a name against the member's holder, and fixes the holder where there is none yet.
 * @param name undefined where the holder is known already and was not typed again
 * @returns the holder's name. Throws the BusinessError when it is another one, or missing.
 */
export async function requireHolder(
  services: Services,
  memberId: string,
  name: string | undefined,
): Promise<string> {
  const known = await holderOf(services, memberId);
  if (known !== undefined) {
    if (name !== undefined && plain(name) !== plain(known.name)) throw differs();
    return known.name;
  }
  if (name === undefined) throw differs();
  await services.storage.db
    .insertInto('payout_holders')
    .values({ member_id: memberId, holder: name, confirmed: 0 })
    .execute();
  return name;
}

/** Notes that the member has confirmed their name. Throws the BusinessError when it is not the holder's. */
export async function confirmHolder(services: Services, memberId: string, name: string): Promise<void> {
  await requireHolder(services, memberId, name);
  await services.storage.db
    .updateTable('payout_holders')
    .set({ confirmed: 1 })
    .where('member_id', '=', memberId)
    .execute();
}

/** A name without regard to case, and to the dots and spaces between its parts. */
const plain = (name: string): string => name.replace(/[\s.·'-]+/g, '').toLowerCase();

const differs = () => new BusinessError(BUSINESS_CODES.holderDiffers, '姓名须与首次绑定的持有人一致');
