import { chat } from '@heptad/contracts';
import type { SandboxServices } from '../server/services';
import { changeConversation, stateOf, type ChatState, type Conversation } from './conversations';
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
  say(
    conversation: Conversation,
    content: Content,
    key: string,
  ): Promise<{ readonly message: ChatMessage; readonly state: ChatState }>;
  note(conversation: Conversation, note: Note, name?: string): Promise<void>;
  /** Tells the visitor that something is other than it was. */
  tell(conversation: Conversation): Promise<ChatState>;
  /** Puts conversations whose person is gone back to where they were in the queue. */
  requeueOrphans(): Promise<void>;
}

/** Makes them over the platform's storage, clock and events. */
export function createSupport({ storage, clock, events }: Stores): Support {
  const presence = createPresence(clock, events);
  const now = () => Math.trunc(clock.now());
  const byId = (id: number) =>
    storage.db.selectFrom('support_conversations').selectAll().where('id', '=', id).executeTakeFirst();

  const stateNow = (row: Conversation): Promise<ChatState> =>
    stateOf(storage, row, chat.topics, presence.isTyping('desk', row.id));

  /** Tells the member's open pages how it stands; a guest's page asks. */
  async function tell(row: Conversation): Promise<ChatState> {
    const state = await stateNow(row);
    if (row.member_id !== null) events.emit('chatMoved', { memberId: row.member_id, state });
    return state;
  }

  async function change(id: number, changed: Partial<Omit<Conversation, 'id'>>): Promise<Conversation> {
    const row = await changeConversation(storage, id, changed);
    await tell(row);
    return row;
  }

  async function note(conversation: Conversation, what: Note, name = ''): Promise<void> {
    const row = (await byId(conversation.id)) ?? conversation;
    await tell(await keepNote(storage, row, what, name, now()));
  }

  return {
    presence,
    byId,
    change,
    note,
    tell,
    stateOf: stateNow,
    async say({ id }, content, key) {
      const { message, conversation } = await keepMessage(storage, id, content, key, now());
      return { message, state: await tell(conversation) };
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
