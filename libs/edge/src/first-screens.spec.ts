import type { RenderedScreen, RenderFirstScreen } from '@heptad/brand-config';
import { FirstScreens } from './first-screens';

const screenAt = (at: number, html = 'screen'): RenderedScreen => ({
  html,
  path: '/home/sports',
  locale: 'zh-CN',
  at,
  answers: {},
});

function scene(render: RenderFirstScreen) {
  const clock = { now: 10_000 };
  const asked = jest.fn(render);
  const onFailure = jest.fn();
  const screens = new FirstScreens({
    render: asked,
    pageOf: ({ html, locale }) => `${locale} ${html}`,
    onFailure,
    now: () => clock.now,
  });
  const read = async (url = '/home/sports', locale: 'zh-CN' | 'en' = 'zh-CN') =>
    String(await (await screens.read(url, locale))?.in(undefined));
  return { clock, asked, onFailure, read };
}

describe('first screens', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are rendered once for all who ask at the same time, and kept for a second', async () => {
    const { clock, asked, read } = scene(async () => screenAt(clock.now));
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('zh-CN screen'));
    clock.now += 599;
    await read();
    expect(asked).toHaveBeenCalledTimes(1);
    clock.now += 401;
    await read();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('are given while the next one is rendered, and no longer than their second', async () => {
    let finish: (screen: RenderedScreen) => void = () => undefined;
    const { clock, asked, read } = scene(() => new Promise((resolve) => (finish = resolve)));
    const first = read();
    finish(screenAt(clock.now, 'first'));
    expect(await first).toBe('zh-CN first');
    clock.now += 600;
    expect(await Promise.all([read(), read()])).toEqual(['zh-CN first', 'zh-CN first']);
    expect(asked).toHaveBeenCalledTimes(2);
    clock.now += 399;
    expect(await read()).toBe('zh-CN first');
    clock.now += 1;
    const waiting = read();
    finish(screenAt(clock.now - 400, 'second'));
    expect(await waiting).toBe('zh-CN second');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('are given to the end of their second where the next one could not be had', async () => {
    const answers = [screenAt(10_000), undefined, undefined];
    const { clock, asked, read } = scene(async () => answers.shift());
    await read();
    for (const ms of [600, 399]) {
      clock.now += ms;
      expect(await read()).toBe('zh-CN screen');
    }
    clock.now += 1;
    expect(await read()).toBe('undefined');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('count their second from when the platform was asked', async () => {
    const { clock, asked, read } = scene(async () => screenAt(clock.now - 800));
    await read();
    clock.now += 200;
    await read();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('are never mixed between languages', async () => {
    const { read } = scene(async ({ locale }) => ({ ...screenAt(10_000), locale, html: locale }));
    expect(await read('/home/sports', 'en')).toBe('en en');
    expect(await read('/home/sports', 'zh-CN')).toBe('zh-CN zh-CN');
    expect(await read('/home/sports', 'en')).toBe('en en');
  });

  it.each([
    '/home/sports?venue=DBTY',
    '/home/sports?',
    '/home/sports/',
    '//home/sports',
    '/home/sports/live',
    '/mine',
    '/home/%73ports',
    '__proto__',
  ])('are none of %s, so that no address makes a key', async (url) => {
    const { asked, read } = scene(async () => screenAt(0));
    expect(await read(url)).toBe('undefined');
    expect(asked).not.toHaveBeenCalled();
  });

  it('CALL-061 are given up after 600 ms, and given to those who come later', async () => {
    let finish: (screen: RenderedScreen) => void = () => undefined;
    const { asked, read, clock } = scene(() => new Promise((resolve) => (finish = resolve)));
    const first = read();
    await jest.advanceTimersByTimeAsync(599);
    const outcome = jest.fn();
    void first.then(outcome);
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await first).toBe('undefined');
    finish(screenAt(clock.now));
    await jest.advanceTimersByTimeAsync(0);
    expect(await read()).toBe('zh-CN screen');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that cannot be had keep nobody waiting for five seconds, and are told of', async () => {
    const error = new Error('broken');
    const { clock, asked, onFailure, read } = scene(async () => {
      throw error;
    });
    expect(await read()).toBe('undefined');
    expect(onFailure).toHaveBeenCalledWith(error);
    clock.now += 4_999;
    expect(await read()).toBe('undefined');
    expect(asked).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await read();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('that had no answer in time are left out without a word', async () => {
    const { onFailure, read } = scene(async () => undefined);
    expect(await read()).toBe('undefined');
    expect(onFailure).not.toHaveBeenCalled();
  });
});
