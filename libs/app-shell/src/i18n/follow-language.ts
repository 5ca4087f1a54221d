import { FIRST_LOCALE_KEY } from '@heptad/brand-config';
import type { Translations } from './translations';

/**
 * Has the page say which language it is in, from now on.
 * @param root whose `lang` says so
 * @param mirror keeps it for what is said where the app itself does not run
 */
export function followLanguage(
  { i18n, locale }: Pick<Translations, 'i18n' | 'locale'>,
  root: Pick<HTMLElement, 'lang'>,
  mirror: (key: string, value: string) => void,
): void {
  const follow = (language: string): void => {
    mirror(FIRST_LOCALE_KEY, language);
    // A browser styles the whole page anew for it, even for the same.
    if (root.lang !== language) root.lang = language;
  };
  follow(locale());
  i18n.on('languageChanged', follow);
}
