import type { Page } from '@playwright/test';
import { MATRIX, variant } from '../../fixtures/tier';
import { expect, test, THEMES } from './test';

/** The areas whose halls show games one by one, after the one that is photographed always. */
const OTHERS = ['live', 'fishing', 'lottery'] as const;
const WIDE = { width: 1440, height: 900 };

const games = (page: Page) => page.getByRole('list', { name: '游戏', exact: true }).getByRole('link');

for (const [place, theme] of THEMES.entries())
  test.describe(`in ${theme}`, () => {
    test.use({ theme });

    test(
      'the hall of the electronic games and a sheet look as photographed',
      variant(place),
      async ({ page, arrive, asPhotographed }) => {
        await arrive();
        await page.goto('/venues/egame');
        await expect(games(page).first()).toBeVisible();
        await asPhotographed('hall-egame');
        await games(page).filter({ hasText: '翡翠森林' }).tap();
        await expect(page.getByRole('dialog', { name: '翡翠森林' })).toBeVisible();
        await asPhotographed('game-sheet');
      },
    );

    test(
      'the halls of the other areas look as photographed',
      MATRIX,
      async ({ page, arrive, facts, asPhotographed }) => {
        await arrive();
        for (const area of OTHERS.filter((each) => facts.capabilities.includes(each))) {
          await page.goto(`/venues/${area}`);
          await expect(games(page).first()).toBeVisible();
          await asPhotographed(`hall-${area}`);
        }
        await page.goto('/venues/esports');
        await expect(page.getByRole('article').first()).toBeVisible();
        await asPhotographed('hall-esports');
      },
    );
  });

test('a hall looks as photographed in the full layout', MATRIX, async ({ page, arrive, asPhotographed }) => {
  await page.setViewportSize(WIDE);
  await arrive();
  await page.goto('/venues/live');
  await expect(games(page).first()).toBeVisible();
  await asPhotographed('hall-live-wide');
});
