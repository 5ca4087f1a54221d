import { MOUSE } from '../../fixtures/pointer';
import { MATRIX, variant } from '../../fixtures/tier';
import { expect, test, THEMES } from './test';

/** A member that every sandbox has, with money in several wallets. */
const MEMBER = { name: 'demo01', password: 'Heptad2026' };
const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1440, height: 900 };

for (const [place, theme] of THEMES.entries())
  test.describe(`in ${theme}`, () => {
    test.use({ theme });

    test(
      'pages of a guest look as photographed',
      variant(place),
      async ({ page, arrive, sportsbook, asPhotographed }) => {
        await arrive();
        await asPhotographed('mine');
        await page.goto('/');
        await expect(sportsbook.prices().first()).toBeVisible();
        await asPhotographed('home');

        await sportsbook.open('IMTY', 'live');
        await asPhotographed('sports');
        await page
          .getByRole('link', { name: /全部盘口 \d+/ })
          .first()
          .tap();
        await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
        await expect(page.getByRole('button', { name: '阵容' })).toBeVisible();
        const related = page.getByRole('region', { name: '相关赛事' });
        await expect(related.getByRole('article').first()).toBeVisible();
        await asPhotographed('match');

        await page.goto('/entry/login');
        await expect(page.getByLabel('账号')).toBeVisible();
        await asPhotographed('login');
      },
    );

    test(
      'pages of a member look as photographed',
      variant(place),
      async ({ page, arrive, shell, sportsbook, asPhotographed }) => {
        await arrive();
        await page.goto('/entry/login?returnTo=%2Fmine%2Ffinance%2Ftransfer');
        await shell.logIn(MEMBER.name, MEMBER.password);
        await expect(page.getByTestId('centre-balance')).toBeVisible();
        await asPhotographed('transfer');

        await sportsbook.open('IMTY', 'live');
        await sportsbook.tapHomeWin();
        const slip = await sportsbook.openSlip();
        // Asked for a moment after the price: on a busy machine the network is quiet between the two.
        await expect(slip.getByText(/^限额 /)).toBeVisible();
        await expect(slip.getByRole('textbox', { name: /^投注金额/ })).toBeFocused();
        await asPhotographed('slip');
      },
    );

    for (const [width, viewport, pointer] of [
      ['tablet', TABLET, {}],
      ['wide', WIDE, MOUSE],
    ] as const)
      test.describe(() => {
        test.use(pointer);
        test(
          `home looks as photographed, ${width}`,
          MATRIX,
          async ({ page, arrive, sportsbook, asPhotographed }) => {
            await page.setViewportSize(viewport);
            await arrive();
            await page.goto('/');
            await expect(sportsbook.prices().first()).toBeVisible();
            await asPhotographed(`home-${width}`);
          },
        );
      });
  });
