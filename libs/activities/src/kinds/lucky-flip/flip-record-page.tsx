import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordsView } from '../../engine/records/records-view';

export { messages } from './flip-texts';

/** What the member has turned over in one edition (ROUTE-139). */
export default function FlipRecordPage() {
  const { t } = useTranslation('activities');
  const { id = '' } = useParams();
  return <RecordsView of={{ id }} title={t('luckyFlip.records')} />;
}
