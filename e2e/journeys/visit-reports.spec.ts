import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const REPORTS = '/__reports/browser';
const SPORTS_CODE = /\/assets\/sports-page-[^/]*\.js/;

interface Report {
  readonly build: string;
  readonly events: readonly { readonly kind: string; readonly name?: string; readonly route: string }[];
}

test('a visit tells the edge what did not come and how long it waited, by its route alone', async ({
  page,
  shell,
}) => {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === REPORTS) reports.push(request);
  });
  await page.route(SPORTS_CODE, (route) => route.abort());
  await shell.arrive('/?i_code=secret7');
  await shell.openTab('体育');
  await expect(page.getByText('页面没有加载完整')).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect((await reports[0]?.response())?.status()).toBe(204);

  // As when a member puts the phone away.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => reports.length).toBe(2);
  const told = reports.map((request) => request.postDataJSON() as Report);
  expect(told[0]?.build).toMatch(/^index-[\w-]+\.js$/);
  expect(told.flatMap(({ events }) => events)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'missingFile' }),
      expect.objectContaining({ kind: 'vital', name: 'FCP' }),
      expect.objectContaining({ kind: 'vital', name: 'CLS' }),
    ]),
  );
  expect(JSON.stringify(told)).not.toContain('secret7');
});
