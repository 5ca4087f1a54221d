import { createHash } from 'node:crypto';
import type { FrameLocator, Page, Request } from '@playwright/test';
import { playShell } from '../fixtures/native-shell';
import type { Member } from '../fixtures/new-member';
import type { RunningSandbox } from '../fixtures/sandbox';
import { passUntil } from '../fixtures/page-time';
import { expect, test } from '../fixtures/test';

const FORM_SALT = 'a-salt-of-the-shell';

/** Whether a call's signature was made with a salt (OPEN-016). */
function isSignedWith(salt: string, request: Request): boolean {
  const { 'x-api-xxx': signature = '', 'x-api-uuid': uuid = '' } = request.headers();
  const [at = '', digest] = signature.split('.');
  const { pathname } = new URL(request.url());
  return digest === createHash('md5').update(`${salt}${pathname}${uuid}${at}`).digest('hex');
}

/** The sandbox's page that plays the native shell or an embedding page around a brand's build. */
class Surroundings {
  readonly app: FrameLocator;

  constructor(
    private readonly page: Page,
    private readonly sandbox: RunningSandbox,
    private readonly origin: string,
  ) {
    this.app = page.frameLocator('#app');
  }

  async open(path: string, role: 'embedding' | 'shell' | 'dark'): Promise<void> {
    await playShell(this.page);
    const query = new URLSearchParams({ address: this.origin + path, role });
    await this.page.goto(`${this.sandbox.origin}/__sandbox/shell?${query.toString()}`);
    // A browser meets the security check first; the app does not (SHELL-020).
    if (role === 'embedding') await this.app.getByRole('button', { name: '立即进入' }).click();
    await expect(this.received('ready {"brand"')).toBeVisible();
  }

  async send(name: string, payload: unknown, how: 'Send' | 'Send sealed' = 'Send'): Promise<void> {
    await this.page.getByLabel('Message', { exact: true }).selectOption(name);
    await this.page.getByLabel('Payload (JSON)').fill(JSON.stringify(payload));
    await this.page.getByRole('button', { name: how, exact: true }).click();
  }

  received(text: string) {
    return this.page.getByRole('list', { name: 'Received' }).getByText(text).first();
  }

  async logIn({ name, password }: Member): Promise<void> {
    await this.app.getByLabel('账号').fill(name);
    await this.app.getByLabel('密码', { exact: true }).fill(password);
    await this.app.getByRole('button', { name: '登录', exact: true }).click();
  }
}

test.use({ viewport: { width: 1100, height: 900 }, isMobile: false, hasTouch: false });

test('NATIVE-001 NATIVE-016 NATIVE-017 NATIVE-018 NATIVE-019 NATIVE-020 NATIVE-021 NATIVE-022 NATIVE-023 every message of the shell takes effect', async ({
  page,
  sandbox,
  edge,
  member,
}) => {
  await page.clock.install();
  const shell = new Surroundings(page, sandbox, edge.origin);
  await shell.open(`/entry/login?returnTo=${encodeURIComponent('/')}`, 'shell');
  const { app } = shell;
  await shell.logIn(member);
  await expect(shell.received('memberChanged {"loggedIn":true}')).toBeVisible();
  await expect(app.getByTestId('total-balance')).toHaveText('10,000.00');

  await shell.send('theme', 'dark');
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');

  await shell.send('myMoneyVisibility', false);
  await expect(app.getByTestId('total-balance')).toHaveText('****');
  await shell.send('myMoneyVisibility', true, 'Send sealed');
  await expect(app.getByTestId('total-balance')).toHaveText('10,000.00');

  await shell.send('firstVenueEntry', 'FBTY');
  await shell.send('acceptedOddsChanges', ['FBTY:any']);
  await app.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '体育' }).click();
  await expect(app.getByRole('button', { name: /^场馆/ })).toContainText('FB体育');

  const prices = app.locator('button[aria-pressed][data-shape]');
  await prices.first().click();
  const dialog = app.getByRole('dialog');
  await dialog.getByRole('button', { name: '投注设置' }).click();
  await expect(dialog.getByRole('radio', { name: '全部接受' })).toBeChecked();
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();

  await shell.send('betGestureMode', 0);
  await prices.nth(1).click();
  const quickBet = app.locator('[role=dialog], [role=alertdialog]');
  await expect(quickBet).toBeVisible();
  await quickBet.press('Escape');

  await shell.send('settings', { locale: 'en', oddsType: 2 });
  await app.getByRole('button', { name: 'List settings' }).click();
  await expect(app.getByRole('combobox', { name: 'Odds format' })).toHaveValue('2');

  // The list that is open asks again before long.
  let signed = 0;
  page.on('request', (request) => (signed += isSignedWith(FORM_SALT, request) ? 1 : 0));
  await shell.send('signatureForm', { '/': FORM_SALT });
  await passUntil(page, (look) => expect.poll(() => signed, look).toBeGreaterThan(0));
});

test('NATIVE-003 NATIVE-004 NATIVE-014 NATIVE-025 ROLE-007 the shell is asked for its places, and a plain page asks for none', async ({
  page,
  sandbox,
  edge,
}) => {
  const surroundings = new Surroundings(page, sandbox, edge.origin);
  await surroundings.open('/mine', 'shell');
  await expect(surroundings.received('://title?title=')).toBeVisible();
  await surroundings.app.getByRole('button', { name: '登录' }).first().click();
  await expect(surroundings.received('://login')).toBeVisible();

  await surroundings.open('/mine', 'embedding');
  await surroundings.app.getByRole('button', { name: '登录' }).first().click();
  await expect(surroundings.received('navigated {"path":"/entry/login"}')).toBeVisible();
  await expect(surroundings.received('deepLink')).toHaveCount(0);
});

test('NATIVE-024 NATIVE-025 a parent of another origin is neither shown the site nor heard', async ({
  page,
  edge,
  sandbox,
}) => {
  const hostile = 'http://hostile.localhost:9';
  await page.route(`${hostile}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe id="app" src="${edge.origin}/?isApp=1"></iframe><ol id="received"></ol>
        <script>addEventListener('message', (event) => { received.textContent += JSON.stringify(event.data) })</script>`,
    }),
  );
  await page.goto(`${hostile}/`);
  await expect(page.frameLocator('#app').locator('#root')).toHaveCount(0);

  // Inside the page that may embed it, a window that is not its parent says nothing to it.
  const surroundings = new Surroundings(page, sandbox, edge.origin);
  await surroundings.open('/', 'shell');
  const html = surroundings.app.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await html.evaluate(() => {
    window.postMessage({ type: 'heptad', name: 'theme', payload: 'dark' }, '*');
  });
  await surroundings.send('theme', 'purple');
  await surroundings.send('myMoneyVisibility', 'no');
  await surroundings.send('betGestureMode', 1);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await surroundings.send('theme', 'dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('NATIVE-007 the first page of a visit hands back to the shell, a later one goes to the page before', async ({
  page,
  sandbox,
  edge,
}) => {
  const surroundings = new Surroundings(page, sandbox, edge.origin);
  const { app } = surroundings;
  await surroundings.open('/customer/main', 'shell');
  await app.getByRole('button', { name: '返回' }).click();
  await expect(surroundings.received('://back')).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();

  await surroundings.open('/customer/main', 'embedding');
  await app.getByRole('button', { name: '返回' }).click();
  await expect(surroundings.received('navigated {"path":"/"}')).toBeVisible();
  await expect(surroundings.received('://back')).toHaveCount(0);
});
