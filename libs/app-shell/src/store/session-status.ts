import type { WithSession } from '@heptad/session';
import type { Store } from 'redux';

/** The session's part of the store. */
export const sessionOf = (store: Pick<Store, 'getState'>): WithSession['session'] =>
  (store.getState() as WithSession).session;

/** Resolves with whether a member is logged in, once that is known. */
export function isMemberOnceKnown(
  store: Pick<Store, 'getState'> & { subscribe(listener: () => void): () => unknown },
): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (): boolean => {
      const { status } = sessionOf(store);
      if (status === 'unknown') return false;
      resolve(status === 'member');
      return true;
    };
    if (answer()) return;
    const stop = store.subscribe(() => answer() && stop());
  });
}
