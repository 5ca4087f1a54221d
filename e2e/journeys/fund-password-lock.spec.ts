import { secondTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';
import { confirmWithdrawal, fillWithdrawal, readyToWithdraw, SECONDARY } from '../pages/payout';

const LOCKED = /密码错误次数过多，请于 \d\d:\d\d 后再试/;
const LOCK_MS = 15 * 60_000;
const FIELD = { name: '资金密码', exact: true } as const;

test('ROUTE-046 five wrong secondary passwords of two tabs together lock withdrawals and removals, in words', async ({
  page,
  context,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await readyToWithdraw(page, sandbox, member);
  await page.goto('/mine/cards');
  await page.getByRole('link', { name: /演示银行/ }).tap();
  await page.getByRole('button', { name: '移除账户' }).tap();
  const sheet = page.getByRole('dialog', { name: '移除这个账户？' });
  const remove = async (password: string): Promise<void> => {
    await sheet.getByLabel(FIELD.name, { exact: true }).fill(password);
    await sheet.getByRole('button', { name: '移除账户' }).tap();
  };
  for (const left of [4, 3, 2]) {
    await remove('Wrong2026');
    await expect(sheet.getByText(`还可尝试 ${String(left)} 次`)).toBeVisible();
  }

  const other = await secondTab(context, '/mine/finance/withDraw');
  await fillWithdrawal(other, '300');
  const last = other.getByRole('dialog', { name: '确认取款' });
  const withdraw = async (password: string): Promise<void> => {
    await last.getByLabel(FIELD.name, { exact: true }).fill(password);
    await confirmWithdrawal(other);
  };
  await withdraw('Wrong2026');
  await expect(last.getByText('还可尝试 1 次')).toBeVisible();
  await withdraw('Wrong2026');
  await expect(last.getByText(LOCKED)).toBeVisible();
  await withdraw(SECONDARY);
  await expect(last.getByText(LOCKED)).toBeVisible();

  await page.bringToFront();
  await remove(SECONDARY);
  await expect(sheet.getByText(LOCKED)).toBeVisible();
  await other.goto('/mine/userInfo/secondaryPassword');
  await expect(other.getByText(LOCKED)).toBeVisible();

  await sandbox.advanceClock(LOCK_MS);
  await remove(SECONDARY);
  await expect(page.getByText('还没有收款账户')).toBeVisible();
  expect((await wallet.balances('IM体育')).centre).toBe(1_000_000n);
  expect(await sandbox.ledgerHolds()).toBe(true);
});
