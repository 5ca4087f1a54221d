import { expect, test } from '../fixtures/test';
import { walkTheLine } from '../journeys/the-line';

test('BRAND-005 every brand walks the line under its own name', async ({
  page,
  facts,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await walkTheLine({ page, shell, wallet, sportsbook, sandbox, member }, { code: 'IMTY', name: 'IM体育' });
  await page.goto('/');
  await expect(page.getByRole('img', { name: facts.names['zh-CN'] }).first()).toBeVisible();
});
