import type { Page } from '@playwright/test';
import { hold } from '../fixtures/hold';
import { expect, test } from '../fixtures/test';
import { Home } from '../pages/home';

/** The first price of a phone's first screen, CSS pixels from above. */
const FIRST_PRICE = 340;
const SHIFT = 0.005;
const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 390, height: 664 }, { width: 360, height: 640 }] as const;
/** While one slide stays: the start of its movement, the dots, and what else of the page has begun meanwhile. A script that works in every frame asks for 180. */
const MOST_FRAMES = 30;
/** What a query keeps when nobody looks at it any more. */
const KEPT_MS = 60_000;

declare global {
  interface Window {
    /** Of every movement of what is seen that nobody asked for. */
    shifts?: number[];
    /** How often a script asked for the next frame. */
    framesAsked?: number;
  }
}

function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window.shifts ?? []).reduce((sum, each) => sum + each, 0));

function countFrames(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.framesAsked = (window.framesAsked ?? 0) + 1;
      return ask(callback);
    };
  });
}

const framesAsked = (page: Page): Promise<number> => page.evaluate(() => window.framesAsked ?? 0);

for (const who of ['guest', 'member'] as const) {
  test(`a ${who} has the first price in the first screen, and nothing moves`, async ({
    page,
    shell,
    member,
    brand,
  }) => {
    await watchShifts(page);
    if (who === 'member') await shell.enterAs(member, '/mine');
    else await shell.arrive('/mine');
    const home = new Home(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await home.open();
      const [y, shift] = [await home.firstPriceAt(), await shifted(page)];
      process.stdout.write(
        `${brand} ${who} ${String(size.width)}×${String(size.height)}: first price at y = ${String(y)}, CLS ${shift.toFixed(4)}\n`,
      );
      expect(y).toBeLessThanOrEqual(FIRST_PRICE);
      expect(shift).toBeLessThanOrEqual(SHIFT);
    }
  });

  test(`a ${who} has one way to the login at most, and one pause`, async ({ page, shell, member }) => {
    if (who === 'member') await shell.enterAs(member, '/');
    else await shell.arrive();
    const home = new Home(page);
    await home.settled();
    await expect(home.pauses()).toHaveCount(1);
    await expect(home.ways()).toHaveCount(who === 'guest' ? 1 : 0);
    await expect(page.getByTestId('total-balance')).toHaveCount(who === 'guest' ? 0 : 1);
    const slides = page.getByRole('region', { name: '精选推荐' }).getByRole('group');
    await expect(slides.filter({ hasText: /立即(投注|查看)/ })).toHaveCount(await slides.count());
  });
}

test('the bar of a guest stands above the tabs and covers nothing of the page’s end', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.holdClock();
  await shell.arrive();
  const home = new Home(page);
  await home.settled();
  // Sections come as one nears them, so that the page's end moves until the last one is there.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bar = await page.locator('[data-guest-bar]').boundingBox();
    const tabs = await page.getByRole('navigation', { name: '主导航' }).boundingBox();
    const last = await page.locator('[data-section]').last().boundingBox();
    // The line of the tab bar lies over its edge.
    expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - (tabs?.y ?? Infinity))).toBeLessThanOrEqual(1);
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();

  await home.prices().first().tap();
  await page.getByRole('dialog', { name: '投注单' }).getByRole('button', { name: '关闭投注单' }).tap();
  await expect(page.getByRole('button', { name: /已选 \d+ 项/ })).toBeVisible();
  await expect(home.ways()).toHaveCount(0);
});

test('slides that go by leave a phone its time: no script works in every frame', async ({ page, shell }) => {
  await countFrames(page);
  await shell.arrive();
  const home = new Home(page);
  await home.settled();
  const begin = await home.slide();
  await expect.poll(() => home.slide()).not.toBe(begin);
  const [second, before] = [await home.slide(), await framesAsked(page)];
  await expect.poll(() => home.slide()).not.toBe(second);
  const frames = (await framesAsked(page)) - before;
  process.stdout.write(`frames asked for while a slide stays: ${String(frames)}\n`);
  expect(frames).toBeLessThanOrEqual(MOST_FRAMES);
});

test('what waits below the window does not move', async ({ page, shell }) => {
  await shell.arrive();
  const home = new Home(page);
  await home.settled();
  await expect(home.waiting().first()).toBeAttached();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
        .filter((target) => target.getBoundingClientRect().top > window.innerHeight).length,
  );
  expect(moving).toBe(0);
});

test('hot matches are open, not in their last minutes, and five to eight', async ({ page, shell }) => {
  await shell.arrive();
  const home = new Home(page);
  await home.settled();
  const cards = await home.cards().allInnerTexts();
  expect(cards.length).toBeGreaterThanOrEqual(5);
  expect(cards.length).toBeLessThanOrEqual(8);
  for (const text of cards) {
    const minute = /(\d+)['′]/.exec(text)?.[1];
    if (minute !== undefined) expect(Number(minute)).toBeLessThan(80);
    expect(text.split('\n')).not.toContain('–');
  }
});

test('the skeleton of hot matches is as high as they are, also once what was kept is forgotten', async ({
  page,
  shell,
  sandbox,
}) => {
  // The same matches are hot both times.
  await sandbox.holdClock();
  await page.clock.install();
  await watchShifts(page);
  await shell.arrive();
  const home = new Home(page);
  await home.settled();
  const height = (await home.hot().boundingBox())?.height;
  await shell.openTab('我的');
  await expect(page.getByText('您还没有登录')).toBeVisible();
  await expect(home.hot()).toHaveCount(0);
  await page.clock.fastForward(2 * KEPT_MS);
  const release = await hold(page, '**/*', (request) => ['xhr', 'fetch'].includes(request.resourceType()));
  await shell.openTab('首页');
  await expect(home.hot().locator('[aria-busy="true"]')).toBeVisible();
  expect((await home.hot().boundingBox())?.height).toBe(height);
  const before = await shifted(page);
  release();
  await home.settled();
  expect((await home.hot().boundingBox())?.height).toBe(height);
  expect((await shifted(page)) - before).toBeLessThanOrEqual(SHIFT);
});
