import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

/** Lists that a venue has nothing in at any time. */
const MISSING = [
  { venue: 'IMTY', name: 'IM体育', period: 'esports', word: '电竞' },
  { venue: 'FBTY', name: 'FB体育', period: 'virtual', word: '虚拟' },
] as const;

for (const [place, { venue, name, period, word }] of MISSING.entries())
  test(
    `where ${venue} has no ${period} one tap leads to the first venue that has, and the slip stays`,
    variant(place),
    async ({ page, sportsbook }) => {
      await sportsbook.open(venue, 'early');
      await sportsbook.prices().first().tap();
      await sportsbook.closeSlip();
      const chosen = page.getByRole('button', { name: '已选 1 项' });
      await expect(chosen).toBeVisible();

      await page.getByRole('tablist', { name: '赛事时段' }).getByRole('tab', { name: word }).tap();
      await expect(page.getByText('暂无赛事')).toBeVisible();
      const away = page.getByRole('button', { name: new RegExp(`^去.+看${word} \\d+$`, 'u') });
      const [, other = ''] = /^去(.+)看/u.exec(await away.innerText()) ?? [];
      expect(other).not.toBe(name);
      await away.tap();

      await expect(page.getByRole('button', { name: /^场馆/ })).toContainText(other);
      await expect(page).toHaveURL(new RegExp(`period=${period}`));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(chosen).toBeVisible();
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
