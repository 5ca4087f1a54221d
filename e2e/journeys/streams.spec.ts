import type { Page } from '@playwright/test';
import type { RunningSandbox } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

interface Listed {
  readonly matchId: string;
  readonly sportId?: number;
}

/** A match that IM streams now; the clock goes on until there is one. */
async function streamed(sandbox: RunningSandbox, siteId: number, isVirtual: boolean): Promise<string> {
  for (let step = 0; step < 48; step += 1) {
    const answer = await fetch(`${sandbox.origin}/video/v1/${String(siteId)}/IMTY_list.txt`);
    const list = (await answer.json()) as readonly Listed[];
    const found = list.find(({ sportId }) => (sportId !== undefined) === isVirtual);
    if (found !== undefined) return found.matchId;
    await sandbox.advanceClock(1_800_000);
  }
  throw new Error('IM streams no such match.');
}

async function watch(page: Page, matchId: string): Promise<void> {
  await page.goto(`/home/sports/sportsDetails?venue=IMTY&id=${matchId}`);
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
  const video = page.getByRole('radio', { name: '视频直播' });
  if (await video.isVisible()) await video.tap();
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

test('plays the pictures of a match on a tap, silently, and goes to the next host when one fails', async ({
  page,
  shell,
  sandbox,
  facts,
}) => {
  await shell.arrive();
  await sandbox.addScenario({ path: '/video/v1/stream/1/*', effect: { status: 503 } });
  await watch(page, await streamed(sandbox, facts.siteId, false));
  await plays(page);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.getByRole('button', { name: '关闭视频' }).tap();
  await expect(page.locator('video')).toHaveCount(0);
});

test('MEDIA-023 plays a virtual league to a member by hls.js', async ({
  page,
  shell,
  sandbox,
  facts,
  member,
}) => {
  // Browsers that play HLS by themselves fetch no player.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await shell.enterAs(member, '/');
  await watch(page, await streamed(sandbox, facts.siteId, true));
  await plays(page);
});
