import { chat } from '@heptad/contracts';
import { storedItem, type StoredItems } from '@heptad/device';
import * as v from 'valibot';

const waiting = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('card'), card: v.picklist(chat.cardKinds), id: v.string() }),
  /** Its bytes are not kept over a reload. */
  v.object({ kind: v.literal('picture'), picture: v.string() }),
]);

/** A message on its way; its key makes it safe to send again. */
const outgoing = v.object({ key: v.string(), content: waiting });
export type Outgoing = v.InferOutput<typeof outgoing>;

const MOST = 50;
const outbox = v.pipe(v.array(outgoing), v.maxLength(MOST));

/** One a visitor: who logs in next neither sees nor loses what another has written. */
const outboxOf = (owner: string) => storedItem(`supportOutbox.${owner}`, outbox);

/** What this visitor has said and the platform has not confirmed, in its order. */
export function readOutbox(items: Pick<StoredItems, 'get'>, owner: string): readonly Outgoing[] {
  return items.get(outboxOf(owner)) ?? [];
}

/** Keeps it for the next visit; pictures are too large for that. */
export function keepOutbox(
  items: Pick<StoredItems, 'set' | 'remove'>,
  owner: string,
  list: readonly Outgoing[],
): void {
  const kept = list.filter(({ content }) => content.kind !== 'picture').slice(0, MOST);
  if (kept.length === 0) items.remove(outboxOf(owner));
  else items.set(outboxOf(owner), [...kept]);
}
