import { AT_ONCE } from '../fixtures/at-once';
import { expect, test } from '../fixtures/test';

test('ROUTE-071 ROUTE-072 what moves money stands in the statement at once, with its story', async ({
  page,
  context,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await page.getByRole('link', { name: '资金明细' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: '资金明细' })).toBeVisible();
  const list = page.getByRole('list', { name: '资金明细列表' });
  await expect(list.getByText('余额 ¥10,000.00')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/mine/finance/transfer');
  await other.getByRole('button', { name: 'IM体育' }).tap();
  await other.getByLabel('转账金额').fill('150');
  await other.getByRole('button', { name: '确认转入' }).tap();
  await page.bringToFront();
  await expect(list.getByText('+¥150.00')).toBeVisible(AT_ONCE);
  await expect(list.getByText('−¥150.00')).toBeVisible();
  await other.close();

  await page.goto('/record/transaciton?wallet=IMTY');
  await expect(list.getByText('余额 ¥150.00')).toBeVisible();
  await expect(list.getByText('−¥150.00')).toBeHidden();
  await list.getByRole('link', { name: /转账（转入）/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '明细详情' })).toBeVisible();
  await expect(page.getByText(/^9\d{18}$/)).toBeVisible();
  await expect(page.getByRole('list', { name: '处理进度' }).getByText('到账')).toBeVisible();
  await page.goBack();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).tap();
  expect((await download).suggestedFilename()).toMatch(/资金明细.*\.csv$/);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-077 ROUTE-078 a gift that two tabs claim at once is paid once', async ({
  page,
  context,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/record/welfare');
  const other = await context.newPage();
  await other.goto('/record/welfare');
  const claim = (tab: typeof page) => tab.getByRole('button', { name: '领取 欢迎礼金' });
  await expect(claim(page)).toBeVisible();
  await expect(claim(other)).toBeVisible();
  // Found before either is pressed: a button is gone as soon as the other tab is paid.
  const buttons = await Promise.all([page, other].map((tab) => claim(tab).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab.getByRole('article', { name: '欢迎礼金' }).getByText('已领取')).toBeVisible(AT_ONCE);
    await expect(claim(tab)).toBeHidden();
  }
  await page.bringToFront();
  await page.getByRole('link', { name: '欢迎礼金 详情' }).tap();
  await page.getByRole('button', { name: '查看资金明细' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: '红利' })).toBeVisible();
  await page.goto('/record/transaciton?kind=bonus');
  const list = page.getByRole('list', { name: '资金明细列表' });
  await expect(list.getByText('+¥18.00')).toHaveCount(1);
  expect(await sandbox.ledgerHolds()).toBe(true);
});
