import { expect, test } from '../fixtures/test';
import { cents } from '../pages/wallet';

test('three selections of one match are one bet at one price, which the records show', async ({
  page,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('FB体育', '100');
  await sportsbook.open('FBTY', 'early');
  await page
    .getByRole('link', { name: /全部盘口 \d+/ })
    .first()
    .tap();
  await page.getByRole('tab', { name: '全部', exact: true }).tap();
  const price = (market: string, name: RegExp) =>
    page.getByRole('region', { name: market, exact: true }).getByRole('button', { name }).first();
  await price('独赢', /^和 /).tap();
  await sportsbook.closeSlip();
  await price('双方进球', /^是 /).tap();
  await price('双重机会', /^主\/客 /).tap();

  // A draw is neither a home win nor an away win: the two are named, and one of them goes.
  const slip = await sportsbook.openSlip();
  await expect(slip.getByText('这些选项不可能同时命中').first()).toBeVisible();
  await expect(slip.getByRole('button', { name: /^投注 / })).toBeDisabled();
  await slip.getByRole('button', { name: /移除此项: 主\/客/ }).tap();
  const two = slip.getByRole('listitem', { name: '同场串关（2项）' });
  await expect(two).toContainText(/@\d+\.\d\d/);
  const priceOfTwo = await two.innerText();

  // A third selection is another bet, with another price.
  await sportsbook.closeSlip();
  await price('上半场 · 独赢', /^和 /).tap();
  await sportsbook.openSlip();
  const three = slip.getByRole('listitem', { name: '同场串关（3项）' });
  await expect(three).toContainText(/@\d+\.\d\d/);
  expect(await three.innerText()).not.toBe(priceOfTwo);
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '20');
  await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await expect(slip.getByText('同场串关（3项）')).toBeVisible();

  await page.goto('/record/bet');
  const record = page.getByRole('article', { name: /注单/ });
  await expect(record).toContainText(/同场串关（3项）@\d+\.\d\d/);
  const odds = cents(/@(\d+\.\d\d)/.exec(await record.innerText())?.[1] ?? '');
  await expect(record.getByText('可返还').locator('+ dd')).toContainText(
    `${String((20n * odds) / 100n)}.${String((20n * odds) % 100n).padStart(2, '0')}`,
  );
  await expect(record.getByRole('listitem')).toHaveCount(3);
  await expect(record.getByRole('button', { name: /^提前结算/ })).toHaveCount(0);
  expect((await wallet.balances('FB体育')).venue).toBe(8_000n);
  expect(await sandbox.ledgerHolds()).toBe(true);
});
