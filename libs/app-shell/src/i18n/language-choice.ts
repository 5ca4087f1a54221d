import { ITEMS, type StoredItems } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { Translations } from './translations';

export interface LanguageChoiceDeps {
  readonly translations: Translations;
  readonly items: StoredItems;
  /** The page's root, whose `lang` follows the choice. */
  readonly root: Pick<HTMLElement, 'lang'>;
  /** The platform's own texts are to be asked for again. */
  onChosen(): void;
  /** Tells the member that the language could not be fetched. */
  onFailure(): void;
}

/** Keeps the chosen language on the device. */
export function createLanguageChoice({
  translations,
  items,
  root,
  onChosen,
  onFailure,
}: LanguageChoiceDeps): LanguageChoice {
  root.lang = translations.locale();
  return {
    current: () => translations.locale(),
    async choose(locale) {
      try {
        await translations.choose(locale);
      } catch {
        onFailure();
        return;
      }
      items.set(ITEMS.locale, translations.locale());
      root.lang = translations.locale();
      onChosen();
    },
  };
}
