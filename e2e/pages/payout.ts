import { expect, type Page } from '@playwright/test';
import type { Member } from '../fixtures/new-member';
import type { RunningSandbox } from '../fixtures/sandbox';

/** The secondary password of members who withdraw in journeys. */
export const SECONDARY = 'Money2026';
export const HOLDER = '演示会员';
/** A card of the bank that is there for show, right by its check digit. */
const CARD = '6200 0000 0001 1234';
/** Longer than money cannot leave to a new account. */
const COOLED_MS = 2 * 60 * 60_000;

/** Sets the secondary password on its page. */
export async function setSecondaryPassword(page: Page, member: Member): Promise<void> {
  await page.goto('/mine/userInfo/secondaryPassword');
  await page.getByLabel('登录密码', { exact: true }).fill(member.password);
  await page.getByLabel('设置密码', { exact: true }).fill(SECONDARY);
  await page.getByLabel('再次输入密码', { exact: true }).fill(SECONDARY);
  await page.getByRole('button', { name: '设置资金密码' }).tap();
  await expect(page.getByRole('heading', { name: '资金密码已设置' })).toBeVisible();
}

/** Fills in a bank card on the page where one is added. */
export async function fillCard(page: Page): Promise<void> {
  await page.goto('/mine/cards/addBankCards');
  await page.getByLabel('银行卡号').fill(CARD);
  await expect(page.getByText('已识别：演示银行')).toBeVisible();
  await page.getByLabel('持有人姓名').fill(HOLDER);
}

/** Adds a bank card on its page. */
export async function addCard(page: Page): Promise<void> {
  await fillCard(page);
  await page.getByRole('button', { name: '保存' }).tap();
  await expect(page.getByText('账户已添加')).toBeVisible();
}

/** Does what comes before a withdrawal: the password, a card, and its cooling time. */
export async function readyToWithdraw(page: Page, sandbox: RunningSandbox, member: Member): Promise<void> {
  await setSecondaryPassword(page, member);
  await addCard(page);
  await sandbox.advanceClock(COOLED_MS);
}

/** Fills in a withdrawal as far as its last look, in which the first one wants the member's name. */
export async function fillWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByLabel('取款金额').fill(amount);
  await page.getByRole('button', { name: '下一步' }).tap();
  const sheet = page.getByRole('dialog', { name: '确认取款' });
  await expect(sheet).toBeVisible();
  const name = sheet.getByLabel('持有人姓名');
  if (await name.isVisible()) await name.fill(HOLDER);
  await sheet.getByLabel('资金密码', { exact: true }).fill(SECONDARY);
}

/** Sends the withdrawal that has been filled in. */
export async function confirmWithdrawal(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '确认取款' }).getByRole('button', { name: '确认取款' }).tap();
}
