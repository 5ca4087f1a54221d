import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

const sheet = (page: Page) => page.getByRole('dialog', { name: '阵容' });
const opener = (page: Page) => page.getByRole('button', { name: '阵容', exact: true });
const starters = (page: Page) => sheet(page).getByRole('list', { name: /首发$/ });

for (const [place, [code, venue]] of (
  [
    ['IMTY', 'IM'],
    ['FBTY', 'FB'],
  ] as const
).entries())
  test(
    `ROUTE-081 both elevens of a running football match are a tap away at ${venue}, and Escape and Back lead to the match again`,
    variant(place),
    async ({ page, shell, sportsbook }) => {
      await shell.arrive();
      await sportsbook.openMatch(await sportsbook.openLive(code));
      await opener(page).tap();
      await expect(starters(page)).toHaveCount(2);
      for (const team of [0, 1]) {
        const players = starters(page).nth(team).getByRole('listitem');
        await expect(players).toHaveCount(11);
        await expect(players.first()).toContainText(/^1 号 .+，门将/);
      }
      await expect(sheet(page).getByRole('list', { name: /替补$/ })).toHaveCount(2);
      await expect(sheet(page).getByText(/^阵型 \d(-\d)+$/)).toHaveCount(2);

      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).tap();
      await expect(sheet(page)).toBeVisible();
      await page.goBack();
      await expect(sheet(page)).toBeHidden();
      await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
      // Opening and closing left nothing behind: the next way back leads out of the match.
      await page.getByRole('button', { name: '返回' }).tap();
      await expect(page).toHaveURL(/\/home\/sports\?/);
    },
  );

test('ROUTE-081 a match of another day has no line-ups yet, and says when they come', async ({
  page,
  shell,
  sportsbook,
}) => {
  await shell.arrive();
  await sportsbook.open('YBTY', 'early');
  await page.getByRole('combobox', { name: '比赛日期' }).selectOption({ index: 3 });
  await page
    .getByRole('link', { name: /全部盘口 \d+/ })
    .first()
    .tap();
  await opener(page).tap();
  await expect(sheet(page).getByText('阵容尚未公布')).toBeVisible();
  await expect(sheet(page).getByText(/^开赛前约 1 小时公布 · .*\d\d:\d\d 开赛$/)).toBeVisible();
});

test('ROUTE-082 an opened result has its line-ups with who came on for whom, and says so when they cannot be had', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.addScenario({ path: '/v1/match/getMatchLineup', effect: { status: 500 } });
  await shell.arrive('/home/sports/sportsResult?venue=FBTY&sport=football');
  const day = page.getByRole('radiogroup', { name: '比赛日期' }).getByRole('radio').nth(-3);
  await day.tap();
  // The address changes before the page does: until then the list is that of today, whose matches may have been ended before
  // their time.
  await expect(day).toBeChecked();
  const result = page
    .getByRole('list', { name: '赛果' })
    .getByRole('article')
    .filter({ hasText: '完场' })
    .first();
  await result.getByRole('button').first().tap();
  await opener(page).tap();
  await expect(sheet(page).getByText('阵容加载失败')).toBeVisible();
  await sandbox.clearScenarios();
  await sheet(page).getByRole('button', { name: '重试' }).tap();
  await expect(starters(page)).toHaveCount(2);
  await expect(
    sheet(page)
      .getByText(/换上，换下/)
      .first(),
  ).toBeAttached();
  await sheet(page).getByRole('button', { name: '关闭阵容' }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(result.getByRole('link', { name: '赛事详情' })).toBeVisible();
});
