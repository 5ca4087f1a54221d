import type { Page } from '@playwright/test';
import { secondTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';
import { fillWithdrawal, readyToWithdraw } from '../pages/payout';

/** Within which a page says what became of a write once the platform can be asked. */
const SETTLED = { timeout: 10_000 } as const;

interface Write {
  readonly what: string;
  readonly path: string;
  /** Where the page asks what became of it. */
  readonly status: string;
  readonly at: string;
  /** Types the amount in, up to the button that sends it. */
  fill(page: Page): Promise<void>;
  readonly button: string;
  /** What the page says once it is known that the platform has it. */
  done(page: Page): Promise<void>;
  /** How many the member’s own list has. */
  readonly list?: { readonly at: string; readonly name: string };
  /** What is in the centre wallet and at IM afterwards. */
  readonly left: { readonly centre: bigint; readonly venue: bigint };
}

const WRITES: readonly Write[] = [
  {
    what: 'a transfer',
    path: '/game/api/v1/venue/transfer',
    status: '/game/api/v1/wallet/transferStatus',
    at: '/mine/finance/transfer',
    async fill(page) {
      await page.getByRole('button', { name: 'IM体育' }).tap();
      await page.getByLabel('转账金额').fill('300');
    },
    button: '确认转入',
    done: (page) => expect(page.getByText('转账成功')).toBeVisible(SETTLED),
    left: { centre: 970_000n, venue: 30_000n },
  },
  {
    what: 'a deposit',
    path: '/game/api/v1/deposit/create',
    status: '/game/api/v1/deposit/status',
    at: '/mine/finance/myDeposit',
    fill: (page) => page.getByLabel('存款金额').fill('500'),
    button: '提交订单',
    done: (page) => expect(page).toHaveURL(/myDeposit\/information/, SETTLED),
    list: { at: '/mine/finance/myDeposit', name: '存款记录' },
    left: { centre: 1_000_000n, venue: 0n },
  },
  {
    what: 'a withdrawal',
    path: '/game/api/v1/withdraw/create',
    status: '/game/api/v1/withdraw/status',
    at: '/mine/finance/withDraw',
    fill: (page) => fillWithdrawal(page, '300'),
    button: '确认取款',
    done: (page) => expect(page.getByText('取款已提交')).toBeVisible(SETTLED),
    list: { at: '/mine/finance/withDraw', name: '取款记录' },
    left: { centre: 970_000n, venue: 0n },
  },
];

/** Taps a button as often as an impatient member does, busy or not. */
const tapThrice = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name, exact: true })
    .last()
    .evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 3; tap += 1) button.click();
    });

for (const { what, path, status, at, fill, button, done, list, left } of WRITES)
  test(`${what} whose connection broke after it was made is one, through three taps, a reload and a second tab`, async ({
    page,
    context,
    shell,
    wallet,
    sandbox,
    member,
  }) => {
    await shell.enterAs(member, '/mine');
    if (what === 'a withdrawal') await readyToWithdraw(page, sandbox, member);
    await page.goto(at);
    await fill(page);
    // The first is done and nobody hears of it; nor can anybody ask.
    await sandbox.addScenario({ path, effect: { drop: 'after' } });
    await sandbox.addScenario({ path: status, effect: { drop: 'before' } });
    await tapThrice(page, button);
    await expect(page.getByText('结果确认中')).toBeVisible();
    await page.reload();
    await expect(page.getByText('结果确认中')).toBeVisible();
    const other = await secondTab(context, at);
    await expect(other.getByText('结果确认中')).toBeVisible();
    await sandbox.clearScenarios();

    await Promise.all([page, other].map(done));
    await page.bringToFront();
    if (list !== undefined) {
      await page.goto(list.at);
      await expect(page.getByRole('list', { name: list.name }).getByRole('listitem')).toHaveCount(1);
    }
    expect(await wallet.balances('IM体育')).toEqual(left);
    expect(await sandbox.ledgerHolds()).toBe(true);
  });
