import type { SandboxServices } from '../server/services';
import type { Conversation } from './conversations';
import { readMessages } from './messages';
import type { Support } from './support';

/** People of the desk, by the names that visitors read. */
export const DESK_NAMES = ['01', '02', '03', '04'] as const;

/** Conversations that the desk is shown at a time. */
const LISTED = 200;

/** What a person of the desk does with a conversation. */
export type DeskStep =
  | { readonly step: 'take' | 'close' }
  | { readonly step: 'say'; readonly key: string; readonly text: string }
  | { readonly step: 'note'; readonly text: string }
  | { readonly step: 'transfer'; readonly to: string }
  | { readonly step: 'typing'; readonly typing: boolean }
  | { readonly step: 'read'; readonly seq: number };

type Stores = Pick<SandboxServices, 'storage' | 'clock' | 'members'>;

async function whoIs({ members }: Stores, { id, member_id }: Conversation): Promise<string> {
  const member = member_id === null ? undefined : await members.find(member_id);
  return member?.name ?? `guest ${String(id)}`;
}

/** Those that wait, in their order, then those that are answered, then what was closed last. */
export async function listConversations(stores: Stores, support: Support) {
  const rows = await stores.storage.db
    .selectFrom('support_conversations')
    .selectAll()
    .where('status', '<>', 'idle')
    .orderBy('moved_at', 'desc')
    .limit(LISTED)
    .execute();
  const order = ['waiting', 'active', 'closed'];
  const sorted = rows.toSorted(
    (one, other) =>
      order.indexOf(one.status) - order.indexOf(other.status) ||
      (one.status === 'waiting' ? one.waiting_since - other.waiting_since : other.moved_at - one.moved_at),
  );
  return Promise.all(
    sorted.map(async (row) => ({
      id: row.id,
      who: await whoIs(stores, row),
      site: row.site,
      status: row.status,
      topic: row.topic,
      agent: row.agent,
      waitingSince: row.waiting_since,
      seq: row.last_seq,
      unread: row.last_seq - row.desk_read,
      typing: support.presence.isTyping('visitor', row.id),
    })),
  );
}

/** Messages after a number with the notes of the desk; what it has got is delivered from now on. */
export async function openAtDesk(stores: Stores, support: Support, row: Conversation, since: number) {
  const { messages, more } = await readMessages(stores.storage, row.id, { since });
  const last = messages.at(-1)?.seq ?? row.desk_got;
  if (last > row.desk_got) await support.change(row.id, { desk_got: last });
  const notes = await stores.storage.db
    .selectFrom('support_notes')
    .select(['agent', 'text', 'created_at'])
    .where('conversation_id', '=', row.id)
    .orderBy('id')
    .execute();
  return {
    who: await whoIs(stores, row),
    status: row.status,
    agent: row.agent,
    read: row.visitor_read,
    typing: support.presence.isTyping('visitor', row.id),
    messages,
    more,
    notes: notes.map(({ agent, text, created_at }) => ({ agent, text, at: created_at })),
  };
}

/**
 * Takes a step. One that is answered by somebody else is theirs until they hand it over.
 * @returns why it was not taken
 */
export async function takeDeskStep(
  { storage, clock }: Stores,
  support: Support,
  row: Conversation,
  agent: string,
  step: DeskStep,
): Promise<string | undefined> {
  if (step.step === 'note') {
    const note = { conversation_id: row.id, agent, text: step.text, created_at: Math.trunc(clock.now()) };
    await storage.db.insertInto('support_notes').values(note).execute();
    return undefined;
  }
  if (step.step === 'take') {
    if (row.status !== 'waiting') return row.agent === agent ? undefined : 'the conversation does not wait';
    await support.change(row.id, { status: 'active', agent });
    await support.note(row, 'joined', agent);
    return undefined;
  }
  if (row.status !== 'active' || row.agent !== agent) return 'the conversation is not yours';
  switch (step.step) {
    case 'say':
      support.presence.typed('desk', row.id, false);
      await support.say(
        row,
        { kind: 'text', from: 'desk', name: agent, text: step.text, key: step.key },
        step.key,
      );
      return undefined;
    case 'transfer':
      await support.change(row.id, { agent: step.to });
      support.presence.seen(step.to);
      await support.note(row, 'transferred', step.to);
      return undefined;
    case 'close':
      await support.change(row.id, { status: 'closed', rateable: 1 });
      await support.note(row, 'closedByDesk', agent);
      return undefined;
    case 'typing':
      support.presence.typed('desk', row.id, step.typing);
      await support.tell(row.id);
      return undefined;
    case 'read':
      if (step.seq > row.desk_read)
        await support.change(row.id, {
          desk_read: Math.min(step.seq, row.last_seq),
          desk_got: Math.max(row.desk_got, step.seq),
        });
      return undefined;
  }
}
