import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

async function watch(page: Page, matchId: string): Promise<void> {
  await page.goto(`/home/sports/sportsDetails?venue=IMTY&id=${matchId}`);
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
  await page.getByRole('button', { name: '视频', exact: true }).tap();
  expect(await page.locator('video').count()).toBe(0);
  await page.getByRole('button', { name: /点击观看视频/ }).tap();
}

/** Seconds that the video has played. */
const played = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => (video.readyState > 2 ? video.currentTime : 0));

async function plays(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '暂停' })).toBeEnabled({ timeout: 30_000 });
  const before = await played(page);
  await expect.poll(() => played(page), { timeout: 20_000 }).toBeGreaterThan(before + 1);
}

test('SHELL-009 plays the pictures of a match on a tap, silently, and goes to the next host when one fails', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive();
  await sandbox.addScenario({ path: '/video/v1/stream/1/*', effect: { status: 503 } });
  await watch(page, (await sandbox.stageMatch({ streamed: true })).id);
  await plays(page);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.getByRole('button', { name: '关闭视频' }).tap();
  await expect(page.locator('video')).toHaveCount(0);
});

test('MEDIA-023 a virtual league’s pictures are played by hls.js to a member, who is told apart from a guest', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  // Browsers that play HLS by themselves fetch no player.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await shell.enterAs(member, '/');
  const { id } = await sandbox.stageMatch({ sport: 'virtualFootball', streamed: true });
  const pictures = page.waitForResponse((response) => /\/video\/v1\/stream\/.*\.ts$/.test(response.url()));
  await watch(page, id);
  expect((await pictures).status()).toBe(200);
  await plays(page);
  // What plays is made by the player, piece by piece, and holds pictures: sound alone has no frames.
  const shown = await page.locator('video').evaluate((video: HTMLVideoElement) => ({
    source: video.src,
    width: video.videoWidth,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
  }));
  expect(shown.source).toMatch(/^blob:/);
  expect(shown.width).toBeGreaterThan(0);
  expect(shown.frames).toBeGreaterThan(10);
  const asGuest = await fetch(sandbox.origin + new URL((await pictures).url()).pathname);
  expect(asGuest.status).toBe(401);
});
