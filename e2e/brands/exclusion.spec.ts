import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AT_ONCE } from '../fixtures/at-once';
import { startEdge } from '../fixtures/edge';
import { ROOT } from '../fixtures/program';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { Shell } from '../pages/shell';
import { Sportsbook } from '../pages/sportsbook';
import { Wallet } from '../pages/wallet';

const BRANDS = readdirSync(join(ROOT, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The brand that stands after another one, the first after the last. */
const nextOf = (brand: string): string => BRANDS[(BRANDS.indexOf(brand) + 1) % BRANDS.length] ?? brand;

const SLOT = '/venues/play/PMDZ?game=jade-forest';

test(
  'ROLE-012 ROLE-015 a self-exclusion closes a venue and a game that are open on another brand',
  MATRIX,
  async ({ page, brand, browser, shell, sandbox, member }) => {
    test.slow();
    const edge = await startEdge(nextOf(brand), sandbox);
    const context = await browser.newContext({ baseURL: edge.origin });
    try {
      const open = await context.newPage();
      const book = new Sportsbook(open, sandbox);
      const wallet = new Wallet(open);
      await new Shell(open).enterAs(member, '/mine');
      await wallet.transferIn('IM体育', '100');
      await book.tapHomeWin(await book.openLive('IMTY'));
      const slip = await book.openSlip();
      await book.acceptAnyOdds(slip);
      await book.stake(slip, '20');

      const played = await context.newPage();
      await played.goto(SLOT);
      await played.getByLabel('带入金额').fill('200');
      await played.getByRole('button', { name: '进入游戏' }).tap();
      await expect(played.frameLocator('iframe[title]').getByRole('button', { name: '旋转' })).toBeEnabled();

      await page.bringToFront();
      await shell.enterAs(member, '/mine/protection/selfExclusion');
      await page.getByText('6 个月', { exact: true }).tap();
      await page.getByLabel(/请输入/).fill('我要自我排除');
      await page.getByRole('button', { name: '确认自我排除' }).tap();
      await expect(page.getByRole('region', { name: '您已自我排除' })).toBeVisible(AT_ONCE);

      await played.bringToFront();
      await expect(played.getByText('您已自我排除，游戏已结束')).toBeVisible({ timeout: 5_000 });
      await expect(played.locator('iframe')).toHaveCount(0);

      await open.bringToFront();
      const told = open.getByRole('dialog', { name: '自我排除已生效' });
      await expect(told).toBeVisible({ timeout: 5_000 });
      await told.getByRole('button', { name: '我知道了' }).tap();
      await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
      await expect(slip.getByText(/您已自我排除/)).toBeVisible();
      expect((await wallet.balances('IM体育')).venue).toBe(10_000n);
      expect(await sandbox.ledgerHolds()).toBe(true);
    } finally {
      await context.close();
      await edge.close();
    }
  },
);
