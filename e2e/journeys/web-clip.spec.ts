import type { Page } from '@playwright/test';
import type { Member } from '../fixtures/new-member';
import { HELD } from '../fixtures/sandbox';
import { expect, test, type BrandFacts } from '../fixtures/test';
import { centreIsThere } from '../pages/member-centre';
import type { Shell } from '../pages/shell';

const LOGIN = '/site/api/v1/user/login';
const BALANCES = '/game/api/v1/wallet/balances';
const RESTORING = '登录已过期，正在自动登录...';

/** Opens the site as the launcher icon does, and logs in. */
async function enterClip(page: Page, shell: Shell, { name, password }: Member): Promise<void> {
  await shell.arrive('/?wcp=1');
  await page.goto('/entry/login?returnTo=%2Fmine');
  await shell.logIn(name, password);
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.getByText(name)).toBeVisible();
  await centreIsThere(page);
}

/** Opens the wallet, which is what asks for the balances. */
const openWallet = (page: Page, { labels }: BrandFacts): Promise<void> =>
  page.getByRole('link', { name: labels.centreWallet['zh-CN'] ?? '' }).tap();

/** The centre wallet of a member who has moved nothing yet. */
const expectWelcome = (page: Page): Promise<void> =>
  expect(page.getByTestId('centre-balance')).toHaveText('10,000.00');

test('WEBCLIP-002 WEBCLIP-006 WEBCLIP-012 SESSION-007 a clip whose session has ended logs in by itself, and the page gets its answer', async ({
  page,
  shell,
  sandbox,
  member,
  facts,
}) => {
  await enterClip(page, shell, member);
  const logins: (string | undefined)[] = [];
  const preloaded: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(LOGIN)) logins.push(request.headers()['x-api-web-clip']);
    if (request.url().endsWith('/venue/launch')) preloaded.push(request.postDataJSON());
  });
  await sandbox.addScenario({ path: LOGIN, effect: HELD });
  await sandbox.addScenario({ path: BALANCES, effect: { code: 6001 }, times: 1 });
  await openWallet(page, facts);
  await expect(page.getByText(RESTORING)).toBeVisible();
  await sandbox.clearScenarios();
  await expectWelcome(page);
  await expect(page.getByText(RESTORING)).toBeHidden();
  await expect(page).toHaveURL(/\/mine\/finance\/myWallet$/);
  expect(logins).toEqual([expect.stringMatching(/^[\w+/]{40,}=*$/)]);
  await expect
    .poll(() => preloaded.map((request) => JSON.stringify(request)))
    .toEqual(
      ['IMTY', 'OBTY', 'DBTY', 'FBTY'].map(
        (enName) => expect.stringContaining(`"enName":"${enName}"`) as unknown as string,
      ),
    );
});

test('WEBCLIP-014 a clip whose password no longer fits keeps the name alone and leads to the login', async ({
  page,
  shell,
  sandbox,
  member,
  facts,
}) => {
  await enterClip(page, shell, member);
  await sandbox.addScenario({ path: LOGIN, effect: { code: 6002 } });
  await sandbox.addScenario({ path: BALANCES, effect: { code: 6001 } });
  await openWallet(page, facts);
  await expect(page).toHaveURL(/\/entry\/login\?returnTo=%2Fmine%2Ffinance%2FmyWallet$/);
  await expect(page.getByLabel('账号')).toHaveValue(member.name);
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('');

  await sandbox.clearScenarios();
  await shell.logIn(member.name, member.password);
  await expectWelcome(page);
});
