import { runTitleMarquee, siteTitle, type TitleTarget } from './title-marquee';

const LONG = '十四个汉字的网站标题会滚动呢';
const SHORT = '十三个汉字的标题不会滚动的';

function tab(): { title: string; visibilityState: DocumentVisibilityState } & TitleTarget {
  return { title: '', visibilityState: 'visible' };
}

describe('the title of the tab', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SHELL-036 scrolls a title of 27 bytes and more one letter every 350 ms', () => {
    const target = tab();
    const stop = runTitleMarquee(target, LONG);
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
    runTitleMarquee(target, `${SHORT}a`);
    jest.advanceTimersByTime(350);
    expect(target.title).not.toBe(`${SHORT}a`);
    const shorter = tab();
    runTitleMarquee(shorter, SHORT);
    jest.advanceTimersByTime(350);
    expect(shorter.title).toBe(SHORT);
  });

  it('SHELL-037 stands still below 27 bytes and while the tab is hidden', () => {
    const still = tab();
    runTitleMarquee(still, SHORT);
    jest.advanceTimersByTime(3500);
    expect(still.title).toBe(SHORT);

    const hidden = tab();
    runTitleMarquee(hidden, LONG);
    jest.advanceTimersByTime(350);
    hidden.visibilityState = 'hidden';
    jest.advanceTimersByTime(350);
    expect(hidden.title).toBe(LONG);
    jest.advanceTimersByTime(3500);
    expect(hidden.title).toBe(LONG);
  });

  it('SHELL-038 shows no whitespace of the site title', () => {
    expect(siteTitle(' 海 浪\t体育\n　官网 ')).toBe('海浪体育官网');
  });
});
