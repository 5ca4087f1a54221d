import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { expectClean } from '../pages/themes';

/** A tablet upright, and the widest window that is none of the full site. */
const SIZES = [
  { width: 768, height: 1024 },
  { width: 1023, height: 768 },
] as const;

const railOf = (page: Page): Locator => page.getByRole('navigation', { name: '主导航' });

/** How far everything that can be pressed stands from the rail, and what of it the rail covers. */
const coveredByRail = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rail = document.querySelector('.frame-foot');
    const edge = rail?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll('a, button, input, [role="tab"]')]
      .filter((element) => rail?.contains(element) === false && element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // What is for screen readers alone is a dot, and what a strip holds may have scrolled away.
        return width > 1 && left < edge && right > 0 && element.closest('.strip') === null;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Taps where something is seen, as a finger does. It fails where another thing would take the tap. */
async function tapWhereSeen(page: Page, target: Locator): Promise<void> {
  // The drawer comes in from the side: only what stands still can be aimed at.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the screen.`);
  expect(Math.min(box.width, box.height), 'a finger needs 44 px').toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

for (const [place, size] of SIZES.entries())
  test.describe(`a tablet of ${String(size.width)} × ${String(size.height)}`, variant(place), () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    test('SHELL-002 has a rail that leads to the main pages and stays beside those below them', async ({
      page,
      shell,
      member,
    }) => {
      await shell.enterAs(member, '/');
      const rail = railOf(page);
      const links = rail.getByRole('link');
      await expect(links.nth(3)).toBeVisible();
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses.length).toBeGreaterThanOrEqual(4);
      for (const [place, address] of addresses.entries()) {
        await tapWhereSeen(page, links.nth(place));
        await expect(page).toHaveURL(({ pathname }) => pathname === address);
        await expect(links.nth(place)).toHaveAttribute('aria-current', 'page');
        await expect(page.locator('main')).toBeVisible();
        expect(await coveredByRail(page)).toEqual([]);
      }
      await page.goto('/mine/finance/transfer');
      await expect(page.getByTestId('centre-balance')).toBeVisible();
      await expect(rail.getByRole('link', { name: '我的' })).toHaveAttribute('aria-current', 'page');
      expect(await coveredByRail(page)).toEqual([]);
    });

    test('the rail is walked by keyboard', async ({ page, shell }) => {
      await shell.arrive('/home/sports?venue=IMTY&period=early&sport=football');
      const home = railOf(page).getByRole('link', { name: '首页' });
      await home.focus();
      await page.keyboard.press('Tab');
      await expect(railOf(page).getByRole('link', { name: '体育' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/$/);
    });

    test('places a bet in three taps: a price, an amount and the button of the drawer', async ({
      page,
      shell,
      wallet,
      sportsbook,
      sandbox,
      member,
    }) => {
      await shell.enterAs(member, '/mine');
      await wallet.transferIn('IM体育', '200');
      // A price that falls between the taps is asked about, which is another tap.
      await sandbox.holdClock();
      await sportsbook.open('IMTY', 'early');
      await sportsbook.tapHomeWin();
      const slip = page.getByRole('dialog', { name: '投注单' });
      await tapWhereSeen(page, slip.getByRole('button', { name: '+50', exact: true }));
      await tapWhereSeen(page, slip.getByRole('button', { name: /投注 ¥50\.00$/ }));
      await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
    });

    test('opens the slip as a drawer whose every key is reached, closes it and opens it again', async ({
      page,
      shell,
      sportsbook,
      member,
    }) => {
      await shell.enterAs(member, '/');
      await sportsbook.open('IMTY', 'early');
      await sportsbook.prices().first().tap();
      const slip = page.getByRole('dialog', { name: '投注单' });
      await expect
        .poll(async () => {
          const box = await slip.boundingBox();
          return box === null ? undefined : [box.x + box.width, box.y, box.height];
        })
        .toEqual([size.width, 0, size.height]);
      const field = sportsbook.stakeField(slip);
      const key = (name: string): Locator =>
        slip.getByRole('group', { name: '金额键盘' }).getByRole('button', { name, exact: true });
      for (const digit of '1234567890') {
        await tapWhereSeen(page, key(digit));
        await expect(field).toHaveValue(digit);
        await tapWhereSeen(page, key('清除金额'));
        await expect(field).toHaveValue('');
      }
      await expectClean(page, 'slip in a drawer');
      await sportsbook.closeSlip();
      await sportsbook.openSlip();
      await page.keyboard.press('Escape');
      await expect(slip).toBeHidden();
    });

    test('home, list, match and the member’s page have no violation', async ({
      page,
      shell,
      member,
      sportsbook,
    }) => {
      await shell.enterAs(member, '/');
      await expect(sportsbook.prices().first()).toBeVisible();
      await expectClean(page, 'home');
      const match = await sportsbook.openLive('IMTY');
      await expectClean(page, 'list');
      await sportsbook.openMatch(match);
      await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
      expect(await coveredByRail(page)).toEqual([]);
      await expectClean(page, 'match');
      await page.goto('/mine');
      await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
      await expectClean(page, 'mine');
    });
  });
