import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { expectOneWayToService } from '../pages/customer-service';
import { CLOSED_PAGES, MEMBER_PAGES, OPEN_PAGES, pagesOf } from '../pages/site-pages';
import { expectAllClean, expectClean } from '../pages/themes';
import { answerWith } from '../security/guarded-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PRE_INFO = '/site/api/v1/configuration/preInfo';
/** What opening a page and judging it in both themes may take on a busy machine, as a mean. */
const PAGE_MS = 10_000;
/** What fills the home page, and how it answers when it has nothing. */
const NOTHING_FOR_HOME = [
  ['/act/api/v1/advertising/homeBanners', []],
  ['/site/api/v1/site/notices', []],
  ['/page/fd/api/v1/home/content', { areas: [] }],
] as const;

test.describe(
  'no page of a guest breaks an accessibility rule, is invalid HTML or is without a way to customer service',
  MATRIX,
  () => {
    test('loaded', async ({ page, shell, facts }) => {
      const pages = pagesOf(OPEN_PAGES, facts);
      test.setTimeout(pages.length * PAGE_MS);
      await shell.arrive();
      await expectAllClean(page, pages, 'loaded', (each) => expectOneWayToService(page, each, facts));
    });

    test('when no call is answered', async ({ page, shell, sandbox, facts }) => {
      const pages = [...pagesOf(OPEN_PAGES, facts), ...CLOSED_PAGES];
      test.setTimeout(pages.length * PAGE_MS);
      await shell.arrive();
      await sandbox.addScenario({ path: '/*', effect: { malformed: 'json' } });
      await expectAllClean(page, pages, 'failing');
    });

    test('when there is nothing to show', async ({ page, shell }) => {
      await shell.arrive();
      // Answered in the browser: the edge may still keep what the platform said before.
      for (const [path, data] of NOTHING_FOR_HOME) await answerWith(page, path, data);
      await expectAllClean(page, [{ path: '/' }], 'empty');

      await page.goto('/home/sports?venue=IMTY&period=today');
      await page.getByRole('button', { name: '搜索球队或联赛' }).tap();
      await page.getByPlaceholder('球队、联赛名称').fill('no such team');
      await expect(page.getByRole('article')).toHaveCount(0);
      await expectClean(page, 'list, nothing found');
    });
  },
);

test.describe(
  'no page of a member breaks an accessibility rule, is invalid HTML or is without a way to customer service',
  MATRIX,
  () => {
    test('loaded, with nothing bet or moved yet', async ({ page, shell, member, facts }) => {
      test.setTimeout(MEMBER_PAGES.length * PAGE_MS);
      await shell.enterAs(member, '/mine');
      await expectAllClean(page, MEMBER_PAGES, 'loaded', (each) => expectOneWayToService(page, each, facts));
    });

    test('when no call is answered', async ({ page, shell, sandbox, member }) => {
      test.setTimeout(MEMBER_PAGES.length * PAGE_MS);
      await shell.enterAs(member, '/mine');
      await sandbox.addScenario({ path: '/*', effect: { malformed: 'json' } });
      await expectAllClean(page, MEMBER_PAGES, 'failing');
    });
  },
);

test('no page in place of the site breaks an accessibility rule, is invalid HTML or is without a way to customer service', async ({
  page,
  shell,
  sandbox,
  context,
  facts,
}) => {
  await shell.arrive();
  await sandbox.addScenario({ path: PRE_INFO, effect: { malformed: 'json' } });
  await expectAllClean(page, CLOSED_PAGES, 'closed', (each) => expectOneWayToService(page, each, facts));

  await context.clearCookies({ name: 'security_check' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: '浏览器安全检查通过' })).toBeAttached();
  await expectClean(page, 'security check');

  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: '请允许使用 Cookie' })).toBeAttached();
  await expectClean(page, 'cookies forbidden');
});
