import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    push_subscriptions: {
      endpoint: string;
      member_id: string;
      /** As `sessions.token_hash`: nothing is sent once that session has ended. */
      session: string;
      p256dh: string;
      auth: string;
      /** Joined by commas. */
      kinds: string;
      locale: string;
      created_at: number;
    };
  }
}

export const pushSteps: readonly TableStep[] = [
  {
    name: '0370_push_subscriptions',
    statements: () => [
      `CREATE TABLE push_subscriptions (
         endpoint TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), session TEXT NOT NULL,
         p256dh TEXT NOT NULL, auth TEXT NOT NULL, kinds TEXT NOT NULL, locale TEXT NOT NULL, created_at BIGINT NOT NULL)`,
      'CREATE INDEX push_subscriptions_by_member ON push_subscriptions (member_id, created_at)',
    ],
  },
];
