import { HtmlValidate, type ConfigData } from 'html-validate';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { openPage, type SitePage } from './site-pages';

/** The validator's recommended rules, but for those that judge how a browser writes a page down, or forbid what HTML allows. */
const RULES: NonNullable<ConfigData['rules']> = {
  // A browser writes out every attribute with a value, and keeps the blanks of texts.
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'no-trailing-whitespace': 'off',
  // Places in a list and heights that are kept free are known only once the page runs.
  'no-inline-style': 'off',
  // HTML allows any id without a blank. React's begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // HTML allows a name on every element that may have one; lists have it.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Base UI draws these itself, as the browser's own cannot have a brand's look; a list box goes with a field. Where only phrasing may stand, a list is of spans.
  'prefer-native-element': [
    'error',
    { exclude: ['radio', 'checkbox', 'progressbar', 'listbox', 'list', 'listitem'] },
  ],
};

const VALIDATOR = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: RULES });

/** What the HTML validator finds wrong with the page as it stands, one line for each mistake. */
export async function mistakesIn(page: Page): Promise<readonly string[]> {
  const html = await page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    // An open dialog keeps the focus: all outside it is hidden from screen readers, also what could have the focus.
    const dialog = '[role="dialog"], [role="alertdialog"]';
    if (root.querySelector(dialog) !== null)
      for (const each of root.querySelectorAll('[aria-hidden="true"]'))
        if (each.closest(dialog) === null) each.removeAttribute('aria-hidden');
    return `<!DOCTYPE html>\n${root.outerHTML}`;
  });
  return mistakesOf(html);
}

/** {@link mistakesIn} a page that is written down. */
export async function mistakesOf(html: string): Promise<readonly string[]> {
  const { results } = await VALIDATOR.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} ${selector ?? 'page'}: ${message}`),
  );
}

/** Opens each page and finds its HTML valid as it stands once its calls are answered. */
export async function expectAllValid(page: Page, pages: readonly SitePage[]): Promise<void> {
  for (const each of pages) {
    await openPage(page, each);
    expect.soft(await mistakesIn(page), each.path).toEqual([]);
  }
}
