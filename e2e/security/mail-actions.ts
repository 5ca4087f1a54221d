import { expect } from '@playwright/test';
import { look, type Action, type World } from './action';

const INBOX = '/mine/mail?kind=system';
const WELCOME = /欢迎加入/;

/** Opens the list in which the welcome stands. */
async function openInbox({ page }: World): Promise<void> {
  await page.goto(INBOX);
  await expect(page.getByRole('link', { name: WELCOME })).toBeVisible();
}

/** What a member reads of their mails. */
export const MAIL_ACTIONS: readonly Action[] = [
  look(INBOX, 'mail.list'),
  {
    calls: ['mail.detail'],
    ready: openInbox,
    go: ({ page }) => page.getByRole('link', { name: WELCOME }).tap(),
  },
];
