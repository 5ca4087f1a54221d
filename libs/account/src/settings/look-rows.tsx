import { ITEMS, useStoredItem } from '@heptad/device';
import { LOCALE_CHOICES, THEME_PREFERENCES, useServices } from '@heptad/feature-module';
import { Cell, Icon, Select } from '@heptad/ui-kit';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';

/** The language of the interface; the browser's own until one is chosen. */
export function LanguageRow() {
  const { t } = useTranslation('account');
  const { device, language } = useServices<AccountServices>();
  const chosen = useStoredItem(device.items, ITEMS.locale);
  return (
    <Cell
      leading={<Icon name="globe" className="text-muted" />}
      title={t('centre.language')}
      trailing={
        <Select
          label={t('centre.language')}
          options={[{ value: 'system', label: t('centre.system') }, ...LOCALE_CHOICES]}
          value={chosen ?? 'system'}
          onValueChange={(locale) => void language.choose(locale)}
          className="px-2 text-text"
        />
      }
    />
  );
}

/** Light, dark or as the device; not there where there is no choice (BRAND-003). */
export function ThemeRow() {
  const { t } = useTranslation('account');
  const { theme } = useServices<AccountServices>();
  const preference = useSyncExternalStore(theme.subscribe, theme.preference);
  if (!theme.choosable) return null;
  return (
    <Cell
      leading={<Icon name="moon" className="text-muted" />}
      title={t('centre.theme')}
      trailing={
        <Select
          label={t('centre.theme')}
          options={THEME_PREFERENCES.map((value) => ({
            value,
            label: value === 'system' ? t('centre.system') : t(`centre.themes.${value}`),
          }))}
          value={preference}
          onValueChange={theme.choose}
          className="px-2 text-text"
        />
      }
    />
  );
}
