import { expect } from '@playwright/test';
import { look, lose, press, type Action, type World } from './action';

const TRANSFER = '/game/api/v1/venue/transfer';
const DEPOSIT = '/game/api/v1/deposit/create';
const WITHDRAWAL = '/game/api/v1/withdraw/create';

async function fillTransfer({ page }: World): Promise<void> {
  await page.goto('/mine/finance/transfer');
  await page.getByRole('button', { name: 'IM体育' }).tap();
  await page.getByLabel('转账金额').fill('150');
}

async function fillDeposit({ page }: World): Promise<void> {
  await page.goto('/mine/finance/myDeposit');
  await page.getByLabel('存款金额').fill('500');
}

/** Orders a deposit and goes as far as what has to be paid. */
async function orderDeposit(world: World): Promise<void> {
  const { page } = world;
  await fillDeposit(world);
  await press(page, '提交订单');
  const tip = page.getByRole('alertdialog', { name: '安全提示' });
  await expect(tip.or(page.getByText('收款卡号'))).toBeVisible();
  if (await tip.isVisible()) await tip.getByRole('button', { name: '我知道了' }).tap();
  await expect(page.getByText('收款卡号')).toBeVisible();
}

async function fillCard({ page }: World): Promise<void> {
  await page.goto('/mine/finance/withDraw');
  await press(page, '添加账户');
  const sheet = page.getByRole('dialog', { name: '添加账户' });
  await sheet.getByLabel('开户银行').fill('演示银行');
  await sheet.getByLabel('持卡人姓名').fill('演示会员');
  await sheet.getByLabel('银行卡号').fill('6200 0000 0000 1234');
}

async function fillWithdrawal({ page, member }: World): Promise<void> {
  await page.goto('/mine/finance/withDraw');
  await page.getByLabel('取款金额').fill('300');
  await press(page, '下一步');
  const sheet = page.getByRole('dialog', { name: '确认取款' });
  await sheet.getByLabel('登录密码', { exact: true }).fill(member.password);
}

const confirmWithdrawal = ({ page }: World): Promise<void> =>
  page.getByRole('dialog', { name: '确认取款' }).getByRole('button', { name: '确认取款' }).tap();

/** The member's money: transfers, deposits, withdrawals. In their order: each stands on those before. */
export const MONEY_ACTIONS: readonly Action[] = [
  look('/', 'wallet.balances', 'session.jwt', 'member.info'),
  look('/mine', 'configuration.appConfig'),
  { calls: ['wallet.transfer'], ready: fillTransfer, go: ({ page }) => press(page, '确认转入') },
  {
    calls: ['wallet.transferStatus'],
    ready: lose(TRANSFER, fillTransfer),
    go: ({ page }) => press(page, '确认转入'),
  },
  {
    calls: ['wallet.recycle'],
    ready: ({ page }) => page.goto('/mine/finance/myWallet'),
    go: ({ page }) => press(page, '一键回收'),
  },
  look('/mine/finance/myDeposit', 'deposit.channels', 'deposit.orders'),
  { calls: ['deposit.create'], ready: fillDeposit, go: ({ page }) => press(page, '提交订单') },
  { calls: ['deposit.detail'], ready: orderDeposit, go: ({ page }) => page.reload() },
  { calls: ['deposit.paid'], ready: orderDeposit, go: ({ page }) => press(page, '我已付款') },
  {
    calls: ['deposit.cancel'],
    async ready(world) {
      await orderDeposit(world);
      await press(world.page, '取消订单');
    },
    go: ({ page }) => page.getByRole('dialog').getByRole('button', { name: '取消订单' }).tap(),
  },
  {
    calls: ['deposit.status'],
    ready: lose(DEPOSIT, fillDeposit),
    go: ({ page }) => press(page, '提交订单'),
  },
  {
    calls: ['payout.add'],
    ready: fillCard,
    go: ({ page }) =>
      page.getByRole('dialog', { name: '添加账户' }).getByRole('button', { name: '保存' }).tap(),
  },
  look('/mine/finance/withDraw', 'withdrawal.limits', 'payout.accounts', 'withdrawal.orders'),
  { calls: ['withdrawal.create'], ready: fillWithdrawal, go: confirmWithdrawal },
  { calls: ['withdrawal.status'], ready: lose(WITHDRAWAL, fillWithdrawal), go: confirmWithdrawal },
  {
    calls: ['payout.remove'],
    async ready({ page }) {
      await page.goto('/mine/finance/withDraw');
      await page
        .getByRole('button', { name: /移除账户/ })
        .first()
        .tap();
    },
    go: ({ page }) => page.getByRole('dialog').getByRole('button', { name: '移除账户' }).tap(),
  },
  {
    calls: ['session.logout'],
    async ready({ page }) {
      await page.goto('/mine');
      await press(page, '退出登录');
    },
    go: ({ page }) => page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap(),
  },
];
