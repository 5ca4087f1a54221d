import { expect, type Page } from '@playwright/test';
import { look, press, type Action, type World } from './action';

const HOUR_MS = 60 * 60_000;

/** The daily deposit limit's row. */
const dailyDeposit = (page: Page) =>
  page.getByRole('region', { name: '存款限额' }).getByRole('button', { name: /^每日/ });

/** Opens the daily deposit limit and fills an amount in. */
const fillLimit =
  (amount: string) =>
  async ({ page }: World): Promise<void> => {
    await page.goto('/mine/protection/limits');
    await dailyDeposit(page).tap();
    await page.getByLabel('限额金额').fill(amount);
  };

/** Asks for a higher limit, which then waits. */
async function askForMore(world: World): Promise<void> {
  await fillLimit('800')(world);
  await press(world.page, '申请调高');
  await expect(world.page.getByRole('button', { name: '撤回申请' })).toBeVisible();
}

async function tapSure(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).tap();
}

/** What a member sets for their protection. In their order: the rests, which nothing ends, stand last. */
export const PROTECTION_ACTIONS: readonly Action[] = [
  look('/mine/protection', 'protection.state', 'protection.playTime'),
  look('/mine/protection/figures', 'protection.figures'),
  {
    calls: ['protection.setRealityCheck'],
    ready: ({ page }) => page.goto('/mine/protection/realityCheck'),
    go: ({ page }) => page.getByText('15 分钟', { exact: true }).tap(),
  },
  {
    calls: ['protection.playOn'],
    async ready({ page, sandbox }) {
      await sandbox.advanceClock(HOUR_MS / 3);
      await page.reload();
      await expect(page.getByRole('alertdialog', { name: '休息片刻，看看时间' })).toBeVisible();
    },
    go: ({ page }) => press(page, '继续'),
  },
  { calls: ['protection.setLimit'], ready: fillLimit('500'), go: ({ page }) => press(page, '保存') },
  { calls: ['protection.withdrawChange'], ready: askForMore, go: ({ page }) => press(page, '撤回申请') },
  {
    calls: ['protection.confirmLimit'],
    async ready(world) {
      await askForMore(world);
      await world.sandbox.advanceClock(24 * HOUR_MS);
      await world.page.goto('/mine/protection/limits');
    },
    go: ({ page }) => press(page, '确认变更'),
  },
  {
    // Limits were asked to be raised twice: a marker.
    calls: ['protection.readMarkers'],
    ready: ({ page }) => page.goto('/mine/protection'),
    go: ({ page }) => press(page, '我知道了'),
  },
  {
    calls: ['protection.takeTimeOut'],
    async ready({ page }) {
      await page.goto('/mine/protection/timeOut');
      await page.getByText('1 天', { exact: true }).tap();
      await press(page, '开始休息');
    },
    go: ({ page }) => tapSure(page, '开始休息'),
  },
  {
    calls: ['protection.exclude'],
    async ready({ page }) {
      await page.goto('/mine/protection/selfExclusion');
      await page.getByText('6 个月', { exact: true }).tap();
      await page.getByLabel(/请输入/).fill('我要自我排除');
    },
    go: ({ page }) => press(page, '确认自我排除'),
  },
];
