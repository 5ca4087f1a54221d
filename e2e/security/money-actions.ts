import { expect, type Page } from '@playwright/test';
import { proveDeposit } from '../pages/deposit';
import { confirmWithdrawal, fillCard, fillWithdrawal, SECONDARY } from '../pages/payout';
import { look, lose, press, type Action, type World } from './action';

const WALLET = '/mine/finance/myWallet';
const TRANSFER = '/game/api/v1/venue/transfer';
const MOVE = '/game/api/v1/balancePrecious/move';
const DEPOSIT = '/game/api/v1/deposit/create';
const WITHDRAWAL = '/game/api/v1/withdraw/create';
/** Longer than money cannot leave to a new account. */
const COOLED_MS = 2 * 60 * 60_000;
/** Longer than money has to lie in the balance treasure for the first reward. */
const TASK_MS = 8.5 * 24 * 60 * 60_000;

/** Goes as far down the wallet as its chart and the choice of automatic transfer, which are fetched there. */
async function lookBeside({ page }: World): Promise<void> {
  await page.goto(WALLET);
  await page.getByRole('region', { name: /^总资产走势/ }).scrollIntoViewIfNeeded();
}

async function fillTransfer({ page }: World): Promise<void> {
  await page.goto('/mine/finance/transfer');
  await page.getByRole('button', { name: 'IM体育' }).tap();
  await page.getByLabel('转账金额').fill('150');
}

async function fillMove({ page }: World): Promise<void> {
  await page.goto('/activity/balancePrecious/interest/transfer');
  await page.getByLabel('本次转入').fill('150');
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
  await readTip(page);
}

/** Reads the safety tip where it stands before what has to be paid. */
async function readTip(page: Page): Promise<void> {
  const tip = page.getByRole('alertdialog', { name: '安全提示' });
  await expect(tip.or(page.getByText('收款卡号'))).toBeVisible();
  if (await tip.isVisible()) await tip.getByRole('button', { name: '我知道了' }).tap();
  await expect(page.getByText('收款卡号')).toBeVisible();
}

async function fillSecondaryPassword({ page, member }: World): Promise<void> {
  await page.goto('/mine/userInfo/secondaryPassword');
  await page.getByLabel('登录密码', { exact: true }).fill(member.password);
  await page.getByLabel('设置密码', { exact: true }).fill(SECONDARY);
  await page.getByLabel('再次输入密码', { exact: true }).fill(SECONDARY);
}

/** The first card of the list, as a page of its own. */
async function openCard({ page }: World): Promise<void> {
  await page.goto('/mine/cards');
  await page
    .getByRole('link', { name: /演示银行/ })
    .first()
    .tap();
  await expect(page.getByRole('button', { name: '移除账户' })).toBeVisible();
}

async function fillOrder({ page, sandbox }: World): Promise<void> {
  await sandbox.advanceClock(COOLED_MS);
  await page.goto('/mine/finance/withDraw');
  await fillWithdrawal(page, '300');
}

