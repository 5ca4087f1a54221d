import { expect, type Locator } from '@playwright/test';

/** Chooses an option and waits until the choice is kept on the device: it is sealed before, which takes a moment. */
export async function choose(list: Locator, option: string): Promise<void> {
  if ((await list.inputValue()) === option) return;
  const kept = () => list.page().evaluate(() => localStorage.getItem('com_ptr'));
  const before = await kept();
  await list.selectOption(option);
  await expect.poll(kept).not.toBe(before);
}
