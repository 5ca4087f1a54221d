import { BOUNDS } from '@heptad/contracts';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import { MEMBER_STATES, type Member } from './member';

/** Finds members by what they are known by. */
export interface MemberLookup {
  find(id: string): Promise<Member | undefined>;
  /** Without regard to case. */
  findByName(name: string): Promise<Member | undefined>;
  /** By account name, phone number or e-mail address, as a login names its member. */
  findByLogin(name: string): Promise<Member | undefined>;
  list(): Promise<readonly Member[]>;
}

/** Looks members up in the storage. */
export function createMemberLookup(storage: Storage): MemberLookup {
  async function findBy(
    column: 'id' | 'name' | 'phone' | 'email',
    value: string,
  ): Promise<Member | undefined> {
    const row = await storage.db
      .selectFrom('members')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row && memberOf(row);
  }
  const findByName = (name: string) => findBy('name', name.toLowerCase());

  return {
    find: (id) => findBy('id', id),
    findByName,
    findByLogin(name) {
      const typed = name.trim();
      if (typed.includes('@')) return findBy('email', typed);
      return BOUNDS.phone.test(typed) ? findBy('phone', typed) : findByName(typed);
    },
    async list() {
      const rows = await storage.db.selectFrom('members').selectAll().orderBy('id').execute();
      return rows.map(memberOf);
    },
  };
}

/** A stored member as the areas know them. */
export function memberOf(row: Row<'members'>): Member {
  return {
    id: row.id,
    name: row.name,
    grade: row.grade,
    currency: row.currency,
    realName: row.real_name,
    phone: row.phone,
    email: row.email,
    state: MEMBER_STATES.find((state) => state === row.state) ?? 'active',
    registeredAt: row.registered_at,
    lastLoginAt: row.last_login_at ?? undefined,
    attribution: {
      inviteCode: row.invite_code,
      agentCode: row.agent_code,
      recommendCode: row.recommend_code,
    },
  };
}
