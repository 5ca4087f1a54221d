import { expect, test } from '../fixtures/test';
import { walkFullVisit } from '../journeys/full-visit';

test('BRAND-005 a full visit of every brand is under its own name', async ({
  page,
  facts,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await walkFullVisit({ page, shell, wallet, sportsbook, sandbox, member }, { code: 'IMTY', name: 'IM体育' });
  await page.goto('/');
  await expect(page.getByRole('img', { name: facts.names['zh-CN'] }).first()).toBeVisible();
});
