import { hash } from 'node:crypto';
import { keptQuery, type ValueOf } from '../storage/kept-query';
import type { Row } from '../storage/database';
import type { Storage } from '../storage/storage';

/** The work that a key stands for. */
export interface KeyedWork {
  readonly memberId: string;
  /** What is done: a call's path, or a ledger reason. The same key may be used for another operation. */
  readonly operation: string;
  readonly key: string;
  /** What was asked; the same key with another body is refused. */
  readonly body: unknown;
  /** Sandbox time, ms. */
  readonly at: number;
}

const answerOf = keptQuery((db, value: ValueOf<Pick<KeyedWork, 'memberId' | 'operation' | 'key'>>) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('member_id', '=', value('memberId'))
    .where('operation', '=', value('operation'))
    .where('key', '=', value('key')),
);

const keepAnswer = keptQuery((db, value: ValueOf<Row<'idempotency_keys'>>) =>
  db.insertInto('idempotency_keys').values({
    member_id: value('member_id'),
    operation: value('operation'),
    key: value('key'),
    body_hash: value('body_hash'),
    answer: value('answer'),
    created_at: value('created_at'),
  }),
);

/** The key was used before for the same operation with another body. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict';
}

/**
 * Does keyed work once: runs `work` and stores its answer (JSON) in the same transaction, or gives the stored answer of the
 * first time. Work that throws stores nothing, so that it may be tried again.
 * Throws {@link IdempotencyConflict} for the same key with another body.
 * @param before is run before the transaction begins, unless the work is done already: what it writes stays when the work throws
 */
export async function once<T>(
  storage: Storage,
  keyed: KeyedWork,
  work: () => Promise<T>,
  before?: () => Promise<void>,
): Promise<T> {
  if (before !== undefined && (await storedAnswer(storage, keyed)) === undefined) await before();
  return storage.transaction(async () => {
    const known = await storedAnswer(storage, keyed);
    if (known !== undefined) return JSON.parse(known) as T;
    const answer = await work();
    await keepAnswer(storage.db, {
      member_id: keyed.memberId,
      operation: keyed.operation,
      key: keyed.key,
      body_hash: hashOf(keyed.body),
      answer: JSON.stringify(answer ?? null),
      created_at: keyed.at,
    });
    return answer;
  });
}

/** The answer of work that is done, as JSON. */
async function storedAnswer(storage: Storage, keyed: KeyedWork): Promise<string | undefined> {
  const { memberId, operation, key } = keyed;
  const [known] = await answerOf(storage.db, { memberId, operation, key });
  if (known !== undefined && known.body_hash !== hashOf(keyed.body))
    throw new IdempotencyConflict('idempotency key used with another body');
  return known?.answer;
}

const hashOf = (body: unknown): string => hash('sha256', canonical(body));

/** JSON with sorted keys, so that equal bodies have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) => {
    if (typeof inner === 'bigint') return inner.toString();
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
