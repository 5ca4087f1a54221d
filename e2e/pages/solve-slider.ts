import { expect, type Page } from '@playwright/test';
import type { RunningSandbox } from '../fixtures/sandbox';

/** Moves the slider's piece into its gap by the keyboard, the gap's place read from the sandbox, and confirms it. */
export async function solveSlider(page: Page, sandbox: Pick<RunningSandbox, 'readCaptcha'>): Promise<void> {
  const slider = page.getByRole('slider', { name: '拼图位置' });
  await expect(slider).toBeFocused();
  const gap = Number(await sandbox.readCaptcha((await slider.getAttribute('data-ticket')) ?? ''));
  while (Number(await slider.inputValue()) + 1 < gap) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}
