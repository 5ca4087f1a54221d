import type { Generated } from 'kysely';
import type { Dialect, TableStep } from '../storage/engine';
import { refuseChanges } from '../storage/triggers';

declare module '../storage/database' {
  interface Database {
    accounts: { id: string; member_id: string | null; currency: string; may_be_negative: number };
    ledger_transactions: {
      id: Generated<number>;
      reason: string;
      reference: string;
      member_id: string | null;
      created_at: number;
    };
    postings: {
      id: Generated<number>;
      transaction_id: number;
      account_id: string;
      currency: string;
      amount_minor: bigint;
    };
    ledger_seals: { transaction_id: number };
    balances: { account_id: string; balance_minor: bigint; last_posting: number; may_be_negative: number };
    idempotency_keys: {
      member_id: string;
      operation: string;
      key: string;
      body_hash: string;
      answer: string;
      created_at: number;
    };
  }
}

/**
 * The double-entry ledger. What must always hold is held by the database itself:
 * a transaction cannot be committed without its seal (deferred foreign key), a seal cannot be written unless the entries sum
 * to zero per currency, nothing can be added after it, nothing is ever changed or deleted, and a balance can only move by
 * exactly one newer entry of its own account and not below zero for a wallet.
 */
export const walletSteps: readonly TableStep[] = [
  {
    name: '0100_wallet',
    statements: (dialect) => [
      `CREATE TABLE accounts (
         id TEXT PRIMARY KEY, member_id TEXT, currency TEXT NOT NULL,
         may_be_negative BIGINT NOT NULL CHECK (may_be_negative IN (0, 1) AND (member_id IS NULL OR may_be_negative = 0)))${dialect.keyed}`,
      `CREATE TABLE ledger_seals (transaction_id BIGINT PRIMARY KEY)${dialect.keyed}`,
      `CREATE TABLE ledger_transactions (
         id ${dialect.identity}, reason TEXT NOT NULL, reference TEXT NOT NULL, member_id TEXT, created_at BIGINT NOT NULL,
         FOREIGN KEY (id) REFERENCES ledger_seals (transaction_id) DEFERRABLE INITIALLY DEFERRED)`,
      `CREATE TABLE postings (
         id ${dialect.identity}, transaction_id BIGINT NOT NULL REFERENCES ledger_transactions (id),
         account_id TEXT NOT NULL REFERENCES accounts (id), currency TEXT NOT NULL,
         amount_minor BIGINT NOT NULL CHECK (amount_minor <> 0))`,
      `CREATE INDEX postings_by_account ON postings (account_id, id)`,
      `CREATE INDEX postings_by_transaction ON postings (transaction_id)`,
      `CREATE TABLE balances (
         account_id TEXT PRIMARY KEY REFERENCES accounts (id), balance_minor BIGINT NOT NULL, last_posting BIGINT NOT NULL,
         may_be_negative BIGINT NOT NULL, CHECK (may_be_negative = 1 OR balance_minor >= 0))${dialect.keyed}`,
      // Not sorted by its key: an answer that is longer than a quarter of a page would take a page of its own there.
      `CREATE TABLE idempotency_keys (
         member_id TEXT NOT NULL, operation TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL,
         answer TEXT NOT NULL, created_at BIGINT NOT NULL, PRIMARY KEY (member_id, operation, key))`,
      ...['accounts', 'ledger_transactions', 'ledger_seals', 'postings'].flatMap((table) =>
        refuseChanges(dialect, table),
      ),
      ...(dialect.engine === 'sqlite' ? sqliteTriggers : postgresTriggers(dialect)),
    ],
  },
];

const unbalanced = `EXISTS (SELECT 1 FROM postings WHERE transaction_id = NEW.transaction_id GROUP BY currency HAVING SUM(amount_minor) <> 0)
  OR NOT EXISTS (SELECT 1 FROM postings WHERE transaction_id = NEW.transaction_id)`;
const sealed = `EXISTS (SELECT 1 FROM ledger_seals WHERE transaction_id = NEW.transaction_id)`;
const foreignCurrency = `NOT EXISTS (SELECT 1 FROM accounts WHERE id = NEW.account_id AND currency = NEW.currency)`;
const unfounded = `NEW.account_id <> OLD.account_id OR NEW.may_be_negative <> OLD.may_be_negative
  OR NEW.last_posting <= OLD.last_posting
  OR NOT EXISTS (SELECT 1 FROM postings WHERE id = NEW.last_posting AND account_id = NEW.account_id
    AND amount_minor = NEW.balance_minor - OLD.balance_minor)`;
const openBalance = `INSERT INTO balances (account_id, balance_minor, last_posting, may_be_negative)
  VALUES (NEW.id, 0, 0, NEW.may_be_negative)`;
const moveBalance = `UPDATE balances SET balance_minor = balance_minor + NEW.amount_minor, last_posting = NEW.id
  WHERE account_id = NEW.account_id`;
const unopened = `NEW.balance_minor <> 0 OR NEW.last_posting <> 0
  OR NOT EXISTS (SELECT 1 FROM accounts WHERE id = NEW.account_id AND may_be_negative = NEW.may_be_negative)`;

/** The rules: when, on which table, the condition that is refused, and the sentence of the refusal. */
const refusals = [
  [
    'seal_balances',
    'INSERT ON ledger_seals',
    unbalanced,
    'the entries of a transaction must sum to zero per currency',
  ],
  ['posting_open', 'INSERT ON postings', sealed, 'a sealed transaction takes no more entries'],
  [
    'posting_currency',
    'INSERT ON postings',
    foreignCurrency,
    'an entry must be in the currency of its account',
  ],
  ['balance_opens', 'INSERT ON balances', unopened, 'a balance starts at zero with its account'],
  ['balance_moves', 'UPDATE ON balances', unfounded, 'a balance moves only by a newer entry of its account'],
] as const;

const sqliteTriggers: readonly string[] = [
  ...refusals.map(
    ([name, event, condition, sentence]) =>
      `CREATE TRIGGER ${name} BEFORE ${event} BEGIN SELECT RAISE(ABORT, '${sentence}') WHERE ${condition}; END`,
  ),
  `CREATE TRIGGER balance_stays BEFORE DELETE ON balances BEGIN SELECT RAISE(ABORT, 'balances are never deleted'); END`,
  `CREATE TRIGGER account_opens AFTER INSERT ON accounts BEGIN ${openBalance}; END`,
  `CREATE TRIGGER posting_moves AFTER INSERT ON postings BEGIN ${moveBalance}; END`,
];

function postgresTriggers(dialect: Dialect): readonly string[] {
  const routine = (name: string, body: string) =>
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body}; RETURN NEW; END $$`;
  const trigger = (name: string, event: string) =>
    `CREATE TRIGGER ${name} ${event} FOR EACH ROW EXECUTE FUNCTION ${name}()`;
  return [
    ...refusals.flatMap(([name, event, condition, sentence]) => [
      routine(name, `IF ${condition} THEN RAISE EXCEPTION '${sentence}'; END IF`),
      trigger(name, `BEFORE ${event}`),
    ]),
    ...refuseChanges(dialect, 'balances', ['DELETE', 'TRUNCATE']),
    routine('account_opens', openBalance),
    trigger('account_opens', 'AFTER INSERT ON accounts'),
    routine('posting_moves', moveBalance),
    trigger('posting_moves', 'AFTER INSERT ON postings'),
  ];
}
