import { expect, test } from '../fixtures/test';
import { expectClean } from '../pages/themes';
import { cents } from '../pages/wallet';

const PLAY = '/act/api/v1/activity/activityPlay';

test('ROUTE-112 ROUTE-132 ROUTE-133 today is signed in for once, and its gift is in the ledger and the records', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/activity/list');
  await page.getByRole('link', { name: /^签到有礼 (?!已结束)/ }).tap();
  await expect(page).toHaveURL(/\/activity\/signHaveGifts\/[\w-]+$/);
  const sign = page.getByRole('button', { name: /^签到，领取 ¥/ });
  const gift = cents((await sign.innerText()).replace(/^\D*/, ''));
  // The answer is lost, the gift is not.
  await sandbox.addScenario({ path: PLAY, effect: { drop: 'after' } });
  await sign.tap();
  await expect(page.getByText('今天已签到')).toBeVisible({ timeout: 30_000 });
  await sandbox.clearScenarios();
  await page.reload();
  await expect(page.getByText('今天已签到')).toBeVisible();
  await expect(sign).toBeHidden();
  await page.getByRole('button', { name: '活动记录' }).tap();
  await expect(page).toHaveURL(/\/activity\/signHaveGiftsRecord$/);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(/^\+¥\d\.00$/)).toBeVisible();
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByTestId('centre-balance')).toHaveText(/\d/);
  expect(cents(await page.getByTestId('centre-balance').innerText())).toBe(1_000_000n + gift);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-113 every activity of the list has its page, and its item page a background that goes again @matrix', async ({
  page,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/activity/list');
  const links = page.getByRole('main').getByRole('link', { name: /./ });
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.frame') ?? document.body).backgroundImage);
  const before = await background();
  for (const address of addresses.filter((each) => each.startsWith('/activity/'))) {
    await page.goto(`${address}/`);
    await expect(page.getByRole('region', { name: '活动规则' })).toBeVisible();
    await expectClean(page, address);
  }
  const id =
    addresses
      .find((each) => each.startsWith('/activity/signHaveGifts/'))
      ?.split('/')
      .at(-1) ?? '';
  await page.goto(`/activity/list/${id}`);
  await expect(page.getByRole('region', { name: '活动规则' })).toBeVisible();
  expect(await background()).not.toBe(before);
  await page.getByRole('button', { name: '返回' }).tap();
  await expect(page).toHaveURL(/\/activity\/list$/);
  expect(await background()).toBe(before);
});
