import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures/test';

/** What is done at one place of a page. */
export interface Step {
  /** Named in the words of the film; undefined where there is no film. */
  readonly id?: string;
  /** The picture that is taken here. */
  readonly picture?: string;
  /** Opens another page before. */
  readonly at?: string;
  /** What is tapped, or looked at. */
  readonly target: (page: Page) => Locator;
  /** Leads on to the next step. */
  readonly act?: (page: Page, target: Locator) => Promise<unknown>;
}

/** One way over the pages of a brand, as a member goes it. */
export interface Walk {
  readonly name: string;
  /** The picture that stands for the film; a walk without one has pictures alone. */
  readonly film?: string;
  /** A member that every sandbox has; undefined for a guest. */
  readonly member?: string;
  readonly steps: readonly Step[];
}

const tap = (_: Page, target: Locator) => target.tap();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const slip = (page: Page): Locator => page.getByRole('dialog', { name: '投注单' });

/** Types on the slip's own keypad where it has one, else into the field. */
async function stakeOf(page: Page, field: Locator): Promise<void> {
  const keypad = slip(page).getByRole('group', { name: '金额键盘' });
  if ((await keypad.count()) === 0) return field.fill('50');
  for (const key of '50') await keypad.getByRole('button', { name: key, exact: true }).tap();
}

const BET: Walk = {
  name: 'bet',
  film: 'list',
  member: 'demo02',
  steps: [
    {
      id: 'open',
      at: '/home/sports?venue=IMTY&period=live&sport=football',
      target: (page) => page.getByRole('article').first(),
    },
    {
      id: 'price',
      picture: 'list',
      target: (page) =>
        page.getByRole('article').getByRole('group').getByRole('button', { pressed: false }).first(),
      act: tap,
    },
    {
      id: 'stake',
      target: (page) => slip(page).getByRole('textbox', { name: /金额/ }).first(),
      act: stakeOf,
    },
    {
      id: 'confirm',
      picture: 'slip',
      target: (page) => slip(page).getByRole('button', { name: '投注 ¥50.00' }),
    },
  ],
};

const DEPOSIT: Walk = {
  name: 'deposit',
  film: 'deposit',
  // It leaves an order behind: not of a member whose own place is photographed.
  member: 'demo02',
  steps: [
    { id: 'channel', at: '/mine/finance/myDeposit', target: button('银行卡'), act: tap },
    {
      id: 'amount',
      target: (page) => page.getByLabel('存款金额'),
      act: (_, field) => field.fill('500'),
    },
    { id: 'submit', picture: 'deposit', target: button('提交订单'), act: tap },
    {
      id: 'pay',
      target: (page) => page.getByRole('alertdialog').getByRole('button', { name: '我知道了' }),
      act: tap,
    },
  ],
};

const ASK: Walk = {
  name: 'ask',
  film: 'service',
  // One of their own: no walk sees what another has left.
  member: 'demo04',
  steps: [
    {
      id: 'home',
      picture: 'service',
      at: '/customer/main',
      target: (page) => page.getByRole('link', { name: '开始咨询' }),
      act: async (page, target) => {
        await target.tap();
        await expect(page.getByRole('searchbox')).toBeVisible();
      },
    },
    { id: 'begin', target: button('存款'), act: tap },
    {
      id: 'write',
      target: (page) => page.getByRole('textbox', { name: '输入消息' }),
      act: (_, field) => field.fill('存款还没到账'),
    },
    {
      id: 'sent',
      target: (page) => page.getByRole('button', { name: '发送', exact: true }),
      act: async (page, target) => {
        await target.tap();
        await expect(page.getByRole('log').getByText('存款还没到账')).toBeVisible();
      },
    },
  ],
};

/** Pages that are shown by one picture each. */
const SECURITY: Walk = {
  name: 'security',
  steps: [{ picture: 'security', at: '/', target: button('立即进入') }],
};
const TRANSFER: Walk = {
  name: 'transfer',
  member: 'demo01',
  steps: [{ picture: 'transfer', at: '/mine/finance/transfer', target: button('确认转入') }],
};
const WITHDRAW: Walk = {
  name: 'withdraw',
  member: 'demo03',
  steps: [
    {
      picture: 'withdraw',
      at: '/mine/finance/withDraw',
      target: (page) => page.getByRole('main').getByRole('link').first(),
    },
  ],
};

export const WALKS: readonly Walk[] = [BET, DEPOSIT, ASK, SECURITY, TRANSFER, WITHDRAW];
