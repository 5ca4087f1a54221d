import { runTitleMarquee, siteTitle, type TitleTarget, type UnreadCount } from './title-marquee';

const LONG = '十四个汉字的网站标题会滚动呢';
const SHORT = '十三个汉字的标题不会滚动的';

/** Counts nothing. */
const none: UnreadCount = { current: () => 0, subscribe: () => () => undefined };

function tab(): { title: string; visibilityState: DocumentVisibilityState } & TitleTarget {
  return { title: '', visibilityState: 'visible' };
}

describe('the title of the tab', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SHELL-036 scrolls a title of 27 bytes and more one letter every 350 ms', () => {
    const target = tab();
    const stop = runTitleMarquee(target, LONG, none);
    jest.advanceTimersByTime(349);
    expect(target.title).toBe(LONG);
    jest.advanceTimersByTime(1);
    expect(target.title).toBe(`${LONG.slice(1)}${LONG[0]}`);
    jest.advanceTimersByTime(350 * ([...LONG].length - 1));
    expect(target.title).toBe(LONG);
    stop();
    jest.advanceTimersByTime(1000);
    expect(target.title).toBe(LONG);
  });

  it('SHELL-036 counts bytes: 27 scroll, 26 do not', () => {
    const target = tab();
    runTitleMarquee(target, `${SHORT}a`, none);
    jest.advanceTimersByTime(350);
    expect(target.title).not.toBe(`${SHORT}a`);
    const shorter = tab();
    runTitleMarquee(shorter, SHORT, none);
    jest.advanceTimersByTime(350);
    expect(shorter.title).toBe(SHORT);
  });

  it('SHELL-037 stands still below 27 bytes and while the tab is hidden', () => {
    const still = tab();
    runTitleMarquee(still, SHORT, none);
    jest.advanceTimersByTime(3500);
    expect(still.title).toBe(SHORT);

    const hidden = tab();
    runTitleMarquee(hidden, LONG, none);
    jest.advanceTimersByTime(350);
    hidden.visibilityState = 'hidden';
    jest.advanceTimersByTime(350);
    expect(hidden.title).toBe(LONG);
    jest.advanceTimersByTime(3500);
    expect(hidden.title).toBe(LONG);
  });

  it.each([
    [SHORT, 350],
    [LONG, 700],
  ])('counts unread mails before the title, which may scroll behind the number: %s', (title, after) => {
    const target = tab();
    const listeners = new Set<() => void>();
    let number = 0;
    const count = (next: number): void => {
      number = next;
      for (const listener of listeners) listener();
    };
    const stop = runTitleMarquee(target, title, {
      current: () => number,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    expect(target.title).toBe(title);
    count(3);
    expect(target.title).toBe(`(3)${title}`);
    jest.advanceTimersByTime(after);
    expect(target.title).toMatch(/^\(3\)./);
    count(100);
    expect(target.title).toMatch(/^\(99\+\)./);
    count(0);
    expect(target.title).toHaveLength(title.length);
    stop();
    count(5);
    expect(target.title).toHaveLength(title.length);
  });

  it('SHELL-038 shows no whitespace of the site title', () => {
    expect(siteTitle(' 海 浪\t体育\n　官网 ')).toBe('海浪体育官网');
  });
});
