import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** One conversation for each member of a site, and for each guest's device; all their enquiries follow each other in it. */
    support_conversations: {
      id: Generated<number>;
      site: string;
      /** The member, or empty for a guest. */
      member_id: string | null;
      /** SHA-256 of a guest's token and of the device it is bound to. */
      guest_hash: string | null;
      status: string;
      topic: string | null;
      /** Which person of the desk answers; empty while nobody does. */
      agent: string;
      waiting_since: number;
      last_seq: number;
      visitor_read: number;
      desk_got: number;
      desk_read: number;
      rateable: number;
      moved_at: number;
    };
    /** `content` is the message without number and time, as JSON. */
    support_messages: {
      conversation_id: number;
      seq: number;
      author: string;
      /** Of the one who sent it: the same message is kept once. */
      message_key: string;
      content: string;
      created_at: number;
    };
    /** What people of the desk note for each other; visitors never see it. */
    support_notes: {
      id: Generated<number>;
      conversation_id: number;
      agent: string;
      text: string;
      created_at: number;
    };
    support_ratings: {
      id: Generated<number>;
      conversation_id: number;
      agent: string;
      stars: number;
      created_at: number;
    };
    /** Pictures as they were written anew, of a conversation or of a member. */
    support_pictures: {
      id: string;
      conversation_id: number | null;
      member_id: string | null;
      width: number;
      height: number;
      picture: string;
    };
    support_feedbacks: {
      id: Generated<number>;
      site: string;
      /** Null for a message that a guest left. */
      member_id: string | null;
      feedback_key: string;
      kind: string;
      state: string;
      contact: string;
      unread: number;
      created_at: number;
      moved_at: number;
    };
    support_feedback_entries: {
      id: Generated<number>;
      feedback_id: number;
      author: string;
      entry_key: string;
      text: string;
      /** Pictures with their sizes, as JSON. */
      pictures: string;
      created_at: number;
    };
  }
}

/** Conversations with customer service, feedback and their pictures. */
export const supportSteps: readonly TableStep[] = [
  {
    name: '0920_support',
    statements: (dialect) => [
      `CREATE TABLE support_conversations (
         id ${dialect.identity}, site TEXT NOT NULL, member_id TEXT REFERENCES members (id), guest_hash TEXT UNIQUE,
         status TEXT NOT NULL CHECK (status IN ('idle', 'waiting', 'active', 'closed')), topic TEXT, agent TEXT NOT NULL,
         waiting_since BIGINT NOT NULL, last_seq BIGINT NOT NULL, visitor_read BIGINT NOT NULL, desk_got BIGINT NOT NULL,
         desk_read BIGINT NOT NULL, rateable BIGINT NOT NULL, moved_at BIGINT NOT NULL,
         CHECK ((member_id IS NULL) <> (guest_hash IS NULL)))`,
      'CREATE UNIQUE INDEX support_conversations_by_member ON support_conversations (site, member_id)',
      'CREATE INDEX support_conversations_by_status ON support_conversations (status, waiting_since)',
      `CREATE TABLE support_messages (
         conversation_id BIGINT NOT NULL REFERENCES support_conversations (id), seq BIGINT NOT NULL, author TEXT NOT NULL,
         message_key TEXT NOT NULL, content TEXT NOT NULL, created_at BIGINT NOT NULL,
         PRIMARY KEY (conversation_id, seq))${dialect.keyed}`,
      'CREATE UNIQUE INDEX support_messages_by_key ON support_messages (conversation_id, author, message_key)',
      `CREATE TABLE support_notes (
         id ${dialect.identity}, conversation_id BIGINT NOT NULL REFERENCES support_conversations (id), agent TEXT NOT NULL,
         text TEXT NOT NULL, created_at BIGINT NOT NULL)`,
      'CREATE INDEX support_notes_by_conversation ON support_notes (conversation_id, id)',
      `CREATE TABLE support_ratings (
         id ${dialect.identity}, conversation_id BIGINT NOT NULL REFERENCES support_conversations (id), agent TEXT NOT NULL,
         stars BIGINT NOT NULL CHECK (stars BETWEEN 1 AND 5), created_at BIGINT NOT NULL)`,
      `CREATE TABLE support_pictures (
         id TEXT PRIMARY KEY, conversation_id BIGINT REFERENCES support_conversations (id),
         member_id TEXT REFERENCES members (id), width BIGINT NOT NULL, height BIGINT NOT NULL, picture TEXT NOT NULL)`,
      `CREATE TABLE support_feedbacks (
         id ${dialect.identity}, site TEXT NOT NULL, member_id TEXT REFERENCES members (id), feedback_key TEXT NOT NULL,
         kind TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'closed')), contact TEXT NOT NULL,
         unread BIGINT NOT NULL, created_at BIGINT NOT NULL, moved_at BIGINT NOT NULL)`,
      'CREATE UNIQUE INDEX support_feedbacks_by_key ON support_feedbacks (site, feedback_key)',
      'CREATE INDEX support_feedbacks_by_member ON support_feedbacks (member_id, id)',
      `CREATE TABLE support_feedback_entries (
         id ${dialect.identity}, feedback_id BIGINT NOT NULL REFERENCES support_feedbacks (id), author TEXT NOT NULL,
         entry_key TEXT NOT NULL, text TEXT NOT NULL, pictures TEXT NOT NULL, created_at BIGINT NOT NULL)`,
      'CREATE UNIQUE INDEX support_feedback_entries_by_key ON support_feedback_entries (feedback_id, entry_key)',
    ],
  },
];
