import { MATRIX } from '../../fixtures/tier';
import { expect, REFERENCE, test, THEMES } from './test';

/** A member that every sandbox has. */
const MEMBER = { name: 'demo01', password: 'Heptad2026' };

/** Every kind but the friends', whose link names the port that this machine happened to have free. */
const KINDS = [
  'bettingGift',
  'drawGift',
  'european',
  'eventTopic',
  'firstDeposit',
  'friendPeakBet',
  'happyCard',
  'kingReturn',
  'luckyFlip',
  'monthMoney',
  'newTask',
  'penaltyIntoGold',
  'pureDisplay',
  'raceGuess',
  'racePage',
  'redPackRain',
  'signHaveGifts',
  'themedLottery',
] as const;

/** The page's own clock goes on between an answer and the picture: no two would show the same second. */
const WITHOUT_SECONDS = '[role=timer]{visibility:hidden}';

for (const theme of THEMES)
  test.describe(`in ${theme}`, MATRIX, () => {
    test.use({ theme });

    test('activities look as photographed', async ({ page, arrive, shell, brand, asPhotographed }) => {
      test.skip(brand !== REFERENCE, 'Pictures of activities are kept of the reference brand.');
      test.slow();
      await arrive();
      await page.goto('/entry/login?returnTo=%2Factivity%2Flist');
      await shell.logIn(MEMBER.name, MEMBER.password);
      const cards = page.getByRole('main').locator('a[href^="/activity/"]');
      await expect(cards.first()).toBeVisible();
      const paths = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      for (const kind of KINDS) {
        const path = paths.find((each) => each.split('/')[2] === kind);
        expect(path, kind).toBeDefined();
        await page.goto(path ?? '');
        await expect(page.getByRole('region', { name: '活动规则' })).toBeVisible();
        await page.addStyleTag({ content: WITHOUT_SECONDS });
        await asPhotographed(`activity-${kind}`);
      }
    });
  });
