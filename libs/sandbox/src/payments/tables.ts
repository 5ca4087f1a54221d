import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    deposit_orders: {
      id: Generated<number>;
      member_id: string;
      idempotency_key: string;
      channel: string;
      currency: string;
      amount_minor: bigint;
      /** Hundredths of what is paid with. */
      /** Ten-thousandths of what is paid with: coins have four decimals. */
      pay_units: bigint;
      pay_currency: string;
      state: string;
      created_at: number;
      expires_at: number;
      /** When the simulated payer’s money arrives; `null` until the member says that they have paid. */
      credits_at: number | null;
      ended_at: number | null;
    };
    payout_accounts: {
      id: Generated<number>;
      member_id: string;
      kind: string;
      label: string;
      /** The last four characters; nothing else of the number is kept. */
      tail: string;
      /** SHA-256 of kind and number, by which a second one of the same is known. */
      fingerprint: string;
      added_at: number;
      removed_at: number | null;
    };
    withdrawal_orders: {
      id: Generated<number>;
      member_id: string;
      idempotency_key: string;
      account_id: number;
      currency: string;
      amount_minor: bigint;
      /** The part of the amount that carried the fee. */
      charged_minor: bigint;
      fee_minor: bigint;
      state: string;
      message: string | null;
      created_at: number;
      pays_at: number;
      ended_at: number | null;
    };
  }
}

export const paymentSteps: readonly TableStep[] = [
  {
    name: '0350_payments',
    statements: (dialect) => [
      `CREATE TABLE deposit_orders (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), idempotency_key TEXT NOT NULL,
         channel TEXT NOT NULL, currency TEXT NOT NULL, amount_minor BIGINT NOT NULL CHECK (amount_minor > 0),
         pay_minor BIGINT NOT NULL CHECK (pay_minor > 0), pay_currency TEXT NOT NULL,
         state TEXT NOT NULL CHECK (state IN ('created', 'paid', 'credited', 'expired', 'cancelled')),
         created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, credits_at BIGINT, ended_at BIGINT,
         UNIQUE (member_id, idempotency_key))`,
      `CREATE INDEX deposit_orders_by_state ON deposit_orders (state, id)`,
      `CREATE TABLE payout_accounts (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), kind TEXT NOT NULL CHECK (kind IN ('bank', 'coin')),
         label TEXT NOT NULL, tail TEXT NOT NULL, fingerprint TEXT NOT NULL, added_at BIGINT NOT NULL, removed_at BIGINT)`,
      `CREATE INDEX payout_accounts_by_member ON payout_accounts (member_id, id)`,
      `CREATE TABLE withdrawal_orders (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), idempotency_key TEXT NOT NULL,
         account_id BIGINT NOT NULL REFERENCES payout_accounts (id), currency TEXT NOT NULL,
         amount_minor BIGINT NOT NULL CHECK (amount_minor > 0),
         charged_minor BIGINT NOT NULL CHECK (charged_minor >= 0 AND charged_minor <= amount_minor),
         fee_minor BIGINT NOT NULL CHECK (fee_minor >= 0 AND fee_minor < amount_minor),
         state TEXT NOT NULL CHECK (state IN ('held', 'paid', 'refused')), message TEXT,
         created_at BIGINT NOT NULL, pays_at BIGINT NOT NULL, ended_at BIGINT, UNIQUE (member_id, idempotency_key))`,
      `CREATE INDEX withdrawal_orders_by_state ON withdrawal_orders (state, id)`,
    ],
  },
  {
    name: '0351_pay_units',
    statements: () => [
      'ALTER TABLE deposit_orders RENAME COLUMN pay_minor TO pay_units',
      'UPDATE deposit_orders SET pay_units = pay_units * 100',
    ],
  },
];
