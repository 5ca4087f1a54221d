import { LOCALE_CHOICES, useServices, type LanguageChoice } from '@heptad/feature-module';
import { Select } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Lets the visitor choose the language; the choice is kept on the device. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language } = useServices<{ readonly language: LanguageChoice }>();
  return (
    <Select
      label={t('language')}
      options={LOCALE_CHOICES}
      value={language.current()}
      onValueChange={(locale) => void language.choose(locale)}
      className="border border-current/30 px-3 text-current"
    />
  );
}
