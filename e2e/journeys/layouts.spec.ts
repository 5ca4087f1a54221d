import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { VENUES } from './full-visit';

const STAKE = '20.50';

/** Whether anything of the page is wider than the window. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Of each column of a list: what its head says, whether that is cut, and how far its middle is from that of the prices below. */
const headsOf = (heads: readonly Element[]) => {
  const columns = [...(document.querySelector('article')?.querySelectorAll('[role=group]') ?? [])];
  const middle = (box: DOMRect | undefined) => (box === undefined ? Number.NaN : box.x + box.width / 2);
  return heads.slice(0, columns.length).map((head, place) => {
    const words = document.createRange();
    words.selectNodeContents(head);
    const said = words.getBoundingClientRect();
    return {
      text: head.textContent,
      cut: said.width > head.clientWidth,
      aside: Math.abs(middle(said) - middle(columns[place]?.getBoundingClientRect())),
    };
  });
};

async function expectHeadsAbovePrices(page: Page): Promise<void> {
  const heads = await page.locator('[data-column]').evaluateAll(headsOf);
  expect(heads.length).toBeGreaterThanOrEqual(3);
  expect(heads.filter(({ cut, aside }) => cut || aside > 1)).toEqual([]);
}

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Until the sections of home have what they show instead of skeletons, the page's height may change, and its places with it. */
const settles = (page: Page) => expect(page.locator('[data-section] [aria-busy="true"]')).toHaveCount(0);

test.describe('a desktop window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  for (const [place, venue] of VENUES.entries())
    test(
      `SHELL-002 has sports on the left, the slip on the right, and places a bet there at ${venue.code}`,
      variant(place),
      async ({ page, shell, wallet, sportsbook, member }) => {
        await shell.enterAs(member, '/');
        const head = page.getByRole('navigation', { name: '主导航' });
        await expect(head.getByRole('link', { name: '总资产' })).toContainText('10,000.00');
        const slip = page.getByRole('region', { name: '投注单' });
        await expect(slip).toContainText('点选赔率加入投注单');
        expect(await overflows(page)).toBe(false);

        await wallet.transferIn(venue.name, '200');
        await head.getByRole('link', { name: '体育' }).tap();
        const rail = page.getByRole('navigation', { name: '体育导航' });
        await expect(rail.getByRole('link', { name: /^足球/ })).toHaveAttribute('aria-current', 'page');
        await rail.getByRole('link', { name: '今日' }).tap();
        await expect(page).toHaveURL(/period=today/);
        await expect(rail.getByRole('link', { name: '今日' })).toHaveAttribute('aria-current', 'page');

        const { home } = await sportsbook.tapHomeWin(await sportsbook.openLive(venue.code));
        await expect(slip).toContainText(home);
        await expect(page.getByRole('button', { name: /已选 \d+ 项/ })).toBeHidden();
        await sportsbook.acceptAnyOdds(slip);
        await expect(slip.getByRole('button', { name: '最大', exact: true })).toBeInViewport({ ratio: 1 });
        await sportsbook.stake(slip, STAKE);
        await slip.getByRole('button', { name: `投注 ¥${STAKE}` }).tap();
        await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
        const open = page.getByRole('region', { name: /^我的未结注单/ });
        await expect(open.getByRole('listitem', { name: /^注单/ })).toContainText(home);

        await page.getByRole('article').first().getByRole('link').first().tap();
        await expect(page).toHaveURL(/sportsDetails/);
        await expect(slip.getByText('投注成功')).toBeVisible();
      },
    );

  for (const [place, width] of [1440, 1280].entries())
    test(
      `shows the heads of columns whole and above their prices at ${String(width)}, in every language`,
      variant(place),
      async ({ page, shell, sportsbook }) => {
        await page.setViewportSize({ width, height: 900 });
        await shell.arrive();
        for (const language of ['en', 'zh-TW', 'zh-CN']) {
          await page.getByRole('combobox').selectOption(language);
          await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
          await page.goto('/home/sports?venue=IMTY&period=early&sport=football');
          await expect(sportsbook.prices().first()).toBeVisible();
          await expectHeadsAbovePrices(page);
          await page.goto('/');
        }
      },
    );

  test('SHELL-015 colours the head of home and mine, and no other', async ({ page, shell }) => {
    await shell.arrive();
    const head = page.getByRole('navigation', { name: '主导航' });
    const colours = async () => ({
      head: await head.evaluate((element) => getComputedStyle(element).backgroundColor),
      special: await head.evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--color-head-special').trim(),
      ),
    });
    const ofHome = await colours();
    await head.getByRole('link', { name: '我的' }).tap();
    await expect(page).toHaveURL(/\/mine$/);
    expect(await colours()).toEqual(ofHome);
    await head.getByRole('link', { name: '体育' }).tap();
    await expect(page).toHaveURL(/\/home\/sports/);
    await expect.poll(colours).not.toEqual(ofHome);
    // The brand's own, which is dark where the brand is.
    const plain = await head.evaluate((element) => {
      const probe = document.createElement('span');
      probe.style.background = 'var(--color-head)';
      element.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
    await expect(head).toHaveCSS('background-color', plain);
  });
});