/** The member's money: transfers, deposits, withdrawals. In their order: each stands on those before. */
export const MONEY_ACTIONS: readonly Action[] = [
  look('/', 'wallet.balances', 'session.jwt', 'member.info'),
  look('/mine', 'configuration.appConfig', 'vip.progress'),
  { calls: ['wallet.transfer'], ready: fillTransfer, go: ({ page }) => press(page, '确认转入') },
  {
    calls: ['wallet.transferStatus'],
    ready: lose(TRANSFER, fillTransfer),
    go: ({ page }) => press(page, '确认转入'),
  },
  {
    calls: ['wallet.recycle'],
    ready: ({ page }) => page.goto(WALLET),
    go: ({ page }) => press(page, '一键回收'),
  },
  look(WALLET, 'walletOverview.locked'),
  {
    calls: ['walletOverview.one'],
    ready: ({ page }) => page.goto(WALLET),
    go: ({ page }) => press(page, '刷新IM体育'),
  },
  { calls: ['walletOverview.trend', 'walletOverview.autoTransfer'], go: lookBeside },
  {
    calls: ['walletOverview.setAutoTransfer'],
    async ready(world) {
      await lookBeside(world);
      await world.page.getByRole('switch', { name: '自动转账' }).tap();
    },
    go: ({ page }) => press(page, '同意并开启'),
  },
  // Before the days pass that the treasure's tasks take: a gift expires meanwhile.
  look('/record/welfare', 'rewards.list'),
  {
    calls: ['rewards.detail'],
    async ready({ page }) {
      await page.goto('/record/welfare');
      await expect(page.getByRole('link', { name: '欢迎礼金 详情' })).toBeVisible();
    },
    go: ({ page }) => page.getByRole('link', { name: '欢迎礼金 详情' }).tap(),
  },
  {
    calls: ['rewards.claim'],
    async ready({ page }) {
      await page.goto('/record/welfare');
      await expect(page.getByRole('button', { name: '领取 欢迎礼金' })).toBeVisible();
    },
    go: ({ page }) => press(page, '领取 欢迎礼金'),
  },
  look('/activity/balancePrecious', 'treasure.state'),
  { calls: ['treasure.move'], ready: fillMove, go: ({ page }) => press(page, '确认转入') },
  {
    calls: ['treasure.moveStatus'],
    ready: lose(MOVE, fillMove),
    go: ({ page }) => press(page, '确认转入'),
  },
  {
    calls: ['treasure.income'],
    ready: ({ sandbox }) => sandbox.advanceClock(TASK_MS),
    go: async ({ page }) => void (await page.goto('/activity/balancePrecious/interest/incomeRecord')),
  },
  {
    calls: ['treasure.tasks', 'treasure.claimTask'],
    async ready({ page }) {
      await page.goto('/activity/balancePrecious/task/record');
      await expect(page.getByRole('button', { name: '领取奖励' })).toBeVisible();
    },
    go: ({ page }) => press(page, '领取奖励'),
  },
  look('/mine/finance/myDeposit', 'deposit.channels', 'deposit.orders'),
  { calls: ['deposit.create'], ready: fillDeposit, go: ({ page }) => press(page, '提交订单') },
  { calls: ['deposit.detail'], ready: orderDeposit, go: ({ page }) => page.reload() },
  { calls: ['deposit.paid'], ready: orderDeposit, go: ({ page }) => press(page, '我已付款') },
  {
    calls: ['depositProof.send'],
    // Of an order that waits already: a fourth one may not wait.
    async ready({ page }) {
      await page.goto('/mine/finance/myDeposit');
      await page.getByRole('link', { name: /继续付款/ }).tap();
      await readTip(page);
      await proveDeposit(page);
    },
    go: ({ page }) => press(page, '提交凭证'),
  },
  look('/mine/finance/rechargeChat', 'rechargeChat.messages'),
  {
    calls: ['rechargeChat.send'],
    async ready({ page }) {
      await page.goto('/mine/finance/rechargeChat');
      await page.getByLabel('输入存款方式或金额').fill('你好');
    },
    go: ({ page }) => press(page, '发送'),
  },
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
  look('/mine/userInfo/secondaryPassword', 'secondaryPassword.state'),
  {
    calls: ['secondaryPassword.create'],
    ready: fillSecondaryPassword,
    go: ({ page }) => press(page, '设置资金密码'),
  },
  look('/mine/cards/addBankCards', 'payout.banks', 'payout.accounts'),
  { calls: ['payout.add'], ready: ({ page }) => fillCard(page), go: ({ page }) => press(page, '保存') },
  look('/mine/audit', 'withdrawal.audit'),
  look('/record/transaciton', 'statement.lines'),
  {
    calls: ['statement.detail'],
    async ready({ page }) {
      await page.goto('/record/transaciton');
      await expect(page.getByRole('link', { name: /存款/ }).last()).toBeVisible();
    },
    go: ({ page }) => page.getByRole('link', { name: /存款/ }).last().tap(),
  },
  look('/mine/finance/withDraw', 'withdrawal.limits', 'payout.accounts', 'withdrawal.orders'),
  {
    calls: ['withdrawal.confirmName', 'withdrawal.create'],
    ready: fillOrder,
    go: ({ page }) => confirmWithdrawal(page),
  },
  {
    calls: ['withdrawal.status'],
    ready: lose(WITHDRAWAL, fillOrder),
    go: ({ page }) => confirmWithdrawal(page),
  },
  {
    calls: ['payout.rename'],
    async ready(world) {
      await openCard(world);
      await press(world.page, '修改备注名');
      await world.page.getByRole('dialog').getByLabel('备注名').fill('常用');
    },
    go: ({ page }) => page.getByRole('dialog').getByRole('button', { name: '保存备注名' }).tap(),
  },
  {
    calls: ['payout.makeDefault'],
    async ready({ page }) {
      await page.goto('/mine/cards/addEBPayAcount');
      await page.getByLabel('EBPay 账号').fill('demo01');
      await press(page, '保存');
      await expect(page.getByText('账户已添加')).toBeVisible();
      await page.goto('/mine/cards');
      await page
        .getByRole('link', { name: /^EBPay/ })
        .first()
        .tap();
    },
    go: ({ page }) => press(page, '设为默认账户'),
  },
  {
    calls: ['payout.remove'],
    async ready(world) {
      await openCard(world);
      await press(world.page, '移除账户');
      await world.page.getByRole('dialog').getByLabel('资金密码', { exact: true }).fill(SECONDARY);
    },
    go: ({ page }) => page.getByRole('dialog').getByRole('button', { name: '移除账户' }).tap(),
  },
  {
    calls: ['secondaryPassword.change'],
    async ready({ page }) {
      await page.goto('/mine/userInfo/secondaryPassword');
      await page.getByLabel('当前资金密码', { exact: true }).fill(SECONDARY);
      await page.getByLabel('设置密码', { exact: true }).fill('Money2027');
      await page.getByLabel('再次输入密码', { exact: true }).fill('Money2027');
    },
    go: ({ page }) => press(page, '修改资金密码'),
  },
  look('/mine/userInfo/password', 'loginPassword.state'),
  {
    calls: ['loginPassword.change'],
    async ready({ page, member }) {
      await page.goto('/mine/userInfo/password');
      await page.getByLabel('当前登录密码', { exact: true }).fill(member.password);
      await page.getByLabel('设置密码', { exact: true }).fill('Kite7Moon3');
      await page.getByLabel('再次输入密码', { exact: true }).fill('Kite7Moon3');
    },
    go: ({ page }) => press(page, '修改登录密码'),
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
