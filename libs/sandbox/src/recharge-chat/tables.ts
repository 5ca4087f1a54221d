import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** What members and the deposit service said; `content` is the message without id and time, as JSON. */
    recharge_messages: {
      id: Generated<number>;
      member_id: string;
      content: string;
      created_at: number;
    };
  }
}

export const rechargeChatSteps: readonly TableStep[] = [
  {
    name: '0360_recharge_messages',
    statements: (dialect) => [
      `CREATE TABLE recharge_messages (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), content TEXT NOT NULL,
         created_at BIGINT NOT NULL)`,
      'CREATE INDEX recharge_messages_by_member ON recharge_messages (member_id, id)',
    ],
  },
];
