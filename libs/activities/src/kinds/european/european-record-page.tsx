import { useTranslation } from 'react-i18next';
import { RecordsView } from '../../engine/records/records-view';

export { messages } from './european-texts';

/** What the member has predicted and won in the tournament (ROUTE-120). */
export default function EuropeanRecordPage() {
  const { t } = useTranslation('activities');
  return <RecordsView of={{ kind: 'european' }} title={t('european.records')} />;
}
