import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    venue_sessions: {
      token_hash: string;
      venue: string;
      /** `null` for a guest's read-only session. */
      member_id: string | null;
      site: string;
      expires_at: number;
      /** The game of the catalogue that it is for; `null` for a whole venue. */
      game: string | null;
    };
    transfer_orders: {
      /** Digits, beyond 2^53. */
      order_no: string;
      transaction_id: number;
      member_id: string;
      idempotency_key: string;
      wallet: string;
      direction: 'in' | 'out';
      amount_minor: bigint;
      created_at: number;
    };
  }
}

export const platformSteps: readonly TableStep[] = [
  {
    name: '0300_platform',
    statements: () => [
      `CREATE TABLE venue_sessions (
         token_hash TEXT PRIMARY KEY, venue TEXT NOT NULL, member_id TEXT REFERENCES members (id), site TEXT NOT NULL,
         expires_at BIGINT NOT NULL)`,
      `CREATE INDEX venue_sessions_by_member ON venue_sessions (member_id)`,
      `CREATE TABLE transfer_orders (
         order_no TEXT PRIMARY KEY, transaction_id BIGINT NOT NULL REFERENCES ledger_transactions (id),
         member_id TEXT NOT NULL REFERENCES members (id), idempotency_key TEXT NOT NULL, wallet TEXT NOT NULL,
         direction TEXT NOT NULL CHECK (direction IN ('in', 'out')), amount_minor BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
      `CREATE INDEX transfer_orders_by_key ON transfer_orders (member_id, idempotency_key)`,
    ],
  },
  {
    name: '0960_game_sessions',
    statements: () => [`ALTER TABLE venue_sessions ADD COLUMN game TEXT`],
  },
];
