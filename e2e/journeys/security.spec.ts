import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../fixtures/program';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { CLOSED_PAGES, MEMBER_PAGES, OPEN_PAGES, type SitePage } from '../pages/site-pages';

declare global {
  interface Window {
    readonly tellRefusal?: (text: string) => void;
  }
}

/** What the policy refuses while a page is walked; the page tells of it by events, whatever the console says. */
async function refusalsOf(page: Page): Promise<readonly string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('tellRefusal', (text: string) => refusals.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      window.tellRefusal?.(
        `${location.pathname}: ${effectiveDirective} refused ${blockedURI} (${sourceFile})`,
      );
    });
  });
  return refusals;
}

async function walk(page: Page, pages: readonly SitePage[]): Promise<void> {
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.locator('main').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
}

/** So many as a test has time for, each part with its number. */
const inParts = (pages: readonly SitePage[]) =>
  Array.from({ length: Math.ceil(pages.length / 12) }, (_, walked) => ({
    part: walked + 1,
    pages: pages.slice(walked * 12, (walked + 1) * 12),
  }));
const MEMBER_WALKS = inParts(MEMBER_PAGES);

for (const { part, pages } of inParts([...OPEN_PAGES, ...CLOSED_PAGES]))
  test(
    `no page of a guest breaks the security policy, part ${String(part)}`,
    variant(part - 1),
    async ({ page, shell }) => {
      const refusals = await refusalsOf(page);
      await shell.arrive();
      await walk(page, pages);
      expect(refusals).toEqual([]);
    },
  );

test('no match that a guest opens breaks the security policy', async ({ page, shell, sportsbook }) => {
  const refusals = await refusalsOf(page);
  await shell.arrive();
  await sportsbook.openMatch(await sportsbook.openLive('IMTY'));
  await page
    .getByRole('article')
    .or(page.getByRole('region'))
    .getByRole('button', { pressed: false })
    .first()
    .tap();
  expect(refusals).toEqual([]);
});

for (const { part, pages } of MEMBER_WALKS)
  test(
    `no page of a member breaks it, loaded or failing, part ${String(part)}`,
    variant(part - 1),
    async ({ page, shell, sandbox, member }) => {
      const refusals = await refusalsOf(page);
      await shell.enterAs(member, '/mine');
      await walk(page, pages);
      await sandbox.addScenario({ path: '/*', effect: { status: 500 } });
      await walk(page, pages);
      expect(refusals).toEqual([]);
    },
  );

test('a slip with a stake breaks it neither', async ({ page, shell, sportsbook, member }) => {
  const refusals = await refusalsOf(page);
  await shell.enterAs(member, '/mine');
  await sportsbook.tapHomeWin(await sportsbook.openLive('IMTY'));
  await sportsbook.stake(await sportsbook.openSlip(), '20');
  expect(refusals).toEqual([]);
});

test('the page comes with the headers that guard it', async ({ page }) => {
  const headers = (await page.goto('/'))?.headers() ?? {};
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')?.[0]).toBe("'self'");
  expect(
    policy
      .get('script-src')
      ?.slice(1)
      .every((source) => source.startsWith("'sha256-")),
  ).toBe(true);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')?.slice(0, 2)).toEqual(['heptad', 'dompurify']);
  for (const sources of policy.values()) expect(sources).not.toContain('*');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('geolocation=()');
});

test("a brand's build holds no name of another brand", ({ brand }) => {
  const namesOf = (id: string): string[] => {
    const { names } = JSON.parse(readFileSync(join(ROOT, 'brands', id, 'brand.json'), 'utf8')) as {
      names: Record<string, string>;
    };
    return Object.values(names);
  };
  const own = namesOf(brand);
  const others = readdirSync(join(ROOT, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== brand)
    .flatMap(({ name }) => namesOf(name))
    .filter((name) => !own.includes(name));
  expect(others.length).toBeGreaterThan(5);

  const dist = join(ROOT, 'dist/apps', brand);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html|json|svg|webmanifest)$/.test(file),
  );
  const bytes = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  expect(own.some((name) => bytes.includes(name))).toBe(true);
  expect(others.filter((name) => bytes.includes(name))).toEqual([]);
});

const HOSTILE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(document.domain)',
];

test('a way back that leads off the site is not taken', async ({ page, shell, member, edge, context }) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== edge.origin)
      left.push(request.url());
  });
  await shell.arrive();
  for (const returnTo of HOSTILE) {
    await page.goto(`/entry/login?${new URLSearchParams({ returnTo }).toString()}`);
    await shell.logIn(member.name, member.password);
    await expect(page.getByTestId('total-balance')).toBeVisible();
    await expect(page).toHaveURL(`${edge.origin}/`);
    await context.clearCookies({ name: 'X-API-TOKEN' });
    await page.evaluate(() => localStorage.clear());
  }
  expect(left).toEqual([]);
});

test('a token in the address is out of it before the first request', async ({
  page,
  shell,
  member,
  context,
}) => {
  await shell.enterAs(member, '/mine');
  const token = (await context.cookies()).find(({ name }) => name === 'X-API-TOKEN')?.value ?? '';
  expect(token).not.toBe('');
  await context.clearCookies({ name: 'X-API-TOKEN' });
  await page.evaluate(() => localStorage.clear());

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr')
      calls.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await page.goto(`/mine?token=${token}&type=1`);
  await expect(page.getByText(member.name)).toBeVisible();
  await expect(page).toHaveURL(/\/mine\?type=1$/);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => call.includes(token))).toEqual([]);
});
