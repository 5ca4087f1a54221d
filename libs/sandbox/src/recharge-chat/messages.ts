import type { rechargeChat, CallResponse } from '@heptad/contracts';
import type { SandboxServices } from '../server/services';

export type ChatMessage = CallResponse<typeof rechargeChat.messages>['messages'][number];
type Without<Message> = Message extends unknown ? Omit<Message, 'id' | 'at'> : never;
/** What is said, before it has its place among the others. */
export type Content = Without<ChatMessage>;

type Stores = Pick<SandboxServices, 'storage' | 'clock'>;

/** How many messages are told at once. */
export const PAGE_SIZE = 30;

/** Writes messages down in their order. */
export async function keepMessages(
  { storage, clock }: Stores,
  memberId: string,
  contents: readonly Content[],
): Promise<readonly ChatMessage[]> {
  const kept: ChatMessage[] = [];
  for (const content of contents) {
    const row = await storage.db
      .insertInto('recharge_messages')
      .values({ member_id: memberId, content: JSON.stringify(content), created_at: clock.now() })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    kept.push({ ...content, id: row.id, at: row.created_at });
  }
  return kept;
}

/**
 * A member's newest messages, the oldest of them first.
 * @param before only those before this message
 */
export async function readMessages(
  { storage }: Stores,
  memberId: string,
  before = Number.MAX_SAFE_INTEGER,
  size = PAGE_SIZE,
): Promise<{ readonly messages: ChatMessage[]; readonly earlier: 0 | 1 }> {
  const rows = await storage.db
    .selectFrom('recharge_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const messages = rows
    .slice(0, size)
    .map((row): ChatMessage => ({ ...(JSON.parse(row.content) as Content), id: row.id, at: row.created_at }));
  return { messages: messages.reverse(), earlier: rows.length > size ? 1 : 0 };
}
