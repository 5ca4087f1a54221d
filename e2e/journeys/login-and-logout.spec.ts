import type { BrowserContext, Page } from '@playwright/test';
import { HELD } from '../fixtures/sandbox';
import { secondTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';
import { Shell } from '../pages/shell';

const LOGIN = '/site/api/v1/user/login';
const LOGOUT = '/site/api/v1/user/logout';

const tokensOf = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).flatMap(({ name, value }) =>
    /token/i.test(name) && value !== '' ? [value] : [],
  );

/** When a call of a page is over, whether by an answer or because the page did not wait for it. */
async function endOf(page: Page, path: string): Promise<void> {
  const isCall = (request: { url(): string }): boolean => new URL(request.url()).pathname === path;
  await Promise.race([
    page.waitForEvent('requestfinished', isCall),
    page.waitForEvent('requestfailed', isCall),
  ]);
}

/** Nobody is logged in: not in what a tab shows, nor for one that is opened now. */
async function expectGuest(page: Page): Promise<void> {
  await page.goto('/mine');
  await expect(page.getByText('您还没有登录')).toBeVisible();
  expect(await tokensOf(page.context())).toEqual([]);
}

for (const where of ['the same tab', 'another tab'] as const)
  test(`SESSION-014 a logout in ${where} ends a login whose answer comes after it`, async ({
    context,
    page,
    shell,
    member,
    sandbox,
    facts,
  }) => {
    const second = await sandbox.newMember(facts.siteId, '2000');
    await shell.enterAs(member, '/mine');
    const other = await secondTab(context, '/mine');
    await expect(other.getByText(member.name)).toBeVisible();
    await page.bringToFront();
    await page.goto('/entry/login');

    await sandbox.addScenario({ path: LOGIN, effect: HELD });
    const sent = page.waitForRequest(`**${LOGIN}`);
    const ended = endOf(page, LOGIN);
    await shell.logIn(second.name, second.password);
    await sent;
    if (where === 'the same tab') await page.getByRole('button', { name: '返回' }).tap();
    else await other.bringToFront();
    await new Shell(where === 'the same tab' ? page : other).logOut();
    expect(await tokensOf(context)).toEqual([]);

    await sandbox.clearScenarios();
    await ended;
    await expectGuest(other);
    await expect(page.getByText(second.name)).toBeHidden();
    await expectGuest(page);
  });

for (const where of ['the same tab', 'another tab'] as const)
  test(`SESSION-014 a login in ${where} stays when the answer to a logout before it comes`, async ({
    context,
    page,
    shell,
    member,
    sandbox,
    facts,
  }) => {
    const second = await sandbox.newMember(facts.siteId, '2000');
    await shell.enterAs(member, '/mine');
    const other = await secondTab(context, '/mine');
    await expect(other.getByText(member.name)).toBeVisible();
    await page.bringToFront();

    await sandbox.addScenario({ path: LOGOUT, effect: HELD });
    const ended = endOf(page, LOGOUT);
    await shell.logOut();
    const its = where === 'the same tab' ? page : other;
    await its.bringToFront();
    await new Shell(its).openTab('我的');
    await expect(its.getByText('您还没有登录')).toBeVisible();
    await its.getByRole('main').getByRole('button', { name: '登录' }).first().tap();
    await new Shell(its).logIn(second.name, second.password);
    await expect(its.getByText(second.name)).toBeVisible();
    const [token] = await tokensOf(context);

    await sandbox.clearScenarios();
    await ended;
    for (const tab of [page, other]) {
      await tab.goto('/mine');
      await expect(tab.getByText(second.name)).toBeVisible();
    }
    expect(await tokensOf(context)).toEqual([token]);
  });
