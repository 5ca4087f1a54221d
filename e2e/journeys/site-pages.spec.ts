import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/program';
import { expect, test } from '../fixtures/test';

test('BRAND-009 the title of the tab and the logo beside it come from the platform', async ({
  page,
  shell,
  brand,
}) => {
  await shell.arrive('/mine');
  // Not the name that the page is built with.
  const site = JSON.parse(readFileSync(join(ROOT, 'brands', brand, 'site.json'), 'utf8')) as {
    readonly title: Readonly<Record<string, string>>;
  };
  await expect(page).toHaveTitle(site.title['zh-CN'] ?? '');
  const icon = page.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', /\/act\/api\/v1\/media\/mark-\d+\.png$/);
  const type = await icon.evaluate(async (link) => {
    const answer = await fetch(link.getAttribute('href') ?? '');
    return answer.headers.get('content-type');
  });
  expect(type).toBe('image/png');
});

test('ROUTE-008 lines are measured, and the one that is chosen is gone to and kept', async ({
  page,
  shell,
  edge,
}) => {
  await shell.arrive('/swithLine');
  const lines = page.getByRole('radiogroup', { name: '可用线路' });
  await expect(lines.getByText(/^\d+ 毫秒$/)).toHaveCount(3);
  await expect(lines.getByRole('radio').first()).toBeChecked();
  await lines.getByText('localhost', { exact: false }).nth(1).tap();
  await page.getByRole('button', { name: '使用此线路' }).tap();
  const { port } = new URL(edge.origin);
  await expect(page).toHaveURL(`http://localhost:${port}/`);

  await page.goto(`${edge.origin}/swithLine`);
  await expect(lines.getByRole('radio').nth(1)).toBeChecked();
});

test('ROUTE-002 ROUTE-004 ROUTE-006 ROUTE-007 the pages about the site show what they are for', async ({
  page,
  shell,
}) => {
  await shell.arrive('/download');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.goto('/sponsor');
  await expect(page.getByRole('region', { name: '体育合作' }).getByRole('img')).toHaveCount(2);
  await page.goto('/demo');
  await page.getByRole('button', { name: '先看看赛事' }).tap();
  await expect(page).toHaveURL(/\/home\/sports$/);
  await page.goto('/accessLimit');
  await expect(page.getByRole('button', { name: /秒后可继续/ })).toBeDisabled();
});
