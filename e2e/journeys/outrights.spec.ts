import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { VENUES } from './full-visit';

const STAKE = '20.50';

for (const [place, venue] of VENUES.entries())
  test(
    `an outright is bet at ${venue.code}, from its own list and from a slip that came over a reload`,
    variant(place),
    async ({ page, shell, wallet, sportsbook, member }) => {
      await shell.enterAs(member, '/mine');
      await wallet.transferIn(venue.name, '100');
      await page.goto(`/home/sports?venue=${venue.code}&period=outright&sport=football`);
      const runners = page
        .getByRole('article')
        .first()
        .getByRole('group')
        .getByRole('button', { pressed: false });
      const name = ((await runners.first().innerText()).split('\n')[0] ?? '').trim();
      expect(name).not.toBe('');
      await runners.first().tap();
      await page.goto(`/home/sports?venue=${venue.code}&period=early&sport=football`);

      const slip = await sportsbook.openSlip();
      await sportsbook.acceptAnyOdds(slip);
      await sportsbook.stake(slip, STAKE);
      await slip.getByRole('button', { name: `投注 ¥${STAKE}` }).tap();
      await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
      // Nothing is left in the slip, so its sheet goes with the receipt.
      await slip.getByRole('button', { name: '完成' }).tap();
      await expect(slip).toBeHidden();

      await page.goto('/record/bet');
      const bet = page.getByRole('article', { name: /注单/ });
      await expect(bet).toHaveCount(1);
      await expect(bet).toContainText(name);
      await expect(bet).toContainText(STAKE);
    },
  );
