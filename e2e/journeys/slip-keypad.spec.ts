import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { MATRIX, variant } from '../fixtures/tier';
import { violationsOf } from '../pages/accessibility';

/** Phones with the bars of their browsers: a small one, and one of the usual size. */
const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
] as const;

/** Taps where something is seen, as a finger does. It fails where another thing would take the tap. */
async function tapWhereSeen(page: Page, target: Locator): Promise<void> {
  // The sheet comes up from below: only what stands still can be aimed at.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the screen.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  expect(box.height, 'a finger needs 44 px').toBeGreaterThanOrEqual(44);
  const isTop = await target.evaluate(
    (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
    [x, y] as const,
  );
  expect(isTop, `${String(target)} can be tapped where it is seen`).toBe(true);
  await page.touchscreen.tap(x, y);
}

for (const [place, size] of SIZES.entries())
  for (const [turn, legs] of [4, 1].entries())
    test(
      `every key of the slip is reached at ${String(size.width)} × ${String(size.height)} with ${String(legs)} in it`,
      variant(place + turn),
      async ({ page, shell, wallet, sportsbook, member }) => {
        await page.setViewportSize(size);
        await shell.enterAs(member, '/mine');
        await wallet.transferIn('IM体育', '200');
        await sportsbook.open('IMTY', 'early');
        await sportsbook.tapPricesOfOne(legs);
        const slip = await sportsbook.openSlip();
        // Prices of these matches move as they like; what is looked at are the keys.
        await sportsbook.acceptAnyOdds(slip);
        const field = sportsbook.stakeField(slip);
        await expect(slip.getByText('请输入投注金额')).toHaveCount(0);

        const key = (name: string): Locator =>
          slip.getByRole('group', { name: '金额键盘' }).getByRole('button', { name, exact: true });
        for (const digit of '1234567890') {
          await tapWhereSeen(page, key(digit));
          await expect(field).toHaveValue(digit === '0' ? '0' : digit);
          await tapWhereSeen(page, key('清除金额'));
          await expect(field).toHaveValue('');
        }
        for (const name of ['1', '小数点', '5']) await tapWhereSeen(page, key(name));
        await tapWhereSeen(page, key('删除'));
        await expect(field).toHaveValue('1.');
        const chips = slip.getByRole('group', { name: '快捷金额' });
        await tapWhereSeen(page, key('清除金额'));
        await tapWhereSeen(page, chips.getByRole('button', { name: '+10', exact: true }));
        await tapWhereSeen(page, chips.getByRole('button', { name: '+10', exact: true }));
        await expect(field).toHaveValue('20');
        await expect(slip.getByTestId('slip-total-stake')).toBeInViewport({ ratio: 1 });
        await expect(slip.getByTestId('slip-return')).toBeInViewport({ ratio: 1 });
        await tapWhereSeen(page, slip.getByRole('button', { name: '投注 ¥20.00' }));
        await expect(slip.getByRole('list', { name: '注单回执' })).toBeVisible();
      },
    );

test(
  'on a low phone the last leg of a combo is seen whole above its amount',
  MATRIX,
  async ({ page, shell, sportsbook }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await shell.arrive();
    await sportsbook.open('IMTY', 'early');
    await sportsbook.tapPricesOfEach(3);
    const slip = await sportsbook.openSlip();
    const legs = slip.getByRole('list', { name: '已选项目' }).getByRole('listitem');
    await expect(legs).toHaveCount(3);
    await expect(slip.getByRole('group', { name: '金额键盘' })).toBeVisible();
    await expect(legs.last()).toBeInViewport({ ratio: 1 });
  },
);

test('a bet takes three taps: a price, an amount, the button', async ({
  page,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  // A price that falls between the taps is asked about, which is another tap.
  await sandbox.holdClock();
  await sportsbook.open('IMTY', 'early');
  await sportsbook.tapHomeWin();
  const slip = page.getByRole('dialog', { name: '投注单' });
  await slip.getByRole('button', { name: '+50', exact: true }).tap();
  await slip.getByRole('button', { name: /投注 ¥50\.00$/ }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
});

test('what is asked once about better odds is seen whole on a low phone', async ({
  page,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  await sandbox.holdClock();
  await sportsbook.open('IMTY', 'early');
  await sportsbook.tapHomeWin();
  const slip = page.getByRole('dialog', { name: '投注单' });
  await slip.getByRole('button', { name: '+50', exact: true }).tap();
  const asked = slip.getByText('赔率变高自动接受，变低会先询问您，可以吗？');
  await expect(asked).toHaveCount(0);
  await slip.getByRole('button', { name: /投注 ¥50\.00$/ }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await expect(asked).toBeInViewport({ ratio: 1 });
  const yes = slip.getByRole('button', { name: '可以', exact: true });
  await expect(yes).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page), 'the question under the receipt').toEqual([]);
  await yes.tap();
  await expect(asked).toHaveCount(0);
});
