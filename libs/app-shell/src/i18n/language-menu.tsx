import { LOCALE_NAMES, LOCALES, useServices, type LanguageChoice, type Locale } from '@heptad/feature-module';
import { TOAST_KIND, type ToastStore } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Lets the visitor choose the language; the choice is kept on the device. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const { language, toast } = useServices<{
    readonly language: LanguageChoice;
    readonly toast: ToastStore;
  }>();
  const choose = (locale: Locale): void => {
    language.choose(locale).catch(() => toast.show({ text: t('languageFailed'), kind: TOAST_KIND.failure }));
  };
  return (
    <select
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => choose(event.target.value as Locale)}
      className="h-11 rounded-m border border-current/30 bg-transparent px-3 text-sm text-current focus-visible:outline-2 focus-visible:outline-focus"
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale} className="bg-raised text-text">
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </select>
  );
}
