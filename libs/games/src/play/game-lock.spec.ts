import { holdGame, isGameOpen, type GameLocks } from './game-lock';

/** Locks of a browser, as far as games use them. */
function browserLocks(): NonNullable<GameLocks> {
  const held: LockInfo[] = [];
  return {
    async request(name: string, _options: unknown, work: () => Promise<unknown>) {
      const own = { name };
      held.push(own);
      await work();
      held.splice(held.indexOf(own), 1);
    },
    query: async () => ({ held: [...held] }),
  } as never;
}

describe('whether a game is open in this browser', () => {
  it('is so while any page holds it, and no longer once the last one has let go', async () => {
    const locks = browserLocks();
    expect(await isGameOpen(locks)).toBe(false);
    const [first, second] = [holdGame(locks), holdGame(locks)];
    expect(await isGameOpen(locks)).toBe(true);
    first();
    await Promise.resolve();
    expect(await isGameOpen(locks)).toBe(true);
    second();
    await Promise.resolve();
    await Promise.resolve();
    expect(await isGameOpen(locks)).toBe(false);
  });

  it('is not known where the browser has no locks, or refuses them', async () => {
    const refusing = {
      request: () => Promise.reject(new Error('blocked')),
      query: () => Promise.reject(new Error('blocked')),
    } as never;
    for (const locks of [undefined, refusing]) {
      holdGame(locks)();
      expect(await isGameOpen(locks)).toBeUndefined();
    }
  });
});
