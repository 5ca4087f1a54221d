import type { Page } from '@playwright/test';
import { HELD } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { orderDeposit, proveDeposit } from '../pages/deposit';
import { confirmWithdrawal, fillWithdrawal, readyToWithdraw } from '../pages/payout';
import { MEMBER_PAGES, openPage } from '../pages/site-pages';
import { expectClean } from '../pages/themes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY = 24 * 60 * 60_000;
const MONEY = /^\/(?:mine\/(?:finance|cards|audit|protection|rebate)|record|activity\/balancePrecious)/;
/** Each form of a payout account, and what it says of a wrong number. */
const FORMS = [
  ['addBankCards', '银行卡号', '卡号为 16 至 19 位数字'],
  ['addVirtualCoin', '收款地址', '不是 TRC20 或 ERC20 地址'],
  ['addEBPayAcount', 'EBPay 账号', '账号为 6 至 34 位字母或数字'],
  ['addKOIpayAcount', 'KOIpay 账号', '账号为 6 至 34 位字母或数字'],
  ['addWechatAcount', '微信号或手机号', '请输入 6 至 20 位微信号或 11 位手机号'],
  ['addAlipayAcount', '支付宝账号', '请输入手机号或邮箱'],
  ['addDigitaCurrencylAcount', '钱包编号', '钱包编号为 16 位数字'],
] as const;
/** Ways to pay that look different: by card, by a code to scan, to a coin's address. */
const PAID_BY = ['微信支付', 'USDT-TRC20', '数字人民币'] as const;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().tap();

test('payout accounts, their sheets and a withdrawal have no violation', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  test.slow();
  await shell.enterAs(member, '/mine');
  await readyToWithdraw(page, sandbox, member);
  await openPage(page, { path: '/mine/cards' });
  await expectClean(page, 'accounts, one');
  await page.getByRole('link', { name: /演示银行/ }).tap();
  await expect(page.getByText('可取款时间')).toBeVisible();
  await expectClean(page, 'one account');
  await press(page, '修改备注名');
  await expect(page.getByRole('dialog', { name: '修改备注名' })).toBeVisible();
  await expectClean(page, 'naming an account');
  await page.keyboard.press('Escape');
  await press(page, '移除账户');
  const removal = page.getByRole('dialog', { name: '移除这个账户？' });
  await removal.getByLabel('资金密码', { exact: true }).fill('Wrong2026');
  await removal.getByRole('button', { name: '移除账户' }).tap();
  await expect(removal.getByText('还可尝试 4 次')).toBeVisible();
  await expectClean(page, 'removing an account, refused');

  await openPage(page, { path: '/mine/finance/withDraw' });
  await page.getByLabel('取款金额').fill('0.001');
  await press(page, '下一步');
  await expect(page.getByLabel('取款金额')).toHaveAttribute('aria-invalid', 'true');
  await expectClean(page, 'withdrawal, refused');
  await fillWithdrawal(page, '300');
  await expectClean(page, 'withdrawal, last look');
  await confirmWithdrawal(page);
  await expect(page.getByText('取款已提交')).toBeVisible();
  await expectClean(page, 'withdrawal, sent');
  await page.getByRole('list', { name: '取款记录' }).getByRole('button').first().tap();
  await expect(page.getByRole('dialog', { name: '取款详情' })).toBeVisible();
  await expectClean(page, 'one withdrawal');
});

test(
  'each form of a payout account has no violation in its refusals',
  MATRIX,
  async ({ page, shell, member }) => {
    await shell.enterAs(member, '/mine');
    for (const [path, field, problem] of FORMS) {
      await openPage(page, { path: `/mine/cards/${path}` });
      await page.getByLabel(field, { exact: true }).fill('1');
      await press(page, '保存');
      await expect(page.getByText(problem).first()).toBeVisible();
      await expectClean(page, `${path}, refused`);
    }
  },
);

