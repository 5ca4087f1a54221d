import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordsView } from '../../engine/records/records-view';

export { messages } from './king-return-texts';

/** What came back to the member (ROUTE-143). */
export default function KingReturnRecordingPage() {
  const { t } = useTranslation('activities');
  const { id = '' } = useParams();
  return <RecordsView of={{ id }} title={t('kingReturn.records')} />;
}
