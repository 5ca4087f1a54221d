import type { Page } from '@playwright/test';
import { AT_ONCE } from '../fixtures/at-once';
import { passUntil } from '../fixtures/page-time';
import { secondTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

const RECONNECTING = '实时消息中断，正在重新连接';

const total = (page: Page) => page.getByTestId('total-balance');

test.describe('the platform’s socket', () => {
  for (const [place, fault] of (['close', 'silence', 'garbage'] as const).entries())
    test(
      `SOCKET-012 after ${fault} the page says quietly that news are interrupted, and is live again by itself`,
      variant(place),
      async ({ page, shell, sandbox, member }) => {
        await page.clock.install();
        await shell.enterAs(member, '/');
        await expect(total(page)).toHaveText('10,000.00');
        await expect(page.getByText(RECONNECTING)).toBeHidden();
        await sandbox.addScenario({ path: 'socket', effect: { socket: fault } });
        // A dead peer is found within 10 s, and spoken of 3 s later.
        await passUntil(page, (look) => expect(page.getByText(RECONNECTING)).toBeVisible(look));
        await expect(total(page)).toHaveText('10,000.00');

        await sandbox.clearScenarios();
        await passUntil(page, (look) => expect(page.getByText(RECONNECTING)).toBeHidden(look));
        await expect(total(page)).toHaveText('10,000.00');
      },
    );

  test('SOCKET-012 money moved in another tab is seen at once, by a push', async ({
    context,
    shell,
    wallet,
    member,
  }) => {
    await shell.enterAs(member, '/mine/finance/myWallet');
    const other = await secondTab(context, '/mine/finance/myWallet');
    await expect(other.getByTestId('centre-balance')).toHaveText('10,000.00');
    await wallet.transferIn('IM体育', '100');
    await expect(other.getByTestId('centre-balance')).toHaveText('9,900.00', AT_ONCE);
  });
});
