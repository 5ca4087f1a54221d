import { expect, test } from '../fixtures/test';

const HOME = '/activity/balancePrecious';
const MOVE = '/game/api/v1/balancePrecious/move';
const DAY = 24 * 60 * 60_000;

test('ROUTE-031 ROUTE-033 ROUTE-035 money that was moved in earns at midnight, and goes out whole', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await page.getByRole('link', { name: '余额宝' }).tap();
  await expect(page.getByTestId('treasure-balance')).toHaveText('0.00');
  await page.getByRole('button', { name: '转入', exact: true }).tap();
  await page.getByLabel('本次转入').fill('9000');
  await page.getByRole('button', { name: '确认转入' }).tap();
  await expect(page.getByText('已转入 ¥9,000.00')).toBeVisible();
  await expect(page.getByTestId('centre-balance')).toHaveText('1,000.00');

  // The first midnight begins the day that counts, the second one ends it.
  await sandbox.advanceClock(2 * DAY);
  await page.goto(HOME);
  await expect(page.getByTestId('treasure-yesterday')).toHaveText('¥0.98');
  await expect(page.getByTestId('treasure-balance')).toHaveText('9,000.98');
  await page.getByRole('link', { name: '收益明细' }).tap();
  const days = page.getByRole('list', { name: '收益明细' }).getByRole('listitem');
  await expect(days).toHaveCount(1);
  await expect(days.first()).toContainText('+¥0.98');

  await page.goto(HOME);
  await page.getByRole('button', { name: '转出', exact: true }).tap();
  await page.getByRole('button', { name: '全部' }).tap();
  await page.getByRole('button', { name: '确认转出' }).tap();
  await expect(page.getByText('已转出 ¥9,000.98')).toBeVisible();
  await expect(page.getByTestId('centre-balance')).toHaveText('10,000.98');
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-033 a move whose answers are all lost is found by its key, and taken once', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await page.goto(`${HOME}/interest/transfer`);
  await sandbox.addScenario({ path: MOVE, effect: { drop: 'after' } });
  await page.getByLabel('本次转入').fill('300');
  const sent = page.waitForRequest(`**${MOVE}`);
  await page.getByRole('button', { name: '确认转入' }).dblclick();
  await sent;
  await page.reload();
  await expect(page.getByTestId('centre-balance')).toHaveText('9,700.00');
  await page.goto(HOME);
  await expect(page.getByTestId('treasure-balance')).toHaveText('300.00');
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-032 seven days in a row earn a reward, once', async ({ page, shell, sandbox, member }) => {
  await shell.enterAs(member, '/mine');
  await page.goto(`${HOME}/interest/transfer`);
  await page.getByLabel('本次转入').fill('100');
  await page.getByRole('button', { name: '确认转入' }).tap();
  await expect(page.getByText('已转入 ¥100.00')).toBeVisible();
  await sandbox.advanceClock(8 * DAY);
  await page.goto(`${HOME}/task/record`);
  await page.getByRole('button', { name: '领取奖励' }).tap();
  await expect(page.getByText('已领取')).toBeVisible();
  await page.reload();
  await expect(page.getByText('已领取')).toBeVisible();
  await expect(page.getByRole('button', { name: '领取奖励' })).toHaveCount(0);
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByTestId('centre-balance')).toHaveText('9,901.88');
  expect(await sandbox.ledgerHolds()).toBe(true);
});
