import { chat, type CallResponse } from '@heptad/contracts';
import type { Row, Storage } from '@heptad/sandbox-ledger';

export type ChatMessage = CallResponse<typeof chat.send>['message'];
type Without<Message> = Message extends unknown ? Omit<Message, 'seq' | 'at'> : never;
/** A message before it has its number. */
export type Content = Without<ChatMessage>;
export type Note = Extract<ChatMessage, { readonly kind: 'note' }>['note'];

const messageOf = (row: Row<'support_messages'>): ChatMessage => ({
  ...(JSON.parse(row.content) as Content),
  seq: row.seq,
  at: row.created_at,
});

/** A message that was kept under a key before. */
export async function messageOfKey(
  { db }: Pick<Storage, 'db'>,
  conversationId: number,
  author: string,
  key: string,
): Promise<ChatMessage | undefined> {
  const row = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('author', '=', author)
    .where('message_key', '=', key)
    .executeTakeFirst();
  return row && messageOf(row);
}

/** A message that was kept, and its conversation as it is then. */
export interface Kept {
  readonly message: ChatMessage;
  readonly conversation: Row<'support_conversations'>;
}

/**
 * Keeps a message under the next number, or gives the one that its key was used for. Two that come at once get two numbers: the row of the
 * conversation is what they wait for.
 */
export async function keepMessage(
  storage: Storage,
  conversationId: number,
  content: Content,
  key: string,
  now: number,
): Promise<Kept> {
  return storage.transaction(async () => {
    const conversation = await storage.db
      .updateTable('support_conversations')
      .set(({ eb }) => ({ last_seq: eb('last_seq', '+', 1), moved_at: now }))
      .where('id', '=', conversationId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const seq = conversation.last_seq;
    const known = await messageOfKey(storage, conversationId, content.from, key);
    if (known !== undefined) {
      // The number goes back: there is no gap.
      const before = await storage.db
        .updateTable('support_conversations')
        .set({ last_seq: seq - 1 })
        .where('id', '=', conversationId)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { message: known, conversation: before };
    }
    await storage.db
      .insertInto('support_messages')
      .values({
        conversation_id: conversationId,
        seq,
        author: content.from,
        message_key: key,
        content: JSON.stringify(content),
        created_at: now,
      })
      .execute();
    return { message: { ...content, seq, at: now }, conversation };
  });
}

/** Writes down what the platform tells itself. */
export async function keepNote(
  storage: Storage,
  conversation: { readonly id: number; readonly last_seq: number },
  note: Note,
  name: string,
  now: number,
): Promise<Kept['conversation']> {
  const content: Content = { kind: 'note', from: 'platform', name, note };
  const key = `${note}-${String(conversation.last_seq)}`;
  return (await keepMessage(storage, conversation.id, content, key, now)).conversation;
}

/** Messages after a number, or the newest before one, in their order. */
export async function readMessages(
  { db }: Pick<Storage, 'db'>,
  conversationId: number,
  { since, before }: { readonly since?: number | undefined; readonly before?: number | undefined },
): Promise<{ readonly messages: ChatMessage[]; readonly more: boolean }> {
  const all = db.selectFrom('support_messages').selectAll().where('conversation_id', '=', conversationId);
  const rows =
    since === undefined
      ? await all
          .where('seq', '<', before ?? Number.MAX_SAFE_INTEGER)
          .orderBy('seq', 'desc')
          .limit(chat.PAGE_SIZE + 1)
          .execute()
      : await all
          .where('seq', '>', since)
          .orderBy('seq', 'asc')
          .limit(chat.PAGE_SIZE + 1)
          .execute();
  const messages = rows.slice(0, chat.PAGE_SIZE).map(messageOf);
  return {
    messages: since === undefined ? messages.reverse() : messages,
    more: rows.length > chat.PAGE_SIZE,
  };
}
