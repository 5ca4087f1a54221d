import { BOUNDS } from '@heptad/contracts';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import type { Attribution, Member, MemberState } from './member';
import { MEMBER_STATES } from './member';
import { isPassword, keepPassword } from './password';

export interface NewMember {
  readonly name: string;
  /** The MD5 value as the client sends it. */
  readonly password: string;
  readonly grade?: number;
  readonly state?: MemberState;
  readonly realName?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly attribution?: { readonly [Code in keyof Attribution]?: string | undefined };
  /** scrypt cost of the password, see `password.ts`. */
  readonly passwordCost?: number;
}

/** The name is taken. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
}

/** The members of the platform; names are unique without regard to case. */
export interface Members {
  find(id: string): Promise<Member | undefined>;
  findByName(name: string): Promise<Member | undefined>;
  /** By account name, phone number or e-mail address, as a login names its member. */
  findByLogin(name: string): Promise<Member | undefined>;
  list(): Promise<readonly Member[]>;
  /** Throws {@link NameTaken}. */
  create(member: NewMember): Promise<Member>;
  update(id: string, change: { readonly grade?: number; readonly state?: MemberState }): Promise<void>;
  /** Gives a member another password and forgets the wrong ones. */
  setPassword(id: string, md5: string): Promise<void>;
  checkPassword(id: string, md5: string): Promise<boolean>;
  /** Notes a successful login. */
  noteLogin(id: string): Promise<void>;
  trusts(id: string, uuid: string): Promise<boolean>;
  /** Remembers that a device has been confirmed by a code. */
  trust(id: string, uuid: string): Promise<void>;
}

const FIRST_ID = 100_001;

export function createMembers(storage: Storage, clock: SandboxClock): Members {
  const byId = (id: string) =>
    storage.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

  async function nextId(): Promise<string> {
    const { total } = await storage.db
      .selectFrom('members')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return String(FIRST_ID + total);
  }

  async function findBy(column: 'name' | 'phone' | 'email', value: string): Promise<Member | undefined> {
    const row = await storage.db
      .selectFrom('members')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row && memberOf(row);
  }
  const findByName = (name: string) => findBy('name', name.toLowerCase());

  return {
    async find(id) {
      const row = await byId(id);
      return row && memberOf(row);
    },
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
    async create(member) {
      const password = await keepPassword(member.password, member.passwordCost);
      return storage.transaction(async () => {
        if ((await findByName(member.name)) !== undefined) throw new NameTaken(member.name);
        const row: Row<'members'> = {
          id: await nextId(),
          name: member.name.toLowerCase(),
          password,
          grade: member.grade ?? 0,
          currency: 'CNY',
          real_name: member.realName ?? '',
          phone: member.phone ?? '',
          email: member.email ?? '',
          state: member.state ?? 'active',
          registered_at: clock.now(),
          last_login_at: null,
          invite_code: member.attribution?.inviteCode ?? '',
          agent_code: member.attribution?.agentCode ?? '',
          recommend_code: member.attribution?.recommendCode ?? '',
        };
        await storage.db.insertInto('members').values(row).execute();
        return memberOf(row);
      });
    },
    async update(id, change) {
      await storage.db.updateTable('members').set(change).where('id', '=', id).execute();
    },
    async setPassword(id, md5) {
      const password = await keepPassword(md5);
      await storage.db.updateTable('members').set({ password }).where('id', '=', id).execute();
      await storage.db
        .deleteFrom('login_tries')
        .where('account', '=', id)
        .where('id', 'like', 'account:%')
        .execute();
    },
    async checkPassword(id, md5) {
      const row = await byId(id);
      return row !== undefined && isPassword(row.password, md5);
    },
    async noteLogin(id) {
      await storage.db
        .updateTable('members')
        .set({ last_login_at: clock.now() })
        .where('id', '=', id)
        .execute();
    },
    async trusts(id, uuid) {
      const row = await storage.db
        .selectFrom('trusted_devices')
        .select('uuid')
        .where('member_id', '=', id)
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      return row !== undefined;
    },
    async trust(id, uuid) {
      await storage.db
        .insertInto('trusted_devices')
        .values({ member_id: id, uuid })
        .onConflict((conflict) => conflict.columns(['member_id', 'uuid']).doNothing())
        .execute();
    },
  };
}

function memberOf(row: Row<'members'>): Member {
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
