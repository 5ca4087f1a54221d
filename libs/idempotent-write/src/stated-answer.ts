import type { Result } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import type { WriteAnswer } from './write';

/** What the platform keeps of an order, with where it stands. */
interface Stated {
  readonly state: 'confirming' | 'succeeded' | 'failed';
  /** Why it failed, to be shown. */
  readonly message?: string | undefined;
}

/** What the platform says of an order that carries its own state, as an answer to the write. @param said null: the key is unknown */
export function statedAnswer<Order extends Stated>(said: Result<Order | null>): Result<WriteAnswer<Order>> {
  if (!said.ok) return said;
  if (said.value === null) return { ok: true, value: { state: 'unknown' } };
  const { state, message } = said.value;
  switch (state) {
    case 'confirming':
      return { ok: true, value: { state } };
    case 'succeeded':
      return { ok: true, value: { state, end: said.value } };
    case 'failed':
      return { ok: true, value: { state, end: said.value, ...defined({ message }) } };
  }
}
