import { chat } from '@heptad/contracts';
import type { SandboxServices } from '../server/services';
import { changeConversation, stateOf, unreadOf, type ChatState, type Conversation } from './conversations';
import { keepMessage, keepNote, type ChatMessage, type Content, type Note } from './messages';
import { createPresence, type Presence } from './presence';

type Stores = Pick<SandboxServices, 'storage' | 'clock' | 'events'>;

/** Conversations as both of their sides use them: what one does, the other is told of. */
export interface Support {
  readonly presence: Presence;
  /** As its visitor is told. */
  stateOf(conversation: Conversation): Promise<ChatState>;
  byId(id: number): Promise<Conversation | undefined>;
  change(id: number, change: Partial<Omit<Conversation, 'id'>>): Promise<Conversation>;
  say(conversation: Conversation, content: Content, key: string): Promise<ChatMessage>;
  note(conversation: Conversation, note: Note, name?: string): Promise<void>;
  /** Tells the visitor that something is other than it was. */
  tell(id: number): Promise<void>;
  /** Puts conversations whose person is gone back to where they were in the queue. */
  requeueOrphans(): Promise<void>;
}

/** Makes them over the platform's storage, clock and events. */
export function createSupport({ storage, clock, events }: Stores): Support {
  const presence = createPresence(clock);
  const now = () => Math.trunc(clock.now());
  const byId = (id: number) =>
    storage.db.selectFrom('support_conversations').selectAll().where('id', '=', id).executeTakeFirst();

  /** Tells the member's open pages; a guest's page asks. */
  async function tell(id: number): Promise<void> {
    const row = await byId(id);
    if (row === undefined || row.member_id === null) return;
    const unread = await unreadOf(storage, row);
    events.emit('chatMoved', { memberId: row.member_id, seq: row.last_seq, unread });
  }

  async function change(id: number, changed: Partial<Omit<Conversation, 'id'>>): Promise<Conversation> {
    const row = await changeConversation(storage, id, changed);
    await tell(id);
    return row;
  }

  async function note(conversation: Conversation, what: Note, name = ''): Promise<void> {
    const row = (await byId(conversation.id)) ?? conversation;
    await keepNote(storage, row, what, name, now());
    await tell(conversation.id);
  }

  return {
    presence,
    byId,
    change,
    note,
    tell,
    stateOf: (row) => stateOf(storage, row, chat.topics, presence.isTyping('desk', row.id)),
    async say(conversation, content, key) {
      const message = await keepMessage(storage, conversation.id, content, key, now());
      await tell(conversation.id);
      return message;
    },
    async requeueOrphans() {
      const active = await storage.db
        .selectFrom('support_conversations')
        .selectAll()
        .where('status', '=', 'active')
        .execute();
      for (const row of active.filter(({ agent }) => presence.isGone(agent))) {
        await change(row.id, { status: 'waiting', agent: '' });
        await note(row, 'requeued');
      }
    },
  };
}
