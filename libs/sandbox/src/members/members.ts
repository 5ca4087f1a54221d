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

/** The members of the platform; names are unique without regard to case. */
export interface Members extends MemberLookup, TrustedDevices {
  /** Throws {@link NameTaken}. */
  create(member: NewMember): Promise<Member>;
  update(id: string, change: { readonly grade?: number; readonly state?: MemberState }): Promise<void>;
  /** Gives a member another password and forgets the wrong ones. */
  setPassword(id: string, md5: string): Promise<void>;
  checkPassword(id: string, md5: string): Promise<boolean>;
  /** Notes a successful login. */
  noteLogin(id: string): Promise<void>;
}

const FIRST_ID = 100_001;

export function createMembers(storage: Storage, clock: SandboxClock): Members {
  const lookup = createMemberLookup(storage);

  async function nextId(): Promise<string> {
    const { total } = await storage.db
      .selectFrom('members')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return String(FIRST_ID + total);
  }

  return {
    ...lookup,
    ...createTrustedDevices(storage),
    async create(member) {
      const password = await keepPassword(member.password, member.passwordCost);
      return storage.transaction(async () => {
        if ((await lookup.findByName(member.name)) !== undefined) throw new NameTaken(member.name);
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
      const row = await storage.db
        .selectFrom('members')
        .select('password')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined && isPassword(row.password, md5);
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
