import { variant } from '../../fixtures/tier';
import { openPage } from '../../pages/site-pages';
import { expect, test, THEMES } from './test';

/** A member that every sandbox has, with money, mails and a grade. */
const MEMBER = { name: 'demo01', password: 'Heptad2026' };

for (const [place, theme] of THEMES.entries())
  test.describe(`in ${theme}`, variant(place), () => {
    test.use({ theme });

    test('a member’s own place looks as photographed', async ({ page, arrive, shell, asPhotographed }) => {
      await arrive();
      await page.goto('/entry/login?returnTo=%2Fmine%2Fvip');
      await shell.logIn(MEMBER.name, MEMBER.password);
      await expect(page.getByRole('progressbar', { name: '累计存款' })).toBeVisible();
      await asPhotographed('vip');

      await openPage(page, { path: '/mine/agentPage', heading: '代理合作' });
      await asPhotographed('agent');

      // What the first login of the month brings is among the mails by now.
      await openPage(page, { path: '/mine/mail', heading: '站内信' });
      await expect(page.getByRole('list', { name: '站内信列表' }).getByRole('link').first()).toBeVisible();
      await asPhotographed('mail');

      await openPage(page, { path: '/mine', heading: '我的' });
      await expect(page.getByRole('region', { name: '余额' })).toContainText(/\d/);
      await expect(page.getByRole('link', { name: /^距 VIP/ })).toBeVisible();
      await asPhotographed('member');
    });
  });