test(
  'each way to pay in, its proof and its end have no violation',
  MATRIX,
  async ({ page, shell, sandbox, member }) => {
    test.slow();
    // Not every way is open at night.
    await sandbox.toNoon();
    await shell.enterAs(member, '/mine/finance/myDeposit');
    await orderDeposit(page, '500');
    await page.getByRole('link', { name: /付款凭证/ }).tap();
    await press(page, '下一步');
    await expect(page.getByText('请填写 2 至 80 个字符')).toBeVisible();
    await expectClean(page, 'proof, payer missing');
    await page.goBack();
    await proveDeposit(page);
    await expectClean(page, 'proof, last look');
    await press(page, '提交凭证');
    await expect(page.getByText('凭证已提交').first()).toBeVisible();
    await openPage(page, { path: '/mine/finance/myDeposit' });
    await expect(
      page.getByRole('button', { name: '继续付款' }).or(page.getByRole('link', { name: '继续付款' })),
    ).toBeVisible();
    await expectClean(page, 'deposit, one waits');
    for (const way of PAID_BY) {
      await openPage(page, { path: '/mine/finance/myDeposit' });
      await page.getByText(way, { exact: true }).first().tap();
      await page.getByLabel('存款金额').fill('500');
      await expectClean(page, `deposit by ${way}`);
    }
    await sandbox.advanceClock(DAY);
    await openPage(page, { path: '/mine/finance/myDeposit' });
    await expect(page.getByText('已过期').first()).toBeVisible();
    await expectClean(page, 'deposit, history');
    await openPage(page, { path: '/mine/finance/rechargeChat' });
    await page.getByLabel('输入存款方式或金额').fill('微信 500');
    await press(page, '发送');
    await expect(page.getByText('订单已创建：微信支付').first()).toBeVisible();
    await expectClean(page, 'deposit by talking');
  },
);

test(
  'statement, rewards and welfare with what is in them have no violation',
  MATRIX,
  async ({ page, shell, wallet, sandbox, member }) => {
    await shell.enterAs(member, '/mine');
    await wallet.transferIn('IM体育', '150');
    await openPage(page, { path: '/record/transaciton' });
    await expect(page.getByRole('list', { name: '资金明细列表' }).getByRole('link').first()).toBeVisible();
    await expectClean(page, 'statement, lines');
    await press(page, '利息');
    await expect(page.getByText('没有符合筛选条件的记录')).toBeVisible();
    await expectClean(page, 'statement, nothing of a kind');
    await press(page, '转账');
    await page.getByRole('list', { name: '资金明细列表' }).getByRole('link').first().tap();
    await expect(page.getByRole('list', { name: '处理进度' })).toBeVisible();
    await expectClean(page, 'one line');
    for (const kind of ['welfare', 'reward']) {
      await openPage(page, { path: `/record/${kind}` });
      await expectClean(page, `${kind}, to claim`);
      for (const state of ['待领取', '已领取', '已过期']) {
        await press(page, state);
        await page.waitForLoadState('networkidle');
        await expectClean(page, `${kind}, ${state}`);
      }
    }
    await openPage(page, { path: '/record/welfare' });
    await press(page, /^领取 欢迎礼金/);
    await expect(page.getByRole('article', { name: '欢迎礼金' }).getByText('已领取')).toBeVisible();
    await expectClean(page, 'welfare, claimed');
    await page.getByRole('link', { name: '欢迎礼金 详情' }).tap();
    await expect(page.getByText('发放原因')).toBeVisible();
    await expectClean(page, 'one welfare');
    await openPage(page, { path: '/mine/audit' });
    await expect(page.getByText('要求流水').first()).toBeVisible();
    await expectClean(page, 'audit, duties');
    expect(await sandbox.ledgerHolds()).toBe(true);
  },
);

