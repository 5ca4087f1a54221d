import fc from 'fast-check';
import { readEntryQuery } from './entry-query';
import { createVisit } from './visit';

function tab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = (search: string) => readEntryQuery(createVisit(storage).withShell(search));
  return { storage, open, kept };
}

describe('what the shell says once', () => {
  it('counts for every later address of the visit', () => {
    const { open } = tab();
    open('?isApp=1&appVersion=3.4.1&appType=ios&isDark=1&isiphonex=1');
    expect(open('')).toMatchObject({
      isApp: true,
      appVersion: '3.4.1',
      appType: 'ios',
      isDark: true,
      isIphoneX: true,
    });
  });

  it('gives way to what a later address says itself, word by word', () => {
    const { open } = tab();
    open('?isApp=1&appVersion=3.4.1&isDark=1');
    expect(open('?isDark=0&appVersion=3.5')).toMatchObject({ isApp: true, appVersion: '3.5', isDark: false });
    expect(open('?isApp=0')).toMatchObject({ isApp: false, appVersion: '3.5' });
    expect(open('').isApp).toBe(false);
  });

  it.each([
    ['no version', 'appVersion=<script>', { appVersion: '3.4.1' }],
    ['nothing', 'appVersion=&appType=&isApp=', { appVersion: '3.4.1', appType: 'ios', isApp: true }],
    ['too much', `appVersion=3.5&appType=${'i'.repeat(513)}`, { appVersion: '3.5', appType: 'ios' }],
  ])('is not forgotten for a later address that says %s', (_, search, said) => {
    const { open } = tab();
    open('?isApp=1&appVersion=3.4.1&appType=ios');
    expect(open(`?${search}`)).toMatchObject(said);
    expect(open('')).toMatchObject(said);
  });

  it('is not made of what is of no use in itself', () => {
    const { open, kept } = tab();
    expect(open('?appVersion=<script>')).toEqual(readEntryQuery(''));
    expect(kept.size).toBe(0);
  });

  it('keeps neither the type, nor codes, nor a token', () => {
    const { open, kept } = tab();
    open('?isApp=1&type=7&i_code=A1&token=tok&wcp=1');
    expect(open('')).toEqual(readEntryQuery('?isApp=1'));
    expect([...kept.values()].join()).not.toMatch(/tok|A1/);
  });

  it('is nothing where nothing was said, where the storage is blocked, and in another tab', () => {
    const { open, kept } = tab();
    expect(open('?x=1')).toEqual(readEntryQuery(''));
    expect(kept.size).toBe(0);
    const blocked = createVisit(null);
    expect(readEntryQuery(blocked.withShell('?isApp=1')).isApp).toBe(true);
    expect(readEntryQuery(blocked.withShell('')).isApp).toBe(false);
    expect(tab().open('').isApp).toBe(false);
  });

  it('never throws, whatever is stored or said', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (stored, search) => {
        const { storage, open } = tab();
        storage.setItem('shell', stored);
        open(search);
        open(`?appVersion=${'9'.repeat(1_000)}`);
      }),
    );
  });
});

describe('a token on its way through the security check', () => {
  it('is given to the next page, once', () => {
    const { storage } = tab();
    createVisit(storage).keepToken('tok');
    const next = createVisit(storage);
    expect([next.takeToken(), next.takeToken()]).toEqual(['tok', undefined]);
  });

  it('is lost, and harms nothing, where the storage throws', () => {
    const broken = (): never => {
      throw new Error('blocked');
    };
    const visit = createVisit({ getItem: broken, setItem: broken, removeItem: broken });
    visit.keepToken('tok');
    expect(visit.takeToken()).toBeUndefined();
  });
});
