import {
  configuration,
  home,
  hostileAddresses,
  SITE_LINE_ENTRY,
  SOCKET_LINE_ENTRY,
  sponsor,
  venue,
} from '@heptad/contracts';
import type { Page } from '@playwright/test';
import { playShell } from '../fixtures/native-shell';
import { MOMENT } from '../fixtures/moment';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { answerWith, guard, listedOrigins } from './guarded-page';
import { launchAll } from './launch-loop';
import { tellShell } from './shell-loop';

const COUNT = 10_000;
/** Ten thousand links in one page are no page of a member: a busy machine may take its time to draw them. */
const DRAWN = { timeout: 60_000 };

const attempts = (origin: string): readonly string[] =>
  hostileAddresses(COUNT, 20_261, [new URL(origin).host, '127.0.0.1:4600']);

/** Where the browser says that links and pictures of the page lead, each once. */
const leads = (page: Page): Promise<{ links: string[]; pictures: string[]; strays: string[] }> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].map(({ href }) => href);
    const pictures = [...document.querySelectorAll('img')].flatMap(({ src, currentSrc }) => [
      src,
      currentSrc,
    ]);
    const strays = [...links, ...pictures].filter(
      (address) =>
        address !== '' && !/^(?:data|blob):/.test(address) && new URL(address).origin !== location.origin,
    );
    return { links, pictures, strays };
  });

const inApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.replaceState(history.state, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test('links, pictures and lines of 10,000 hostile addresses stay on the site', async ({
  page,
  shell,
  edge,
  sandbox,
}) => {
  const { complaints } = await guard(page, listedOrigins(edge.origin, sandbox.origin));
  await shell.arrive('/other/stopService');
  const addresses = attempts(edge.origin);
  const picture = '/brand/none.png';

  await answerWith(
    page,
    configuration.floatIcons.path,
    addresses.map((address, sort) => ({
      id: `f${String(sort)}`,
      title: `${String(sort)}`,
      // Each picture of the site's own is asked for several times.
      imageUrl: sort < 300 ? address : '',
      linkUrl: address,
      sort,
      closable: 0,
    })),
  );
  await answerWith(
    page,
    home.banners.path,
    addresses.slice(0, 400).map((address, sort) => ({
      id: `b${String(sort)}`,
      title: address,
      imageUrl: sort % 2 === 0 ? picture : address,
      darkImageUrl: address,
      linkUrl: address,
      sort,
    })),
  );
  await answerWith(
    page,
    home.notices.path,
    addresses.slice(0, 200).map((address, publishedAt) => ({
      id: `n${String(publishedAt)}`,
      title: address,
      content: address,
      publishedAt,
    })),
  );
  await page.goto('/');
  await page
    .getByRole('button', { name: '展开快捷入口' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect.poll(async () => (await leads(page)).links.length, DRAWN).toBeGreaterThan(1_000);
  expect((await leads(page)).strays).toEqual([]);

  await answerWith(page, sponsor.images.path, {
    status: 0,
    sponsoredUrl: addresses.slice(0, 600).map((url, sort) => ({ url, darkUrl: url, sort })),
  });
  await page.goto('/sponsor');
  await expect.poll(async () => (await leads(page)).pictures.length, DRAWN).toBeGreaterThan(3);
  expect((await leads(page)).strays).toEqual([]);

  const content = { lineList: { [SITE_LINE_ENTRY]: addresses, [SOCKET_LINE_ENTRY]: addresses } };
  const sealed = await fetch(`${sandbox.origin}/__sandbox/seal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  await answerWith(page, configuration.vvPretty.path, ((await sealed.json()) as { sealed: string }).sealed);
  await page.goto('/swithLine');
  const lines = page.getByRole('radiogroup').getByRole('radio');
  await expect(lines.first()).toBeAttached(DRAWN);
  const offered = await lines.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  expect(
    offered.filter(
      (origin) => origin === null || !listedOrigins(edge.origin, sandbox.origin).includes(origin),
    ),
  ).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  '10,000 hostile launch addresses lead nowhere but to the list',
  MATRIX,
  async ({ page, shell, edge, sandbox }) => {
    test.setTimeout(600_000);
    const { complaints } = await guard(page, listedOrigins(edge.origin, sandbox.origin));
    await shell.arrive('/404');
    const destinations = await page.evaluate(launchAll, {
      addresses: attempts(edge.origin),
      path: venue.frontLaunch.path,
    });

    expect(destinations).toHaveLength(COUNT);
    const followed = destinations.filter((destination) => destination !== null);
    expect(followed.length, 'addresses of the list are followed').toBeGreaterThan(100);
    expect(
      followed.filter(
        (address) => !listedOrigins(edge.origin, sandbox.origin).includes(new URL(address).origin),
      ),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test(
  'a hostile way back, asked for at the login, leads to a page of the site',
  MATRIX,
  async ({ page, shell, edge, sandbox, member }) => {
    const { complaints } = await guard(page, listedOrigins(edge.origin, sandbox.origin));
    await shell.enterAs(member, '/mine');
    let elsewhere = 0;
    for (const returnTo of attempts(edge.origin).slice(0, 20)) {
      await inApp(page, `/entry/login?${new URLSearchParams({ returnTo }).toString()}`);
      await expect(page.getByLabel('账号')).toBeVisible();
      await shell.logIn(member.name, member.password);
      await expect(page.getByLabel('账号')).toBeHidden();
      if (new URL(page.url()).pathname !== '/') elsewhere += 1;
      expect(new URL(page.url()).origin).toBe(edge.origin);
    }
    expect(elsewhere, 'paths of the site are followed').toBeGreaterThan(1);
    expect(await page.evaluate(() => window.navigations)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('the title picture, the socket’s line and the first address take no hostile address', async ({
  page,
  shell,
  edge,
  sandbox,
}) => {
  const { complaints } = await guard(page, listedOrigins(edge.origin, sandbox.origin));
  await shell.arrive('/other/stopService');
  for (const address of attempts(edge.origin).slice(100, 120)) {
    await answerWith(page, configuration.preInfo.path, {
      SiteBaseConfigVo: { title: address, webLogoTitleUrl: address, channelLoginUrl: address },
      ip: address,
      address,
      serverTime: MOMENT.getTime(),
    });
    const query = new URLSearchParams(
      ['returnTo', 'url', 'redirect', 'callback', 'invite_code', 'i_code', 'r_code', 'type', 'appType'].map(
        (name) => [name, address],
      ),
    );
    await page.goto(`/404?${query.toString()}`);
    await expect(page.getByText('链接可能已失效')).toBeVisible();
    const icon = await page
      .locator('link[rel=icon]')
      .first()
      .evaluate((link: HTMLLinkElement) => link.href);
    expect(listedOrigins(edge.origin, sandbox.origin)).toContain(new URL(icon).origin);
    expect(new URL(page.url()).origin).toBe(edge.origin);
  }
  expect(complaints).toEqual([]);
});

test('what the native shell says and is asked leads nowhere else', async ({ page, edge, sandbox }) => {
  const { complaints } = await guard(page, [...listedOrigins(edge.origin, sandbox.origin), 'kunyue:']);
  await playShell(page);
  await page.goto('/404?isApp=1');
  await expect(page.getByText('链接可能已失效')).toBeVisible();
  const destinations = await page.evaluate(tellShell, attempts(edge.origin));
  expect(destinations.length).toBeGreaterThan(100);
  const places = /^kunyue:\/\/(?:title\?title=|venueDetail\?enName=)[^&#]*$/;
  expect(destinations.filter((destination) => !places.test(destination))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(complaints).toEqual([]);
});
