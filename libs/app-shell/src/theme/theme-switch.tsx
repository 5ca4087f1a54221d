import { IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTheme, useThemeStore } from './use-theme';

/** Switches between light and dark; not there where the brand or the app leaves no choice. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const store = useThemeStore();
  const theme = useTheme();
  if (!store.choosable) return null;
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={t('toggleTheme')}
      onClick={() => store.choose(theme === 'dark' ? 'light' : 'dark')}
      className="text-current!"
    />
  );
}
