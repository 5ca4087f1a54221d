import { expect, type Page } from '@playwright/test';
import type { RunningSandbox } from '../fixtures/sandbox';

export const CODE = { name: '验证码', exact: true } as const;
/** Longer than one has to wait for another code to the same place, ms. */
export const CODE_WAIT_MS = 61_000;

/** A phone number that nobody else has bound. */
export const freePhone = (): string => `139${String(Date.now()).slice(-8)}`;

/** Fills in a phone, or what else is labelled so, on its page and has the code sent: it has gone out when this returns. */
export async function orderCode(page: Page, to: string, label = '手机号'): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(to);
  await page.getByRole('button', { name: '发送验证码' }).tap();
  await expect(page.getByRole('textbox', CODE)).toBeFocused();
}

/** Binds a phone on its page; its last digit sends the code. */
export async function bindPhone(page: Page, sandbox: RunningSandbox, phone: string): Promise<void> {
  await page.goto('/mine/userInfo/phone');
  await orderCode(page, phone);
  await page.getByRole('textbox', CODE).pressSequentially(await sandbox.readCode(phone));
  await expect(page.getByText('手机号已绑定', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/mine\/userInfo$/);
}

/** Goes as far as the code that proves the bound phone. */
export async function orderProof(page: Page, sandbox: RunningSandbox): Promise<void> {
  await sandbox.advanceClock(CODE_WAIT_MS);
  await page.goto('/mine/userInfo/verification/phone');
  await page.getByRole('button', { name: '发送验证码' }).tap();
  await expect(page.getByRole('textbox', CODE)).toBeFocused();
}
