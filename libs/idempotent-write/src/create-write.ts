import { createWriteState } from './create-write-state';
import { createWriteSaga, type WriteServices } from './saga/write-saga';
import type { WriteDescription } from './write-description';

/**
 * A kind of write whose end may be unknown: its actions, its reducer (to be put under its name), its saga and its selectors.
 * One tap moves money once. The `Idempotency-Key` and the order are kept on the device before they are sent, so that a reload
 * finds them. While one write is open, no tab begins another of its kind and subject.
 */
export function createWrite<Name extends string, Order, End, Services extends WriteServices>(
  description: WriteDescription<Name, Order, End, Services>,
) {
  const write = createWriteState<Name, Order, End>(description);
  return { ...write, saga: createWriteSaga(description, write.state) };
}
