import { isMemberOnceKnown } from './session-status';

/** A store whose session is known later. */
function lateStore(status: 'unknown' | 'member' | 'guest') {
  const listeners = new Set<() => void>();
  let current = status;
  return {
    store: {
      getState: () => ({ session: { status: current } }),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    listeners,
    becomes(next: typeof status) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

describe('whether a member is logged in', () => {
  it.each([
    ['member', true],
    ['guest', false],
  ] as const)('is said at once of a %s', async (status, expected) => {
    const { store, listeners } = lateStore(status);
    expect(await isMemberOnceKnown(store)).toBe(expected);
    expect(listeners.size).toBe(0);
  });

  it('is waited for, and then no longer listened for', async () => {
    const { store, listeners, becomes } = lateStore('unknown');
    const answer = isMemberOnceKnown(store);
    becomes('unknown');
    expect(listeners.size).toBe(1);
    becomes('member');
    expect(await answer).toBe(true);
    expect(listeners.size).toBe(0);
  });
});
