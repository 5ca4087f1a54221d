import { useTranslation } from 'react-i18next';

/** Stands below every record of a tipster: past results say nothing about future ones. */
export function PastTipNotice() {
  const { t } = useTranslation('sports');
  return <p className="px-4 py-4 text-center text-xs text-balance text-muted">{t('redList.note')}</p>;
}
