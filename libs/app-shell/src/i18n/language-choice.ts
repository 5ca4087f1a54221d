import { localeOfLanguages } from '@heptad/brand-config';
import { ITEMS, type StoredItems } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { Translations } from './translations';

export interface LanguageChoiceDeps {
  readonly translations: Translations;
  readonly items: StoredItems;
  /** The browser's languages, the most wanted first. */
  readonly languages: readonly string[];
  /** The platform's own texts are to be asked for again. */
  onChosen(): void;
  /** Tells the member that the language could not be fetched. */
  onFailure(): void;
}

/** Keeps the chosen language on the device. */
export function createLanguageChoice({
  translations,
  items,
  languages,
  onChosen,
  onFailure,
}: LanguageChoiceDeps): LanguageChoice {
  return {
    current: () => translations.locale(),
    async choose(wanted) {
      try {
        await translations.choose(wanted === 'system' ? localeOfLanguages(languages) : wanted);
      } catch {
        onFailure();
        return;
      }
      if (wanted === 'system') items.remove(ITEMS.locale);
      else items.set(ITEMS.locale, translations.locale());
      onChosen();
    },
  };
}
