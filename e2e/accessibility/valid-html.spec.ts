import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { expectAllValid, mistakesOf } from '../pages/html';
import { OPEN_PAGES, pagesOf } from '../pages/site-pages';

// On a phone every page is judged where it is judged for accessibility, which spares a second visit.
test.describe('the HTML of every page in a wide window is valid', MATRIX, () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    isMobile: false,
  });

  test('for a guest', async ({ page, shell, facts }) => {
    test.slow();
    await shell.arrive();
    await expectAllValid(page, pagesOf(OPEN_PAGES, facts));
  });
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