test.describe('a small desktop window', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: false });

  test('SHELL-002 has a rail of icons, the periods above the list, and the slip in a drawer', async ({
    page,
    shell,
    sandbox,
    sportsbook,
  }) => {
    await sandbox.holdClock();
    await shell.arrive('/home/sports?venue=IMTY&period=live&sport=football');
    await expect(sportsbook.prices().first()).toBeVisible();
    const rail = page.getByRole('navigation', { name: '体育导航' });
    await expect(rail.getByRole('link', { name: /^足球/ })).toHaveAttribute('aria-current', 'page');
    expect((await rail.boundingBox())?.width).toBeLessThanOrEqual(72);
    await page.getByRole('tablist', { name: '赛事时段' }).getByRole('tab', { name: '今日' }).tap();
    await expect(page).toHaveURL(/period=today/);
    expect(await overflows(page)).toBe(false);

    await sportsbook.prices().first().tap();
    const slip = await sportsbook.openSlip();
    await expect(slip.getByRole('button', { name: '登录后投注' })).toBeVisible();
    await expect
      .poll(async () => {
        const box = await slip.boundingBox();
        return box === null ? undefined : [box.x + box.width, box.y, box.height];
      })
      .toEqual([1024, 0, 768]);
    await page.keyboard.press('Escape');
    await expect(slip).toBeHidden();
  });
});

for (const [place, [name, viewport, edge]] of (
  [
    ['a phone', { width: 390, height: 844 }, 'lower'],
    ['a tablet', { width: 768, height: 1024 }, 'left'],
  ] as const
).entries())
  test.describe(name, () => {
    test.use({ viewport });

    test(`SHELL-002 has its tabs at the ${edge} edge and the slip over the page, and fetches no panels`, async ({
      page,
      shell,
      sandbox,
      sportsbook,
    }) => {
      await sandbox.holdClock();
      await shell.arrive();
      await expect(sportsbook.prices().first()).toBeVisible();
      const tabs = page.getByRole('navigation', { name: '主导航' });
      const { x = -1, y = 0, width = 0, height = 0 } = (await tabs.boundingBox()) ?? {};
      expect(x).toBe(0);
      expect(y + height).toBe(viewport.height);
      expect(edge === 'left' ? y : width - viewport.width).toBe(0);
      expect(await overflows(page)).toBe(false);

      await sportsbook.prices().first().tap();
      const slip = await sportsbook.openSlip();
      await expect(slip.getByRole('button', { name: '登录后投注' })).toBeVisible();
      expect((await scripts(page)).filter((address) => /rail|wide-parts/.test(address))).toEqual([]);
    });

    test(
      'shows the heads of columns whole and above their prices',
      variant(place),
      async ({ page, shell, sportsbook }) => {
        await shell.arrive();
        for (const path of ['/', '/home/sports?venue=IMTY&period=early&sport=football']) {
          await page.goto(path);
          await expect(sportsbook.prices().first()).toBeVisible();
          await expectHeadsAbovePrices(page);
        }
      },
    );

    test(
      'brings Back to where the page was scrolled to',
      variant(place),
      async ({ page, shell, sandbox, sportsbook }) => {
        await sandbox.holdClock();
        await shell.arrive();
        await expect(sportsbook.prices().first()).toBeVisible();
        await settles(page);
        const link = page.getByRole('article').last().getByRole('link').first();
        // Near the top, where no bar covers it: a covered one would be scrolled to once more by the tap.
        await link.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 120));
        const before = await page.evaluate(() => window.scrollY);
        expect(before).toBeGreaterThan(0);
        await link.tap();
        await expect(page).toHaveURL(/sportsDetails/);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await page.goBack();
        await expect(sportsbook.prices().first()).toBeVisible();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      },
    );

    test(
      'begins at the top of another address in the same tab, and keeps its place over a reload',
      variant(place),
      async ({ page, shell, sandbox, sportsbook }) => {
        await sandbox.holdClock();
        await shell.arrive();
        await expect(sportsbook.prices().first()).toBeVisible();
        await settles(page);
        // The page of a dense brand is little longer than a tablet.
        const reached = await page.evaluate(() => {
          window.scrollBy(0, 200);
          return window.scrollY;
        });
        expect(reached).toBeGreaterThan(0);
        await page.reload();
        await expect(sportsbook.prices().first()).toBeVisible();
        // The page may be as much as a rounded pixel lower, and may end where it was scrolled to.
        await expect
          .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - reached))
          .toBeLessThanOrEqual(1);
        await sportsbook.open('IMTY', 'early');
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      },
    );
  });
