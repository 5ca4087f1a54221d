import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { expectClean } from '../pages/themes';

const MOST_STEPS = 200;

test('SHELL-010 ROUTE-087 a guest finds an article by pinyin, goes where it leads, and tells whether it helped', async ({
  page,
  shell,
}) => {
  await shell.arrive('/mine');
  await page.getByRole('link', { name: '帮助中心' }).tap();
  await page.getByRole('searchbox', { name: '搜索问题，支持拼音' }).fill('wangjidenglu');
  await page.getByRole('link', { name: '忘记登录密码' }).tap();
  await page.getByRole('button', { name: '有用', exact: true }).tap();
  await expect(page.getByText('谢谢，我们会据此改进')).toBeVisible();
  await page.getByRole('link', { name: '找回密码' }).first().tap();
  await expect(page).toHaveURL(/\/forgetPassword$/);
});

test(
  'every article opens, and every page that one leads to is there',
  MATRIX,
  async ({ page, shell, member }) => {
    test.setTimeout(600_000);
    await shell.enterAs(member, '/mine/helpCenter');
    const ways = [`/mine/helpCenter`, '/tutorial/tech', '/tutorial/example'];
    const seen = new Set<string>();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const way = ways.shift();
      if (way === undefined) break;
      if (seen.has(way)) continue;
      seen.add(way);
      await page.goto(way);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByText('没有找到这个页面')).toHaveCount(0);
      if (!/helpCenter|tutorial/.test(way)) continue;
      const main = page.getByRole('main');
      // A topic that is opened is no longer among the closed ones.
      const closed = main.getByRole('button', { expanded: false });
      for (let left = await closed.count(); left > 0; left -= 1) {
        await closed.first().tap();
        await expect(closed).toHaveCount(left - 1);
      }
      for (const link of await main.getByRole('link').all())
        ways.push((await link.getAttribute('href')) ?? '');
    }
    expect(seen.size).toBeGreaterThan(80);
  },
);

test(
  'ROUTE-108 ROUTE-109 a film plays from a step with its subtitles, and pictures are turned and zoomed',
  MATRIX,
  async ({ page, shell }) => {
    await shell.arrive('/tutorial/videoPage');
    await expectClean(page, 'films');
    await page.getByRole('list', { name: '步骤' }).first().getByRole('button').nth(1).tap();
    const film = page.locator('video').first();
    await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(3.2);
    const cues = film.evaluate((each: HTMLVideoElement) =>
      [...(each.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    );
    expect(await cues).toHaveLength(4);
    expect(await film.evaluate((each: HTMLVideoElement) => [each.videoWidth, each.error])).toEqual([
      390,
      null,
    ]);

    await page.goto('/tutorial/imagePage');
    await expectClean(page, 'pictures');
    await page.getByRole('button', { name: '下一张' }).tap();
    await expect(page.getByText(/^第 2 张/)).toBeAttached();
    await page.getByRole('button', { name: '放大' }).tap();
    await expect(page.getByRole('button', { name: '缩小' })).toBeEnabled();
    await page.getByRole('link', { name: '打开这个页面' }).tap();
    await expect(page).not.toHaveURL(/imagePage/);
  },
);
