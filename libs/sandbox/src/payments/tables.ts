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
      /** Ten-thousandths of what is paid with: coins have four decimals. */
      pay_units: bigint;
      pay_currency: string;
      state: string;
      created_at: number;
      expires_at: number;
      /** When the simulated payer’s money arrives; `null` until the member says that they have paid. */
      credits_at: number | null;
      ended_at: number | null;
      /** What is paid on top of the amount. */
      fee_minor: bigint;
      /** Why it was refused, in Chinese. */
      message: string | null;
      /** When the member last sent a proof. */
      proved_at: number | null;
    };
    /** What proves that a deposit was paid; the picture is Base64. */
    deposit_proofs: { order_id: number; payer: string; type: string; picture: string };
    payout_accounts: {
      id: Generated<number>;
      member_id: string;
      kind: string;
      /** The code of a card's bank. */
      bank: string | null;
      label: string;
      /** How the member is shown it; of the number nothing is kept besides. */
      masked: string;
      /** The last four characters. */
      tail: string;
      /** Whose it is, masked. */
      holder: string | null;
      /** What the member named it; empty where they did not. */
      name: string;
      is_default: number;
      /** SHA-256 of kind and number, by which a second one of the same is known. */
      fingerprint: string;
      added_at: number;
      /** From when on money can leave to it. */
      usable_at: number;
      removed_at: number | null;
    };
    /** Whose a member's payout accounts are: see `holders.ts`. */
    payout_holders: { member_id: string; holder: string; confirmed: number };
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
  {
    name: '0352_payout_kinds',
    statements: () => [
      // No engine changes a column's check in place: the column is made anew.
      `ALTER TABLE payout_accounts ADD COLUMN new_kind TEXT NOT NULL DEFAULT 'bank'
         CHECK (new_kind IN ('bank', 'coin', 'ebpay', 'koipay', 'wechat', 'alipay', 'digital'))`,
      'UPDATE payout_accounts SET new_kind = kind',
      'ALTER TABLE payout_accounts DROP COLUMN kind',
      'ALTER TABLE payout_accounts RENAME COLUMN new_kind TO kind',
      'ALTER TABLE payout_accounts ADD COLUMN bank TEXT',
      `ALTER TABLE payout_accounts ADD COLUMN masked TEXT NOT NULL DEFAULT ''`,
      `UPDATE payout_accounts SET masked = '**** ' || tail`,
      'ALTER TABLE payout_accounts ADD COLUMN holder TEXT',
      `ALTER TABLE payout_accounts ADD COLUMN name TEXT NOT NULL DEFAULT ''`,
      'ALTER TABLE payout_accounts ADD COLUMN is_default BIGINT NOT NULL DEFAULT 0',
      'ALTER TABLE payout_accounts ADD COLUMN usable_at BIGINT NOT NULL DEFAULT 0',
      `CREATE TABLE payout_holders (
         member_id TEXT PRIMARY KEY REFERENCES members (id), holder TEXT NOT NULL, confirmed BIGINT NOT NULL)`,
    ],
  },
  {
    name: '0353_deposit_channels',
    statements: () => [
      // What there was of a coin and of a wallet before each network and each wallet had its own channel.
      `UPDATE deposit_orders SET channel = 'trc20' WHERE channel = 'coin'`,
      `UPDATE deposit_orders SET channel = 'ebpay' WHERE channel = 'wallet'`,
      'DROP INDEX deposit_orders_by_state',
      `ALTER TABLE deposit_orders ADD COLUMN new_state TEXT NOT NULL DEFAULT 'created'
         CHECK (new_state IN ('created', 'paid', 'credited', 'expired', 'cancelled', 'refused'))`,
      'UPDATE deposit_orders SET new_state = state',
      'ALTER TABLE deposit_orders DROP COLUMN state',
      'ALTER TABLE deposit_orders RENAME COLUMN new_state TO state',
      'CREATE INDEX deposit_orders_by_state ON deposit_orders (state, id)',
      'ALTER TABLE deposit_orders ADD COLUMN fee_minor BIGINT NOT NULL DEFAULT 0 CHECK (fee_minor >= 0)',
      'ALTER TABLE deposit_orders ADD COLUMN message TEXT',
      'ALTER TABLE deposit_orders ADD COLUMN proved_at BIGINT',
      `CREATE TABLE deposit_proofs (
         order_id BIGINT PRIMARY KEY REFERENCES deposit_orders (id), payer TEXT NOT NULL, type TEXT NOT NULL,
         picture TEXT NOT NULL)`,
    ],
  },
  {
    name: '0354_payout_fingerprints',
    statements: () => [`CREATE INDEX payout_accounts_by_fingerprint ON payout_accounts (fingerprint)`],
  },
];
