import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

const HOUR_MS = 3_600_000;

for (const [place, [way, hours]] of (
  [
    ['ahead', 26],
    ['behind', -26],
  ] as const
).entries())
  test(
    `ROLE-010 a device 26 hours ${way} shows limits, times to pay and time played by the platform’s clock`,
    variant(place),
    async ({ page, shell, sandbox, member }) => {
      await page.clock.install({ time: (await sandbox.now()) + hours * HOUR_MS });
      await shell.enterAs(member, '/mine/protection/limits');
      const daily = page.getByRole('region', { name: '投注限额' }).getByRole('button', { name: /^每日/ });
      const setTo = async (amount: string, button: string): Promise<void> => {
        await daily.tap();
        await page.getByLabel('限额金额').fill(amount);
        await page.getByRole('button', { name: button }).tap();
        await expect(page.getByLabel('限额金额')).toBeHidden();
      };
      await setTo('100', '保存');
      await setTo('200', '申请调高');
      await expect(page.getByText(/起可以确认/)).toBeVisible();
      await expect(page.getByRole('button', { name: '确认变更' })).toBeHidden();

      await page.goto('/mine/protection');
      await expect(page.getByRole('row', { name: /本次/ })).toContainText('0分');
      await expect(page.getByRole('alertdialog')).toBeHidden();

      await page.goto('/mine/finance/myDeposit');
      await page.getByLabel('存款金额').fill('500');
      await page.getByRole('button', { name: '提交订单' }).tap();
      await page
        .getByRole('alertdialog', { name: '安全提示' })
        .getByRole('button', { name: '我知道了' })
        .tap();
      await expect(page.getByText(/^(29|30|14|15):\d\d$/)).toBeVisible();

      await sandbox.advanceClock(24 * HOUR_MS);
      await page.goto('/mine/protection/limits');
      await page.getByRole('button', { name: '确认变更' }).tap();
      await expect(page.getByRole('button', { name: /每日.*200\.00/ })).toBeVisible();
    },
  );
