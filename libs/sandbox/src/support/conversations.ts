import { createHash, randomBytes } from 'node:crypto';
import { REQUEST_CODES, type CallResponse, type chat } from '@heptad/contracts';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';

export type Conversation = Row<'support_conversations'>;
export type ChatState = CallResponse<typeof chat.home>['state'];

/** Who speaks from outside. */
export interface Visitor {
  readonly site: string;
  readonly member: Pick<Member, 'id'> | undefined;
  /** The token of a guest's conversation, and the device that it is bound to. */
  readonly guest: string | undefined;
  readonly uuid: string;
}

/** Where nothing has been said yet. */
export const NO_CONVERSATION: ChatState = {
  status: 'idle',
  seq: 0,
  place: 0,
  name: '',
  deskTyping: false,
  delivered: 0,
  read: 0,
  unread: 0,
  rateable: false,
};

const hashOf = (token: string, uuid: string, site: string): string =>
  createHash('sha256').update(`${site}:${uuid}:${token}`).digest('hex');

/** The visitor's conversation; a guest's is found with its token, on its own device alone. */
export async function findConversation(
  { db }: Pick<Storage, 'db'>,
  { site, member, guest, uuid }: Visitor,
): Promise<Conversation | undefined> {
  const all = db.selectFrom('support_conversations').selectAll().where('site', '=', site);
  if (member !== undefined) return all.where('member_id', '=', member.id).executeTakeFirst();
  if (guest === undefined) return undefined;
  return all.where('guest_hash', '=', hashOf(guest, uuid, site)).executeTakeFirst();
}

/** As {@link findConversation}. @throws BusinessError where there is none */
export async function requireConversation(storage: Storage, visitor: Visitor): Promise<Conversation> {
  const found = await findConversation(storage, visitor);
  if (found === undefined) throw new BusinessError(REQUEST_CODES.notFound, '会话不存在，请重新开始');
  return found;
}

/** Opens a conversation; `guest` is what a guest's is known by from now on. */
export async function openConversation(
  storage: Storage,
  visitor: Visitor,
  now: number,
): Promise<{ readonly conversation: Conversation; readonly guest: string | undefined }> {
  const { site, member, uuid } = visitor;
  const guest = member === undefined ? randomBytes(32).toString('hex') : undefined;
  const conversation = await storage.db
    .insertInto('support_conversations')
    .values({
      site,
      member_id: member?.id ?? null,
      guest_hash: guest === undefined ? null : hashOf(guest, uuid, site),
      status: 'idle',
      topic: null,
      agent: '',
      waiting_since: 0,
      last_seq: 0,
      visitor_read: 0,
      desk_got: 0,
      desk_read: 0,
      rateable: 0,
      moved_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site', 'member_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  // Two pages of a member asked at once.
  const known = conversation ?? (await requireConversation(storage, visitor));
  return { conversation: known, guest };
}

/** Changes a conversation and gives it as it is then. A transaction shares its flush with others. */
export async function changeConversation(
  storage: Storage,
  id: number,
  change: Partial<Omit<Conversation, 'id'>>,
): Promise<Conversation> {
  return storage.transaction(() =>
    storage.db
      .updateTable('support_conversations')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** The place in the queue of its site, from 1; 0 where it does not wait. */
export async function placeOf({ db }: Pick<Storage, 'db'>, row: Conversation): Promise<number> {
  if (row.status !== 'waiting') return 0;
  const { before } = await db
    .selectFrom('support_conversations')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('site', '=', row.site)
    .where('status', '=', 'waiting')
    .where(({ eb, or, and }) =>
      or([
        eb('waiting_since', '<', row.waiting_since),
        and([eb('waiting_since', '=', row.waiting_since), eb('id', '<', row.id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return before + 1;
}

/** How many messages of the desk the visitor has not read. */
export async function unreadOf({ db }: Pick<Storage, 'db'>, row: Conversation): Promise<number> {
  if (row.visitor_read >= row.last_seq) return 0;
  const { unread } = await db
    .selectFrom('support_messages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('conversation_id', '=', row.id)
    .where('author', '=', 'desk')
    .where('seq', '>', row.visitor_read)
    .executeTakeFirstOrThrow();
  return unread;
}

const STATUSES: readonly ChatState['status'][] = ['idle', 'waiting', 'active', 'closed'];

/** Where a conversation stands, as its visitor is told. @param deskTyping whether the desk writes just now */
export async function stateOf(
  storage: Pick<Storage, 'db'>,
  row: Conversation,
  topics: readonly NonNullable<ChatState['topic']>[],
  deskTyping: boolean,
): Promise<ChatState> {
  const topic = topics.find((each) => each === row.topic);
  return {
    status: STATUSES.find((each) => each === row.status) ?? 'idle',
    seq: row.last_seq,
    place: await placeOf(storage, row),
    name: row.agent,
    deskTyping: deskTyping && row.status === 'active',
    delivered: row.desk_got,
    read: row.desk_read,
    unread: await unreadOf(storage, row),
    rateable: row.rateable === 1,
    ...(topic && { topic }),
  };
}
