import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { guard, listedOrigins } from './guarded-page';
import { ATTEMPTS } from './hostile-answers';
import { expectHarmless, Poison } from './poisoned-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  '/',
  '/home/sports?venue=IMTY&period=live&sport=football',
  '/home/sports?venue=YBTY&period=today&sport=football',
  '/home/sports?venue=FBTY&period=today&sport=football',
  '/mine',
  '/mine/finance/myWallet',
  '/mine/finance/transfer?channel=IMTY&amount=100',
  '/record/bet',
  '/record/bet?settled=1&days=30',
  '/sponsor',
  '/swithLine',
];

for (const [place, [title, choice]] of (
  [
    ['texts that members read', 'texts'],
    ['every string that the contract accepts', 'accepted'],
    ['every string at all', 'all'],
    ['the words of every refusal', 'refusals'],
  ] as const
).entries())
  test(
    `scripts in answers do not run: ${title}`,
    variant(place),
    async ({ page, shell, member, edge, sandbox }) => {
      const { complaints } = await guard(page, listedOrigins(edge.origin, sandbox.origin));
      await shell.enterAs(member, '/mine');
      const poison = new Poison(page);
      await poison.start();
      poison.use(choice);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.locator('main').first(), path).toBeVisible();
        await expect(page.locator('main').first(), path).not.toBeEmpty();
        // Pages that are refused may ask again and again.
        await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
        await expectHarmless(page, path, complaints);
      }
      expect(poison.touched.size, 'calls that were answered with attempts').toBeGreaterThan(10);
    },
  );

test('scripts in the answers of the way in do not run, nor in what a blocked visitor is shown', async ({
  page,
  shell,
  member,
  edge,
  sandbox,
}) => {
  const { complaints } = await guard(page, listedOrigins(edge.origin, sandbox.origin));
  await shell.arrive('/entry/login');
  const poison = new Poison(page);
  await poison.start();
  poison.use('refusals');
  await shell.logIn(member.name, member.password);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectHarmless(page, '/entry/login', complaints);

  const blocked = {
    status_code: 6032,
    message: '<img src="x" onerror="window.scriptRan=1">',
    data: {
      ip: '<svg onload="window.scriptRan=1">',
      address: '<img src="x" onerror="window.scriptRan=1">',
      maintainConfig: { status: 1 },
    },
  };
  await page.route('**/configuration/preInfo', (route) => route.fulfill({ json: blocked }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '访问受限' })).toBeVisible();
  await expect(page.getByText('<svg onload="window.scriptRan=1">')).toBeVisible();
  await expectHarmless(page, '/other/restrictionIp', complaints);
});

test('scripts in what the platform pushes do not run', async ({ page, shell, member, edge, sandbox }) => {
  const { complaints } = await guard(page, listedOrigins(edge.origin, sandbox.origin));
  let pushed = 0;
  await page.routeWebSocket(/\/handshake/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      for (const text of ATTEMPTS) {
        pushed += 1;
        socket.send(JSON.stringify({ msgId: 20003, msgData: { mailId: text, title: text, unread: 1 } }));
        socket.send(JSON.stringify({ msgId: text, msgData: text }));
        socket.send(text);
      }
    });
  });
  await shell.enterAs(member, '/mine');
  await expect.poll(() => pushed).toBeGreaterThanOrEqual(ATTEMPTS.length);
  await page.waitForLoadState('networkidle');
  await expectHarmless(page, '/mine', complaints);
  await expect(page.getByText(member.name)).toBeVisible();
});
