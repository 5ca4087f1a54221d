import { followShifts, shiftOf } from '../fixtures/layout-shift';
import { MOMENT } from '../fixtures/moment';
import { passUntil } from '../fixtures/page-time';
import { expect, test } from '../fixtures/test';

const MOST_SHIFT = 0.005;

// In a staged match nothing happens by itself: one that runs at the first moment is looked at.
test.use({ ownStage: 'first moment' });

test('ROUTE-081 a running match tells its statistics from the kick-off on at once, and its ball moves', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.holdClock(MOMENT);
  await page.clock.install();
  await followShifts(page);
  await shell.arrive('/home/sports?venue=YBTY&period=live&sport=football');
  // Near its end a match's markets close one by one, and what is below them moves up.
  await page
    .getByRole('article')
    .filter({ hasText: '上半场' })
    .getByRole('link', { name: /全部盘口 \d+/ })
    .first()
    .tap();
  await page.getByRole('button', { name: '统计', exact: true }).tap();
  const statistics = page.getByRole('region', { name: '技术统计' });
  await expect(statistics.getByRole('term').first()).toHaveText('控球率');
  const possession = await statistics.getByRole('definition').filter({ hasText: '%' }).allTextContents();
  expect(possession.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);

  await page.getByRole('button', { name: '动画', exact: true }).tap();
  const ball = page.locator('figure svg > g[style]');
  await expect(ball).toBeVisible();
  const before = await shiftOf(page);
  const places = new Set<string | null>();
  await passUntil(page, async () => {
    await sandbox.advanceClock(1_000);
    places.add(await ball.getAttribute('style'));
    expect(places.size).toBeGreaterThan(2);
  });
  expect((await shiftOf(page)) - before).toBeLessThanOrEqual(MOST_SHIFT);
});
