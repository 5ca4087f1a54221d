import { ITEMS, type StoredItems } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { Translations } from './translations';

/** Keeps the chosen language on the device; the page's `lang` follows it. */
export function createLanguageChoice(
  translations: Translations,
  items: StoredItems,
  root: Pick<HTMLElement, 'lang'>,
): LanguageChoice {
  root.lang = translations.locale();
  return {
    current: () => translations.locale(),
    async choose(locale) {
      await translations.choose(locale);
      items.set(ITEMS.locale, translations.locale());
      root.lang = translations.locale();
    },
  };
}
