import type { Page } from '@playwright/test';
import { expect, type BrandFacts } from '../fixtures/test';
import type { SitePage } from './site-pages';

/** Pages of a phone without a way to customer service, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  '/customer/main': 'is customer service itself',
  '/customer/chat': 'is customer service itself',
  '/loading': 'leads on by itself, where the shell around it says',
  '/egame/jade-forest': 'is a sheet over its hall, whose bar has it',
};

/** The brand's word for customer service, as its buttons have it. */
export const serviceName = ({ labels }: BrandFacts): string => labels.customerService['zh-CN'] ?? '';

/** Finds exactly one way to customer service on an open page: a link by where it leads, a button by the brand's word. */
export async function expectOneWayToService(
  page: Page,
  { path }: SitePage,
  facts: BrandFacts,
): Promise<void> {
  if (WITHOUT[path.replace(/\?.*/, '')] !== undefined) return;
  const name = serviceName(facts);
  const ways = page
    .locator('a[href^="/customer/"]')
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByRole('button', { name: `联系${name}`, exact: true }))
    .filter({ visible: true });
  await expect.soft(ways, `${path}, ways to customer service`).toHaveCount(1);
}
