import { createHash } from 'node:crypto';
import { defined } from '@heptad/formatting';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { Attribution, Member, MemberState } from './member';
import { createMemberLookup, memberOf, type MemberLookup } from './member-lookup';
import { isPassword, keepPassword } from './password';
import { createTrustedDevices, type TrustedDevices } from './trusted-devices';

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

/** What may be changed of a member; what is not given stays. */
export type MemberChange = Partial<
  Pick<Member, 'grade' | 'state' | 'realName' | 'phone' | 'email' | 'birthday' | 'avatar'>
>;

/** The members of the platform; names are unique without regard to case. */
export interface Members extends MemberLookup, TrustedDevices {
  /** Throws {@link NameTaken}. */
  create(member: NewMember): Promise<Member>;
  update(id: string, change: MemberChange): Promise<void>;
  /** Gives a member another password and forgets the wrong ones. */
  setPassword(id: string, md5: string): Promise<void>;
  checkPassword(id: string, md5: string): Promise<boolean>;
  /** Names the password that holds: another one after each change, and nothing that could be guessed from it. */
  passwordVersion(id: string): Promise<string>;
  /** Notes a successful login. */
  noteLogin(id: string): Promise<void>;
}

const FIRST_ID = 100_001;

export function createMembers(storage: Storage, clock: SandboxClock): Members {
  const lookup = createMemberLookup(storage, clock.now);

  async function nextId(): Promise<string> {
    const { total } = await storage.db
      .selectFrom('members')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return String(FIRST_ID + total);
  }

  return {
    ...lookup,
    ...createTrustedDevices(storage, clock.now),
    async create(member) {
      const password = await keepPassword(member.password, member.passwordCost);
      return storage.transaction(async () => {
        if ((await lookup.findByName(member.name)) !== undefined) throw new NameTaken(member.name);
        const row = newRow(await nextId(), member, password, clock.now());
        await storage.db.insertInto('members').values(row).execute();
        return memberOf(row);
      });
    },
    async update(id, { realName, ...change }) {
      await storage.db
        .updateTable('members')
        .set({ ...change, ...defined({ real_name: realName }) })
        .where('id', '=', id)
        .execute();
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
      const row = await storage.db
        .selectFrom('members')
        .select('password')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined && isPassword(row.password, md5);
    },
    async passwordVersion(id) {
      const { password } = await storage.db
        .selectFrom('members')
        .select('password')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // What is kept has a salt of its own each time.
      return createHash('sha256').update(password).digest('hex');
    },
    async noteLogin(id) {
      await storage.db
        .updateTable('members')
        .set({ last_login_at: clock.now() })
        .where('id', '=', id)
        .execute();
    },
  };
}

function newRow(id: string, member: NewMember, password: string, registeredAt: number): Row<'members'> {
  return {
    id,
    name: member.name.toLowerCase(),
    password,
    grade: member.grade ?? 0,
    currency: 'CNY',
    real_name: member.realName ?? '',
    phone: member.phone ?? '',
    email: member.email ?? '',
    birthday: '',
    avatar: '',
    state: member.state ?? 'active',
    registered_at: registeredAt,
    last_login_at: null,
    invite_code: member.attribution?.inviteCode ?? '',
    agent_code: member.attribution?.agentCode ?? '',
    recommend_code: member.attribution?.recommendCode ?? '',
  };
}
