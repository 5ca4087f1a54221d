import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cents } from '../pages/wallet';

const STAKE = '20.50';

/** A figure of the sums above the list, as it is read. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: '合计' })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** The rows of a file whose cells hold no line ends. */
const rowsOf = (csv: string): readonly (readonly string[])[] =>
  csv
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    );

test('ROUTE-070 ROUTE-073 ROUTE-076 ROUTE-079 a bet is seen open, settles, adds up to the cent and is exported', async ({
  page,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  const match = await sportsbook.openLive('IMTY');
  const { home } = await sportsbook.tapHomeWin(match);
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, STAKE);
  await slip.getByRole('button', { name: `投注 ¥${STAKE}` }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });

  await page.goto('/record/bet');
  const bet = page.getByRole('article', { name: /注单/ });
  await expect(bet).toHaveCount(1);
  await expect(bet).toContainText('未结算');
  await expect(bet).toContainText(home);
  await expect(figure(page, '总本金')).toHaveText(`¥${STAKE}`);

  await bet.getByRole('link', { name: /详情/ }).tap();
  await expect(page).toHaveURL(/\/record\/sliptOrder\?id=\d+$/);
  const leg = page.getByRole('region', { name: '投注内容' }).getByRole('article');
  await expect(leg).toContainText('欧洲盘');
  await expect(leg).toContainText('滚球投注');
  await page.getByRole('button', { name: '返回' }).tap();
  await expect(page).toHaveURL(/\/record\/bet$/);
  await expect(bet).toBeVisible();

  await sandbox.command(match, { type: 'score', side: 'home', points: 9 });
  await sandbox.command(match, { type: 'end' });
  // What is open is asked for again by itself.
  await expect(page.getByText('暂无未结算注单')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('tab', { name: '已结算' }).tap();
  await expect(bet).toContainText('赢');
  const returned = cents(await bet.locator('dd').nth(1).innerText());
  expect(returned).toBeGreaterThan(cents(STAKE));
  const net = await figure(page, '净输赢').innerText();
  expect(cents(net.replace('+', ''))).toBe(returned - cents(STAKE));
  await expect(figure(page, '有效流水')).toHaveText(`¥${STAKE}`);
  expect((await figure(page, '盈利').innerText()).trim()).toBe(net.replace('+', ''));

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).tap();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^ky-投注记录-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [heads = [], row = [], ...more] = rowsOf(text.slice(1));
  expect(more).toEqual([]);
  const cell = (name: string): string | undefined => row[heads.indexOf(name)];
  expect(cell('状态')).toBe('赢');
  expect(cents(cell('本金 (CNY)') ?? '')).toBe(cents(STAKE));
  expect(cents(cell('返还（未结算为可返还） (CNY)') ?? '')).toBe(returned);
  expect(cents(cell('输赢 (CNY)') ?? '')).toBe(returned - cents(STAKE));
  expect(cell('比赛')).toContain(home);
  await expect(page.getByText('已导出 1 注')).toBeVisible();

  await page
    .getByRole('navigation', { name: '记录类别' })
    .getByRole('link', { name: '体育', exact: true })
    .tap();
  await expect(page).toHaveURL(/\/record\/betSports$/);
  await page.getByRole('tab', { name: '已结算' }).tap();
  await expect(
    page.getByRole('region', { name: '各场馆汇总' }).getByRole('row', { name: /IM体育/ }),
  ).toContainText(net);
  await page.goto('/record/virtualDisport?tab=settled');
  await expect(page.getByText('这段时间没有已结算注单')).toBeVisible();
  await page.goto('/record/sliptOrder?id=nonsense');
  await expect(page.getByText('没有找到这张注单')).toBeVisible();
  expect(await sandbox.ledgerHolds()).toBe(true);
});
