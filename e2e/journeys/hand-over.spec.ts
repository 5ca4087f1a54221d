import type { Browser, Page } from '@playwright/test';
import { playShell } from '../fixtures/native-shell';
import type { Member } from '../fixtures/new-member';
import { expect, test } from '../fixtures/test';
import { Shell } from '../pages/shell';

const TOKEN_COOKIE = 'X-API-TOKEN';

/** The token of a member who has logged in on another device. */
async function tokenOf(browser: Browser, origin: string, { name, password }: Member): Promise<string> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const shell = new Shell(page);
  await shell.arrive('/entry/login?returnTo=%2Fmine');
  await shell.logIn(name, password);
  await expect(page).toHaveURL(/\/mine$/);
  const cookies = await context.cookies();
  await context.close();
  return cookies.find((cookie) => cookie.name === TOKEN_COOKIE)?.value ?? '';
}

interface Other extends Member {
  readonly token: string;
}

/** The member is logged in on the page, and another one on another device. */
const besideAnother = test.extend<{ other: Other }>({
  other: async ({ browser, page, shell, edge, sandbox, member, facts }, use) => {
    const other = await sandbox.newMember(facts.siteId, '2000');
    const token = await tokenOf(browser, edge.origin, other);
    await shell.enterAs(member, '/mine');
    await expect(page.getByText(member.name)).toBeVisible();
    await use({ ...other, token });
  },
});

const present = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value;

test('SESSION-010 a hand-over link works for a first visit, though the security check comes first', async ({
  browser,
  page,
  edge,
  member,
}) => {
  const token = await tokenOf(browser, edge.origin, member);
  await page.goto(`/mine?isApp=1&token=${token}`);
  const enter = page.getByRole('button', { name: '立即进入' });
  await expect(enter).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
  // Whoever loads the page anew meanwhile loses nothing.
  await page.reload();
  await enter.tap();
  await expect(page.getByText(member.name)).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
});

besideAnother(
  'OPEN-010 SESSION-019 a link beside a session asks first, and the member stays or switches',
  async ({ page, member, other }) => {
    const own = await present(page);

    await page.goto(`/mine?isApp=1&token=${other.token}`);
    const dialog = page.getByRole('alertdialog', { name: '切换账号？' });
    await expect(dialog).toContainText(member.name);
    await dialog.getByRole('button', { name: '继续使用当前账号' }).tap();
    await expect(dialog).toBeHidden();
    expect(await present(page)).toBe(own);
    await expect(page.getByText(member.name)).toBeVisible();

    await page.goto(`/mine?token=${other.token}`);
    await dialog.getByRole('button', { name: '切换账号' }).tap();
    await expect(page.getByText(`现在登录的是账号 ${other.name}`)).toBeVisible();
    expect(await present(page)).toBe(other.token);
  },
);

besideAnother(
  'SESSION-019 the shell’s own token takes the place at once, and says who is there',
  async ({ page, other }) => {
    await playShell(page);
    await page.goto(`/mine?isApp=1&token=${other.token}`);
    await expect(page.getByText(`现在登录的是账号 ${other.name}`)).toBeVisible();
    expect(await present(page)).toBe(other.token);
  },
);
