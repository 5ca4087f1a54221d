import { ERROR_CATALOGUE, type ErrorState } from '@heptad/contracts';
import type { Request } from '@playwright/test';
import { hold } from '../fixtures/hold';
import { expect, test } from '../fixtures/test';
import { ErrorWalk, sentenceOf } from '../pages/error-walk';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const between = (first: number, last: number): readonly ErrorState[] =>
  ERROR_CATALOGUE.filter(({ row, provoke }) => {
    const number = Number(row.slice('ERR-'.length));
    return number >= first && number <= last && provoke.by !== 'spec';
  });

/** Waits 20 s by a clock of the page's own, so it has a page of its own. */
const LATE = 'ERR-006';

for (const [title, rows] of [
  ['ERR-001 ERR-003 to ERR-013 broken connections and refusals', between(1, 13)],
  ['ERR-014 to ERR-022 refused logins, unusual ones', between(14, 22)],
  ['ERR-023 to ERR-030 refused logins, devices and limits', between(23, 30)],
  ['ERR-031 to ERR-036 blocked visitors and venues that refuse their token', between(31, 36)],
] as const)
  test(`${title}: each is read, and each has a way on`, async ({ page, shell, sandbox, member }) => {
    await shell.arrive('/other/stopService');
    const walk = new ErrorWalk(page, shell, sandbox, member);
    for (const state of rows.filter(({ row }) => row !== LATE))
      await test.step(`${state.row} ${state.what}`, () => walk.take(state));
  });

test('ERR-006 an answer that does not come is given up, and the same again works', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  const late = ERROR_CATALOGUE.find(({ row }) => row === LATE);
  if (late?.provoke.by !== 'scenario') throw new Error(`${LATE} is no scenario.`);
  await shell.arrive('/entry/login');
  await page.clock.install();
  const walk = new ErrorWalk(page, shell, sandbox, member);
  const asked = page.waitForRequest(/user\/login$/);
  await walk.provoke(late);
  await asked;
  await page.clock.fastForward(21_000);
  await expect(page.getByText(sentenceOf(late.provoke.sees))).toBeVisible();
  await sandbox.clearScenarios();
  await page.getByRole('button', { name: '登录', exact: true }).tap();
  await expect(page).toHaveURL(/\/mine$/);
});

test('ERR-013 a developer switches a row on in the sandbox’s panel and sees it on the page', async ({
  page,
  shell,
  sandbox,
  edge,
  context,
}) => {
  await shell.arrive('/other/stopService');
  await page.goto(`${sandbox.origin}/__sandbox`);
  await page.getByLabel('App address').fill(edge.origin);
  const rows = page.locator('#error-states tr');
  await expect(rows).toHaveCount(ERROR_CATALOGUE.length + 1);
  // The second row is pressed while the first one is still being switched on.
  const isSwitch = (request: Request): boolean => request.method() === 'POST';
  const goOn = await hold(page, '**/__sandbox/scenarios', isSwitch);
  const switching = page.waitForRequest(isSwitch);
  await page.getByRole('button', { name: 'Switch on ERR-034' }).tap();
  await switching;
  await page.getByRole('button', { name: 'Switch on ERR-032' }).tap();
  goOn();
  await expect(page.getByRole('button', { name: 'Switch on ERR-032' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('#scenario-list tr'), 'a row takes the place of the one before').toHaveCount(2);
  const opened = context.waitForEvent('page');
  await rows.filter({ hasText: 'ERR-032' }).getByRole('link').tap();
  const site = await opened;
  await expect(site.getByRole('heading', { name: '访问受限' })).toBeVisible();
});
