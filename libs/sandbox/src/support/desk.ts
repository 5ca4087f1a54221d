import type { Storage } from '@heptad/sandbox-ledger';
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
  | { readonly step: 'typing'; readonly typing: boolean };

type Stores = Pick<SandboxServices, 'storage' | 'clock' | 'members'>;

const nameOf = ({ id }: Conversation, member: string | null | undefined): string =>
  member ?? `guest ${String(id)}`;

async function whoIs({ members }: Stores, row: Conversation): Promise<string> {
  return nameOf(row, row.member_id === null ? undefined : (await members.find(row.member_id))?.name);
}

/** Those that wait, in their order, then those that are answered, then what was closed last. */
export async function listConversations(stores: Stores, support: Support) {
  const rows = await stores.storage.db
    .selectFrom('support_conversations')
    .selectAll('support_conversations')
    .leftJoin('members', 'members.id', 'support_conversations.member_id')
    .select(({ selectFrom }) => [
      'members.name as member_name',
      selectFrom('support_messages')
        .select(({ fn }) => fn.countAll<number>().as('unread'))
        .whereRef('conversation_id', '=', 'support_conversations.id')
        .whereRef('seq', '>', 'support_conversations.desk_read')
        .where('author', '=', 'visitor')
        .as('unread'),
    ])
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
  return sorted.map((row) => ({
    id: row.id,
    who: nameOf(row, row.member_name),
    site: row.site,
    status: row.status,
    topic: row.topic,
    agent: row.agent,
    waitingSince: row.waiting_since,
    seq: row.last_seq,
    unread: row.unread ?? 0,
    typing: support.presence.isTyping('visitor', row.id),
  }));
}

/** The number of the visitor's last message within a span; 0 where there is none. */
async function lastOfVisitor(
  { db }: Pick<Storage, 'db'>,
  conversationId: number,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<number> {
  if (upTo <= after) return 0;
  const { last } = await db
    .selectFrom('support_messages')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'visitor')
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * Messages after a number with the notes of the desk. What the visitor said is delivered from now on, and read where it is the one who answers
 * that looks.
 * @param agent who looks; undefined for somebody who only looks on
 */
export async function openAtDesk(
  stores: Stores,
  support: Support,
  row: Conversation,
  { since, agent }: { readonly since: number; readonly agent?: string | undefined },
) {
  const { messages, more } = await readMessages(stores.storage, row.id, { since });
  const answers = row.status === 'active' && row.agent === agent;
  const last = await lastOfVisitor(stores.storage, row.id, {
    after: answers ? row.desk_read : row.desk_got,
    // Also what somebody looked at before they took it.
    upTo: Math.max(since, messages.at(-1)?.seq ?? 0),
  });
  const marks = {
    desk_got: Math.max(row.desk_got, last),
    desk_read: Math.max(row.desk_read, answers ? last : 0),
  };
  if (marks.desk_got > row.desk_got || marks.desk_read > row.desk_read) await support.change(row.id, marks);
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
      await support.tell(row);
      return undefined;
  }
}
