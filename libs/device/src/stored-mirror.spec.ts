import { ITEMS } from './items';
import { cipher, MemoryStorage, setUp } from './testing/played-items';

describe('stored items in two tabs', () => {
  function twoTabs() {
    const storage = new MemoryStorage();
    const heard: ((key: string | null) => void)[] = [];
    const tab = () =>
      setUp(storage, {
        events(listener) {
          heard.push(listener);
          return () => undefined;
        },
      }).items;
    return { storage, first: tab(), second: tab(), heard };
  }

  it('merges changes of different items instead of writing over them', async () => {
    const { first, second, storage } = twoTabs();
    await Promise.all([first.load(), second.load()]);
    first.set(ITEMS.theme, 'dark');
    await first.flush();
    second.set(ITEMS.betMode, 2);
    await second.flush();
    expect(cipher.open(storage.getItem('com_ptr') ?? '')).toEqual({ theme: 'dark', betMode: 2 });
    expect(second.get(ITEMS.theme)).toBe('dark');
  });

  it('follows the other tab by its event and names the keys that changed', async () => {
    const { first, second, heard } = twoTabs();
    await Promise.all([first.load(), second.load()]);
    const keys: string[] = [];
    const done = new Promise<void>((resolve) =>
      second.subscribe((changed) => {
        keys.push(...changed);
        resolve();
      }),
    );
    first.set(ITEMS.theme, 'dark');
    await first.flush();
    heard[1]?.('com_ptr');
    await done;
    expect(keys).toEqual(['theme']);
    expect(second.get(ITEMS.theme)).toBe('dark');
  });

  it('SESSION-015 takes back nothing that it wrote while it was opening what another tab wrote before', async () => {
    const storage = new MemoryStorage();
    let hear: ((key: string | null) => void) | undefined;
    let hold: Promise<void> | undefined;
    const { items } = setUp(storage, {
      cipher: {
        seal: cipher.seal,
        async open(text) {
          const wait = hold;
          hold = undefined;
          await wait;
          return cipher.open(text);
        },
      },
      events(listener) {
        hear = listener;
        return () => undefined;
      },
    });
    items.set(ITEMS.theme, 'dark');
    await items.flush();
    let goOn = (): void => undefined;
    hold = new Promise((resolve) => (goOn = resolve));
    hear?.('com_ptr');
    await Promise.resolve();
    items.remove(ITEMS.theme);
    await items.flush();
    const told = jest.fn();
    items.subscribe(told);
    goOn();
    await new Promise((resolve) => setImmediate(resolve));
    expect(items.get(ITEMS.theme)).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
  });

  it('takes the lock for each write', async () => {
    const names: string[] = [];
    const { items } = setUp(new MemoryStorage(), {
      locks: {
        async request(name, work) {
          names.push(name);
          await work();
        },
      },
    });
    items.set(ITEMS.theme, 'dark');
    await items.flush();
    expect(names).toEqual(['com_ptr']);
  });

  it('writes without a lock where the lock is refused', async () => {
    const { items, storage } = setUp(new MemoryStorage(), {
      locks: { request: async () => Promise.reject(new Error('insecure')) },
    });
    items.set(ITEMS.theme, 'dark');
    await items.flush();
    expect(storage?.writes).toBe(1);
  });
});
