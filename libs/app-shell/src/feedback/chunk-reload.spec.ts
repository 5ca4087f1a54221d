import { isMissingChunk, reloadForMissingChunk, type ReloadHost } from './chunk-reload';

function host(session: ReloadHost['session'], now = 0): ReloadHost & { reload: jest.Mock; time: number } {
  const self = { session, time: now, now: () => self.time, online: () => true, reload: jest.fn() };
  return self;
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

describe('a missing chunk', () => {
  it('is told from other errors', () => {
    expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(
      true,
    );
    expect(isMissingChunk(new Error('x is not a function'))).toBe(false);
    expect(isMissingChunk('dynamically imported module')).toBe(false);
  });

  it('reloads the page once, and not again within a minute', () => {
    const page = host(memory(), 1_000);
    expect(reloadForMissingChunk(page)).toBe(true);
    page.time += 59_999;
    expect(reloadForMissingChunk(page)).toBe(false);
    page.time += 1;
    expect(reloadForMissingChunk(page)).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload, nor spend the one reload, while there is no network', () => {
    const page = host(memory());
    expect(reloadForMissingChunk({ ...page, online: () => false })).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
    expect(reloadForMissingChunk(page)).toBe(true);
  });

  it('never reloads where nothing can be remembered', () => {
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    for (const session of [null, blocked]) {
      const page = host(session);
      expect(reloadForMissingChunk(page)).toBe(false);
      expect(page.reload).not.toHaveBeenCalled();
    }
  });
});
