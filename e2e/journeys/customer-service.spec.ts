import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { serviceName } from '../pages/customer-service';

test(
  'customer service is one tap from a form, and the way back finds what was typed',
  MATRIX,
  async ({ page, shell, facts }) => {
    const name = serviceName(facts);
    await shell.arrive('/entry/register');
    await page.getByLabel('账号').fill('typed2026');
    await page.getByRole('button', { name, exact: true }).tap();
    await expect(page).toHaveURL(/\/customer\/chat\?fromChildPage=1$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByLabel('账号')).toBeHidden();
    await page.goBack();
    await expect(page.getByLabel('账号')).toHaveValue('typed2026');
  },
);
