import { useTranslation } from 'react-i18next';

/** The studio's words, and what is called by an id of a brand, such as a tab; an id without words of its own is shown as it is. */
export function useWords() {
  const { t, i18n } = useTranslation();
  const idName = (id: string): string => t(`ids.${id}`, { defaultValue: id });
  const size = (bytes: number): string => t('bytes', { kilobytes: (bytes / 1000).toFixed(1) });
  return { t, i18n, idName, size };
}
