import { contrastRatio } from '@heptad/brand-config';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const MOST_STOPS = 300;

/** Tabs on until the element has the focus, as somebody without a pointer does, and sees where the focus is. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await wanted.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    );
    if (!focused) continue;
    const outline = await page.evaluate(() =>
      document.activeElement === null ? 'none' : getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(outline, 'the focus can be seen').not.toBe('none');
    return;
  }
  throw new Error(`${String(MOST_STOPS)} tabs did not reach ${String(wanted)}.`);
}

/** A colour as the browser tells it, written as a theme writes it. */
const hexOf = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test('a stake can be put on a price by the keyboard alone', async ({ page, sandbox, sportsbook }) => {
  await sandbox.holdClock();
  await page.goto('/');
  const enter = page.getByRole('button', { name: '立即进入' });
  await expect(enter).toBeVisible();
  await tabTo(page, enter);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible();
  await expect(sportsbook.prices().first()).toBeVisible();

  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: '体育' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '体育', exact: true })).toBeVisible();
  await expect(sportsbook.cards().first()).toBeVisible();

  await tabTo(page, sportsbook.prices());
  await page.keyboard.press('Space');
  const slip = page.getByRole('dialog', { name: '投注单' });
  await expect(slip).toBeVisible();

  // The sheet opens with the field in focus.
  const field = sportsbook.stakeField(slip);
  await expect(field).toBeFocused();
  await page.keyboard.type('20.5');
  await expect(field).toHaveValue('20.5');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('20.');
  await tabTo(page, slip.getByRole('button', { name: '1', exact: true }));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('20.1');

  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(page.getByRole('article').getByRole('button', { pressed: true })).toBeFocused();

  const opener = page.getByRole('button', { name: '已选 1 项' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('20.1');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the focus can be seen on a head that the brand tints', async ({ page, shell, sportsbook }) => {
  await shell.arrive();
  await sportsbook.openMatch(await sportsbook.openLive('IMTY'));
  const head = page.getByRole('banner');
  const favourite = head.getByRole('button', { name: /收藏/ });
  await tabTo(page, favourite);
  const ring = await favourite.evaluate((element) => getComputedStyle(element).outlineColor);
  const ground = await head.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(contrastRatio(hexOf(ring), hexOf(ground))).toBeGreaterThanOrEqual(3);
});
