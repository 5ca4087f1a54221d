import { createHash } from 'node:crypto';
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

/** The key was used before for the same operation with another body. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict';
}

/**
 * Does keyed work once: runs `work` and stores its answer (JSON) in the same transaction, or gives the stored answer of the
 * first time. Work that throws stores nothing, so that it may be tried again.
 * Throws {@link IdempotencyConflict} for the same key with another body.
 */
export function once<T>(storage: Storage, keyed: KeyedWork, work: () => Promise<T>): Promise<T> {
  const bodyHash = createHash('sha256').update(canonical(keyed.body)).digest('hex');
  return storage.transaction(async () => {
    const known = await storage.db
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'answer'])
      .where('member_id', '=', keyed.memberId)
      .where('operation', '=', keyed.operation)
      .where('key', '=', keyed.key)
      .executeTakeFirst();
    if (known !== undefined) {
      if (known.body_hash !== bodyHash)
        throw new IdempotencyConflict('idempotency key used with another body');
      return JSON.parse(known.answer) as T;
    }
    const answer = await work();
    await storage.db
      .insertInto('idempotency_keys')
      .values({
        member_id: keyed.memberId,
        operation: keyed.operation,
        key: keyed.key,
        body_hash: bodyHash,
        answer: JSON.stringify(answer ?? null),
        created_at: keyed.at,
      })
      .execute();
    return answer;
  });
}

/** JSON with sorted keys, so that equal bodies have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) => {
    if (typeof inner === 'bigint') return inner.toString();
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