test(
  'limits, rests and what they close have no violation',
  MATRIX,
  async ({ page, shell, sandbox, member }) => {
    test.slow();
    await shell.enterAs(member, '/mine/protection/limits');
    const day = page.getByRole('region', { name: '亏损限额' }).getByRole('button', { name: /^每日/ });
    await day.tap();
    await press(page, '保存');
    await expect(page.getByText('请输入金额', { exact: true }).last()).toBeVisible();
    await expectClean(page, 'limit, refused');
    await page.getByLabel('限额金额').fill('300');
    await press(page, '保存');
    await expect(page.getByRole('button', { name: /每日.*300\.00/ })).toBeVisible();
    await expectClean(page, 'limits, one set');
    await day.tap();
    await page.getByLabel('限额金额').fill('900');
    await expectClean(page, 'limit, to be raised');
    await press(page, '申请调高');
    await expect(page.getByText('撤回申请').first()).toBeVisible();
    await expectClean(page, 'limits, a change waits');
    await sandbox.advanceClock(DAY + 60_000);
    await openPage(page, { path: '/mine/protection/limits' });
    await expect(page.getByRole('button', { name: '确认变更' })).toBeVisible();
    await expectClean(page, 'limits, a change to confirm');

    await openPage(page, { path: '/mine/protection/selfExclusion' });
    await press(page, '确认自我排除');
    await expect(page.getByText('请选择期限')).toBeVisible();
    await expectClean(page, 'exclusion, refused');
    await openPage(page, { path: '/mine/protection/timeOut' });
    await page.getByText('7 天', { exact: true }).tap();
    await press(page, '开始休息');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClean(page, 'time-out, are you sure');
    await page.getByRole('dialog').getByRole('button', { name: '开始休息' }).tap();
    const told = page.getByRole('dialog', { name: '休息已开始' });
    await expect(told).toBeVisible();
    await expectClean(page, 'time-out, begun');
    await told.getByRole('button', { name: '我知道了' }).tap();
    for (const path of ['', '/timeOut', '/selfExclusion', '/figures']) {
      await openPage(page, { path: `/mine/protection${path}` });
      await expectClean(page, `protection${path}, resting`);
    }
  },
);

test(
  'a wallet in use and the balance treasure have no violation',
  MATRIX,
  async ({ page, shell, wallet, sandbox, member }) => {
    await shell.enterAs(member, '/mine');
    await wallet.transferIn('IM体育', '150');
    await openPage(page, { path: '/mine/finance/myWallet' });
    await expectClean(page, 'wallet, money at a venue');
    // What stands below the window comes when it is looked at.
    const automatic = page.getByRole('switch', { name: '自动转账' });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(automatic).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    await page.waitForLoadState('networkidle');
    await automatic.tap();
    await expect(page.getByRole('dialog', { name: '开启自动转账？' })).toBeVisible();
    await expectClean(page, 'automatic transfer, asked');
    await press(page, '同意并开启');
    await expect(page.getByText(/同意开启/)).toBeVisible();
    await expectClean(page, 'wallet, all of it');
    await press(page, '一键回收');
    await expect(page.getByText('已转回 ¥150.00').first()).toBeVisible();
    await expectClean(page, 'wallet, all back');

    const TREASURE = '/activity/balancePrecious';
    await openPage(page, { path: `${TREASURE}/interest/transfer` });
    await page.getByLabel('本次转入').fill('0.001');
    await press(page, '确认转入');
    await expect(page.getByLabel('本次转入')).toHaveAttribute('aria-invalid', 'true');
    await expectClean(page, 'treasure, refused');
    await page.getByLabel('本次转入').fill('9000');
    await press(page, '确认转入');
    await expect(page.getByText('已转入 ¥9,000.00')).toBeVisible();
    await expectClean(page, 'treasure, moved');
    await sandbox.advanceClock(8 * DAY);
    for (const path of ['', '/interest/incomeRecord', '/task/record']) {
      await openPage(page, { path: TREASURE + path });
      await expectClean(page, `treasure${path}, earning`);
    }
  },
);

test(
  'money pages that wait for their calls have no violation',
  MATRIX,
  async ({ page, shell, sandbox, member }) => {
    test.slow();
    await shell.enterAs(member, '/mine');
    for (const path of ['/game/api/v1/*', '/site/api/v1/protection/*', '/act/api/v1/*'])
      await sandbox.addScenario({ path, effect: HELD });
    for (const { path, heading } of MEMBER_PAGES.filter((each) => MONEY.test(each.path))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading ?? '', exact: true })).toBeAttached();
      await expectClean(page, `${path}, loading`);
    }
  },
);
