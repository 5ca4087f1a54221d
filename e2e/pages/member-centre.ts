import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/**
 * Waits until the member centre of somebody with 10,000.00 has its own balances: what is refused from then on is what the next
 * page asks for.
 */
export const centreIsThere = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: '余额' })).toContainText('10,000.00');
