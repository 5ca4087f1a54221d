import { useTranslation } from 'react-i18next';

/** Said under whatever shows how somebody did: the past says nothing of the future. */
export function PastTipNotice() {
  const { t } = useTranslation('sports');
  return <p className="px-4 py-4 text-center text-xs text-balance text-muted">{t('redList.note')}</p>;
}
