import { BOUNDS } from '@heptad/contracts';
import { keptQuery, type Row, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import { MEMBER_STATES, type Member } from './member';
import { restAt, type Rest } from './rest';

/** Finds members by what they are known by. */
export interface MemberLookup {
  find(id: string): Promise<Member | undefined>;
  /** Without regard to case. */
  findByName(name: string): Promise<Member | undefined>;
  /** By account name, phone number or e-mail address, as a login names its member. */
  findByLogin(name: string): Promise<Member | undefined>;
  list(): Promise<readonly Member[]>;
}

/** Members with the ends of the rests that they have taken. */
const members = (db: Storage['db']) =>
  db
    .selectFrom('members')
    .selectAll('members')
    .select(({ selectFrom }) => {
      const endOf = (kind: Rest['kind']) =>
        selectFrom('member_rests')
          .select(({ fn }) => fn.max<number | null>('ends_at').as('ends_at'))
          .whereRef('member_rests.member_id', '=', 'members.id')
          .where('member_rests.kind', '=', kind);
      return [endOf('timeOut').as('time_out_until'), endOf('exclusion').as('exclusion_until')];
    });

type FoundRow = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

const memberBy = (column: 'id' | 'name' | 'phone' | 'email') =>
  keptQuery((db, value: ValueOf<{ known: string }>) => members(db).where(column, '=', value('known')));

const BY = {
  id: memberBy('id'),
  name: memberBy('name'),
  phone: memberBy('phone'),
  email: memberBy('email'),
} as const;

/** Looks members up in the storage, with the rest that each has taken. @param now sandbox time, ms */
export function createMemberLookup(storage: Storage, now: () => number): MemberLookup {
  const found = (row: FoundRow): Member =>
    memberOf(row, restAt({ timeOut: row.time_out_until, exclusion: row.exclusion_until }, now()));

  async function findBy(column: keyof typeof BY, known: string): Promise<Member | undefined> {
    const [row] = await BY[column](storage.db, { known });
    return row && found(row);
  }
  const findByName = (name: string) => findBy('name', name.toLowerCase());

  return {
    find: (id) => findBy('id', id),
    findByName,
    findByLogin(name) {
      const typed = name.trim();
      if (typed.includes('@')) return findBy('email', typed.toLowerCase());
      return BOUNDS.phone.test(typed) ? findBy('phone', typed) : findByName(typed);
    },
    async list() {
      const rows = await members(storage.db).orderBy('members.id').execute();
      return rows.map(found);
    },
  };
}

/** A stored member as the areas know them. */
export function memberOf(row: Row<'members'>, rest?: Rest): Member {
  return {
    id: row.id,
    name: row.name,
    grade: row.grade,
    currency: row.currency,
    realName: row.real_name,
    phone: row.phone,
    email: row.email,
    birthday: row.birthday,
    avatar: row.avatar,
    state: MEMBER_STATES.find((state) => state === row.state) ?? 'active',
    rest,
    registeredAt: row.registered_at,
    lastLoginAt: row.last_login_at ?? undefined,
    attribution: {
      inviteCode: row.invite_code,
      agentCode: row.agent_code,
      recommendCode: row.recommend_code,
    },
  };
}
