import { AT_ONCE } from '../fixtures/at-once';
import { HELD } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';
import { Sportsbook } from '../pages/sportsbook';

// A tab at the back draws once a second: each is brought to the front before it is used, as a visitor does.
test('the slip is one in two tabs: taken in, removed and placed once', async ({
  page,
  context,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  const match = await sportsbook.openLive('IMTY');
  const other = await context.newPage();
  const otherBook = new Sportsbook(other, sandbox);
  await otherBook.open('IMTY', 'live');
  const chosen = other.getByRole('button', { name: '已选 1 项' });

  await page.bringToFront();
  const { price } = await sportsbook.tapHomeWin(match);
  await expect(chosen).toBeVisible(AT_ONCE);
  await sportsbook.closeSlip();
  await price.tap();
  await expect(chosen).toBeHidden(AT_ONCE);

  await price.tap();
  await expect(chosen).toBeVisible(AT_ONCE);
  await other.bringToFront();
  const otherSlip = await otherBook.openSlip();
  await page.bringToFront();
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '20');
  await expect(otherSlip.getByRole('button', { name: '投注 20.00' })).toBeVisible(AT_ONCE);

  await sandbox.addScenario({ path: '/api/mobile/PlaceBet', effect: HELD });
  await slip.getByRole('button', { name: '投注 20.00' }).tap();
  await expect(otherSlip.getByText('正在向场馆确认，不会重复投注')).toBeVisible(AT_ONCE);
  await expect(otherSlip.getByRole('button', { name: '投注 20.00' })).toBeHidden();

  await sandbox.clearScenarios();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await expect(otherSlip.getByText('正在向场馆确认，不会重复投注')).toBeHidden();
  await expect(otherSlip.getByRole('button', { name: '投注 20.00' })).toBeHidden();
  expect((await wallet.balances('IM体育')).venue).toBe(18_000n);
});
