import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** What is written in a mail, once for all who get it. Each text is JSON of its three languages. */
    mail_texts: { id: Generated<number>; title: string; body: string; preview: string };
    /** The mails of each member; ids grow in the order of their arrival. */
    mails: {
      id: Generated<number>;
      member_id: string;
      kind: string;
      text_id: number;
      sent_at: number;
      read_at: number | null;
      /** When the member threw it away; it can be brought back for a moment. */
      deleted_at: number | null;
    };
    /** Which mails have been sent under a key. Stays when the member throws the mail away. */
    mail_keys: { member_id: string; key: string };
  }
}

export const mailSteps: readonly TableStep[] = [
  {
    name: '0240_mails',
    statements: (dialect) => [
      `CREATE TABLE mail_texts (
         id ${dialect.identity}, title TEXT NOT NULL, body TEXT NOT NULL, preview TEXT NOT NULL)`,
      `CREATE TABLE mails (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id),
         kind TEXT NOT NULL CHECK (kind IN ('system', 'promotion', 'money', 'personal')),
         text_id BIGINT NOT NULL REFERENCES mail_texts (id), sent_at BIGINT NOT NULL, read_at BIGINT, deleted_at BIGINT)`,
      `CREATE INDEX mails_listed ON mails (member_id, kind, id) WHERE deleted_at IS NULL`,
      `CREATE INDEX mails_unread ON mails (member_id, kind) WHERE deleted_at IS NULL AND read_at IS NULL`,
      `CREATE INDEX mails_deleted ON mails (deleted_at) WHERE deleted_at IS NOT NULL`,
      `CREATE INDEX mails_by_text ON mails (text_id, member_id)`,
      `CREATE TABLE mail_keys (
         member_id TEXT NOT NULL REFERENCES members (id), key TEXT NOT NULL, PRIMARY KEY (member_id, key))${dialect.keyed}`,
    ],
  },
];
