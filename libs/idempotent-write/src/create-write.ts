import { createWriteState } from './create-write-state';
import { createWriteSaga, type WriteServices } from './saga/write-saga';
import type { WriteDescription } from './write-description';

/**
 * A kind of write whose end may be unknown: its actions, its reducer (to be put under its name), its saga and its selectors.
 * Money is moved once for one wish: the key and the order are kept on the device before they are sent, whoever comes back
 * finds them, and while one is open no other of its subject is begun, in no tab.
 */
export function createWrite<Name extends string, Order, End, Services extends WriteServices>(
  description: WriteDescription<Name, Order, End, Services>,
) {
  const write = createWriteState<Name, Order, End>(description);
  return { ...write, saga: createWriteSaga(description, write.state) };
}
