import { MOMENT } from '../fixtures/moment';
import { expect, test } from '../fixtures/test';

// Anchors take turns by the hour, and speak about what is on.
test.use({ ownStage: 'first moment' });

test('SHELL-009 an anchor on the air is found from home, has the prices of its match, leads to it and plays on a tap', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.holdClock(MOMENT);
  await shell.arrive();
  await page.getByRole('navigation', { name: '全部场馆' }).getByRole('link', { name: '主播' }).tap();
  await expect(page).toHaveURL(/\/anchors$/);
  await page
    .getByRole('link', { name: /直播中/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/anchors\/\w+$/);
  const match = page.getByRole('region', { name: '正在解说' }).getByRole('article');
  await match.getByRole('link').first().tap();
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
  await page.goBack();
  await match.getByRole('button', { pressed: false }).first().tap();
  const slip = page.getByRole('dialog', { name: '投注单' });
  await slip.getByRole('button', { name: '关闭投注单' }).tap();
  await expect(slip).toBeHidden();

  // Pictures go on with the platform's clock.
  await sandbox.releaseClock();
  expect(await page.locator('video').count()).toBe(0);
  await page.getByRole('button', { name: /点击观看直播/ }).tap();
  await expect(page.getByRole('button', { name: '暂停' })).toBeEnabled({ timeout: 30_000 });
  const played = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => (video.readyState > 2 ? video.currentTime : 0));
  const before = await played();
  await expect.poll(played, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  await page.getByRole('button', { name: '关闭视频' }).tap();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a room whose hosts all fail says so, and one off the air says when it is on', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive('/anchors');
  await sandbox.addScenario({ path: '/video/v1/stream/*', effect: { status: 503 } });
  await page
    .getByRole('link', { name: /直播中/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /点击观看直播/ }).tap();
  await expect(page.getByRole('alert')).toContainText('视频暂时无法播放', { timeout: 60_000 });
  await sandbox.clearScenarios();
  await page.getByRole('alert').getByRole('button', { name: '重试' }).tap();
  await expect(page.getByRole('button', { name: '暂停' })).toBeEnabled({ timeout: 30_000 });
  await page
    .getByRole('link', { name: /未开播/ })
    .first()
    .tap();
  await expect(page.getByRole('status').filter({ hasText: /主播休息中，\d{2}:\d{2} 开播/ })).toBeVisible();
});
