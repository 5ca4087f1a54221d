import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { expectAllValid, mistakesOf } from '../pages/html';
import { CLOSED_PAGES, MEMBER_PAGES, OPEN_PAGES, pagesOf } from '../pages/site-pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PRE_INFO = '/site/api/v1/configuration/preInfo';
const WIDE = { viewport: { width: 1440, height: 900 }, isMobile: false } as const;

test.describe('the HTML of every page is valid', MATRIX, () => {
  test('for a guest', async ({ page, shell, facts }) => {
    test.slow();
    await shell.arrive();
    await expectAllValid(page, pagesOf(OPEN_PAGES, facts));
  });

  test('for a member', async ({ page, shell, member }) => {
    test.slow();
    await shell.enterAs(member, '/mine');
    await expectAllValid(page, MEMBER_PAGES);
  });

  test('when no call is answered', async ({ page, shell, sandbox, facts }) => {
    test.slow();
    await shell.arrive();
    await sandbox.addScenario({ path: '/*', effect: { malformed: 'json' } });
    await expectAllValid(page, [...pagesOf(OPEN_PAGES, facts), ...CLOSED_PAGES]);
  });

  test('for a member when no call is answered', async ({ page, shell, sandbox, member }) => {
    test.slow();
    await shell.enterAs(member, '/mine');
    await sandbox.addScenario({ path: '/*', effect: { malformed: 'json' } });
    await expectAllValid(page, MEMBER_PAGES);
  });

  test.describe('in a wide window', () => {
    test.use(WIDE);
    test('for a guest', async ({ page, shell, facts }) => {
      test.slow();
      await shell.arrive();
      await expectAllValid(page, pagesOf(OPEN_PAGES, facts));
    });
  });
});

test('the HTML of the pages in place of the site is valid', async ({ page, shell, sandbox }) => {
  await shell.arrive();
  await sandbox.addScenario({ path: PRE_INFO, effect: { malformed: 'json' } });
  await expectAllValid(page, CLOSED_PAGES);
});

test('the validator tells what would be wrong', async () => {
  const page = (body: string) =>
    mistakesOf(`<!DOCTYPE html><html lang="zh-CN"><head><title>x</title></head><body>${body}</body></html>`);
  expect(await page('<main><h1 id="_r_0_">x</h1></main>')).toEqual([]);
  for (const [body, rule] of [
    ['<p id="a">x</p><p id="a">x</p>', 'no-dup-id'],
    ['<p><div>x</div></p>', 'no-implicit-close'],
    ['<img alt="x">', 'element-required-attributes'],
    ['<button type="button"><a href="/">x</a></button>', 'element-permitted-content'],
  ] as const)
    expect((await page(body)).join('\n')).toContain(rule);
});
