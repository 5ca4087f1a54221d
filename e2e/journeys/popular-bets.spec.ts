import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const popular = (page: Page) => page.getByRole('region', { name: '热门投注' });

/** What has moved since the page was opened, beside what the visitor did. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('what is bet on twice is popular: on the page of its match, at the foot of its list, and on home', async ({
  page,
  shell,
  wallet,
  sportsbook,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  const match = await sportsbook.openLive('IMTY');
  const slip = page.getByRole('dialog', { name: '投注单' });
  for (const bet of ['first', 'second']) {
    await test.step(`the ${bet} bet`, async () => {
      await sportsbook.tapHomeWin(match);
      await sportsbook.openSlip();
      if (bet === 'first') await sportsbook.acceptAnyOdds(slip);
      await sportsbook.stake(slip, '20');
      await slip.getByRole('button', { name: /投注 ¥?20\.00$/ }).tap();
      await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
      await page.reload();
    });
  }

  await sportsbook.openMatch(match);
  await expect(page.getByText('比分与赔率可能有延迟')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const row = popular(page).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(match.home);
  await expect(row).toContainText('2 注');
  await row.scrollIntoViewIfNeeded();
  expect(await shifted(page)).toBeLessThanOrEqual(0.005);
  await row.getByRole('button').tap();
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  // The first pick opens the sheet, which would lie over it.
  await sportsbook.closeSlip();
  await row.getByRole('button').tap();

  for (const path of ['/home/sports?venue=IMTY&period=live&sport=football', '/']) {
    await page.goto(path);
    const named = popular(page).getByRole('link', { name: `${match.home} – ${match.away}` });
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(named).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await named.scrollIntoViewIfNeeded();
    // Home is measured as a whole by journeys of its own.
    if (path !== '/') expect(await shifted(page), path).toBeLessThanOrEqual(0.005);
  }
});
