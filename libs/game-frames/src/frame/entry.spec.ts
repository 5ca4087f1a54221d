import { takeEntry } from './entry';

const TOKEN = 'abcdefgh.ijklmnop-1234';

function page(address: string, kept: unknown = null) {
  const url = new URL(address, 'http://127.0.0.1:4601');
  const replaceState = jest.fn();
  return {
    window: { location: url, history: { state: kept, replaceState } } as unknown as Window,
    replaceState,
  };
}

describe('the address of a game', () => {
  it('gives token and language, and keeps the token out of itself from then on', () => {
    const { window, replaceState } = page(`/?lang=en#token=${TOKEN}`);
    expect(takeEntry(window)).toEqual({ token: TOKEN, language: 'en' });
    expect(replaceState).toHaveBeenCalledWith({ session: TOKEN }, '', '/?lang=en');
  });

  it('is left alone by a reload, which finds the session in the history', () => {
    const { window, replaceState } = page('/?lang=zh-TW', { session: TOKEN });
    expect(takeEntry(window)).toEqual({ token: TOKEN, language: 'zh-TW' });
    expect(replaceState).not.toHaveBeenCalled();
  });

  it.each(['/', '/#token=', '/#token=a%20b<script>', '/#other=abcdefghij'])(
    'has no session in %s',
    (address) => {
      expect(takeEntry(page(address).window).token).toBeUndefined();
    },
  );

  it.each(['/', '/?lang=', '/?lang=fr'])('means Chinese by %s', (address) => {
    expect(takeEntry(page(address).window).language).toBe('zh-CN');
  });

  it('takes nothing from a history that somebody else wrote', () => {
    expect(takeEntry(page('/', { session: { a: 1 } }).window).token).toBeUndefined();
  });
});
