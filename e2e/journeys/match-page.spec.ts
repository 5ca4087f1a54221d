import type { Locator, Page } from '@playwright/test';
import { hold } from '../fixtures/hold';
import { followShifts, shiftOf } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

/** As far down as the first price of a match may stand on a phone, CSS pixels. */
const FIRST_PRICE_Y = 250;
const MOST_SHIFT = 0.005;
/** The bar and the tabs of the markets, which stay at the top; CSS pixels. */
const STUCK = 88;

const PHONES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
] as const;

const prices = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { pressed: false })
    .filter({ hasText: /\d\.\d/ });

for (const [place, viewport] of PHONES.entries())
  for (const period of ['live', 'early'] as const) {
    const size = `${String(viewport.width)} × ${String(viewport.height)}`;
    test(
      `a match of the ${period} list opens with what the list knew, its first price in the first screen, and nothing moves, at ${size}`,
      variant(place),
      async ({ page, shell, sportsbook }) => {
        await page.setViewportSize(viewport);
        await followShifts(page);
        await shell.arrive();
        const staged = period === 'live' ? await sportsbook.openLive('IMTY') : undefined;
        if (staged === undefined) await sportsbook.open('IMTY', period);
        const card = staged === undefined ? sportsbook.cards().first() : sportsbook.card(staged);
        await sportsbook.scrollTo(card);
        await page.waitForLoadState('networkidle');
        // The page's own answer takes a while: until then it stands on what the list knew.
        const release = await hold(page, '**/GetEventDetails');
        const before = await shiftOf(page);
        await card.getByRole('link', { name: /全部盘口 \d+/ }).tap();
        await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
        await expect(prices(page).first()).toBeVisible();
        const known = await prices(page).count();
        release();
        await expect(page.getByText('比分与赔率可能有延迟')).toBeAttached();
        await page.waitForLoadState('networkidle');

        const y = (await prices(page).first().boundingBox())?.y ?? Number.NaN;
        const shift = (await shiftOf(page)) - before;
        process.stdout.write(
          `${period} at ${size}: first price at y = ${String(y)}, ${String(known)} prices before the answer, CLS ${shift.toFixed(4)}\n`,
        );
        expect(y).toBeLessThanOrEqual(FIRST_PRICE_Y);
        expect(known).toBeGreaterThanOrEqual(3);
        expect(await prices(page).count()).toBeGreaterThan(known);
        expect(shift).toBeLessThanOrEqual(MOST_SHIFT);

        // Scrolled on, the score stands in the bar and the tabs below it.
        await page.evaluate(() => window.scrollTo(0, 500));
        const score = period === 'live' ? /\d - \d/ : /VS/;
        await expect(page.getByRole('heading', { level: 1 })).toContainText(score);
        const tabs = await page.getByRole('tablist').boundingBox();
        expect((tabs?.y ?? Number.NaN) + (tabs?.height ?? 0)).toBeLessThanOrEqual(STUCK);
      },
    );
  }

test('ROUTE-081 before a match: form, head to head, and the table with both teams marked', async ({
  page,
  shell,
  sportsbook,
}) => {
  await shell.arrive();
  await sportsbook.open('IMTY', 'early');
  await page
    .getByRole('link', { name: /全部盘口 \d+/ })
    .first()
    .tap();
  await page.getByRole('button', { name: '分析', exact: true }).tap();
  const preview = page.getByRole('region', { name: '赛前分析' });
  await expect(preview.getByRole('listitem')).not.toHaveCount(0);
  await preview.getByRole('tab', { name: '交锋' }).tap();
  await expect(preview.getByText(/近 \d+ 次交锋|没有交手记录/)).toBeVisible();
  await preview.getByRole('tab', { name: '积分榜' }).tap();
  await expect(preview.getByRole('row').and(page.locator('[aria-current]'))).toHaveCount(2);
});
