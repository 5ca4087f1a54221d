import * as v from 'valibot';
import { createClock } from './clock';
import { ITEMS, MARKETING_MODAL_PREFIX, storedItem } from './items';
import { cipher, MemoryStorage, setUp } from './testing/played-items';
import { createStoredItems } from './stored-items';
import { STORED_OBJECT_KEY } from './stored-object';

const HOUR = 3_600_000;

describe('stored items', () => {
  it('STORE-001 keeps all items as one sealed object under com_ptr', async () => {
    const { items, storage } = setUp();
    items.set(ITEMS.theme, 'dark');
    items.set(ITEMS.betMode, 2);
    await items.flush();
    expect([...(storage?.values.keys() ?? [])]).toEqual([STORED_OBJECT_KEY]);
    expect(STORED_OBJECT_KEY).toBe('com_ptr');
    expect(cipher.open(storage?.getItem('com_ptr') ?? '')).toEqual({ theme: 'dark', betMode: 2 });
  });

  it('STORE-001 is encrypted with the real cipher and read back by another page', async () => {
    const storage = new MemoryStorage();
    const clock = createClock();
    const first = createStoredItems(storage, clock);
    first.set(ITEMS.deviceId, 'device-7');
    await first.flush();
    expect(storage.getItem('com_ptr')).not.toContain('device-7');
    const second = createStoredItems(storage, clock);
    await second.load();
    expect(second.get(ITEMS.deviceId)).toBe('device-7');
  });

  it('reads back at once and writes several changes of one turn once', async () => {
    const { items, storage } = setUp();
    items.set(ITEMS.theme, 'dark');
    items.set(ITEMS.theme, 'light');
    items.set(ITEMS.betMode, 1);
    expect(items.get(ITEMS.theme)).toBe('light');
    await items.flush();
    expect(storage?.writes).toBe(1);
  });

  it.each([
    ['corrupt text', 'garbage'],
    ['a sealed list', 'sealed:[1,2]'],
    ['sealed null', 'sealed:null'],
  ])('STORE-002 reads %s as an empty object', async (_, text) => {
    const { items, storage } = setUp();
    storage?.setItem('com_ptr', text);
    await items.load();
    expect(items.get(ITEMS.theme)).toBeUndefined();
    items.set(ITEMS.theme, 'dark');
    await items.flush();
    expect(cipher.open(storage?.getItem('com_ptr') ?? '')).toEqual({ theme: 'dark' });
  });

  it('STORE-002 reads a storage that throws as empty', async () => {
    const storage = new MemoryStorage();
    storage.getItem = () => {
      throw new Error('denied');
    };
    const { items } = setUp(storage);
    await expect(items.load()).resolves.toBeUndefined();
    expect(items.get(ITEMS.theme)).toBeUndefined();
  });

  it('STORE-003 ignores a write that fails and keeps serving the page', async () => {
    const storage = new MemoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { items } = setUp(storage);
    items.set(ITEMS.theme, 'dark');
    await expect(items.flush()).resolves.toBeUndefined();
    expect(items.get(ITEMS.theme)).toBe('dark');
  });

  it('STORE-003 works for the page alone where storage is blocked', async () => {
    const { items } = setUp(null);
    items.set(ITEMS.theme, 'dark');
    await items.flush();
    expect(items.get(ITEMS.theme)).toBe('dark');
  });

  it.each([
    ['STORE-011 i_code', ITEMS.agentCode, 12],
    ['STORE-012 r_code', ITEMS.recommendCode, 12],
    ['STORE-013 r_bet', ITEMS.recommendBet, 12],
    ['STORE-014 invite_code', ITEMS.inviteCode, 24],
  ])('%s counts until its age reaches the limit, and a new one starts anew', (_, item, hours) => {
    const { items, pass } = setUp();
    items.set(item, 'abc');
    pass(hours * HOUR - 1);
    expect(items.get(item)).toBe('abc');
    pass(1);
    expect(items.get(item)).toBeUndefined();
    items.set(item, 'def');
    pass(hours * HOUR - 1);
    expect(items.get(item)).toBe('def');
  });

  it('STORE-014 keeps invite_code together with its time', async () => {
    const { items, storage } = setUp();
    items.set(ITEMS.inviteCode, 'abc');
    await items.flush();
    expect(cipher.open(storage?.getItem('com_ptr') ?? '')).toEqual({
      invite_code: { value: 'abc', at: 1_700_000_000_000 },
    });
  });

  it('gives nothing for a stored value of another shape', async () => {
    const { items, storage } = setUp();
    storage?.setItem('com_ptr', cipher.seal({ theme: 'green', betMode: '1', i_code: 'plain' }) as string);
    await items.load();
    expect(items.get(ITEMS.theme)).toBeUndefined();
    expect(items.get(ITEMS.betMode)).toBeUndefined();
    expect(items.get(ITEMS.agentCode)).toBeUndefined();
  });

  it('refuses a value that is too long', () => {
    const { items } = setUp();
    items.set(ITEMS.sponsor, { name: 'x' });
    items.set(ITEMS.agentVerify, 'x'.repeat(100_000));
    expect(items.get(ITEMS.agentVerify)).toBeUndefined();
  });

  it('is not harmed by __proto__ in the stored object', async () => {
    const { items, storage } = setUp();
    storage?.setItem('com_ptr', 'sealed:{"__proto__":{"polluted":1},"theme":"dark"}');
    await items.load();
    expect(items.get(ITEMS.theme)).toBe('dark');
    expect(items.get(storedItem('polluted', v.number()))).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('gives the same object for the same stored value', () => {
    const { items } = setUp();
    items.set(ITEMS.sponsor, { name: 'x' });
    expect(items.get(ITEMS.sponsor)).toBe(items.get(ITEMS.sponsor));
  });

  it('removes all items of one prefix', () => {
    const { items } = setUp();
    const modal = storedItem(`${MARKETING_MODAL_PREFIX}spring`, v.boolean());
    items.set(modal, true);
    items.set(ITEMS.theme, 'dark');
    items.removeAll(MARKETING_MODAL_PREFIX);
    expect(items.get(modal)).toBeUndefined();
    expect(items.get(ITEMS.theme)).toBe('dark');
  });
});
