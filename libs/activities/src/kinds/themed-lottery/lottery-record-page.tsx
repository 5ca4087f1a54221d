import { useTranslation } from 'react-i18next';
import { RecordsView } from '../../engine/records/records-view';

export { messages } from './lottery-texts';

/** What the member has drawn from wheels, of all editions (ROUTE-131). */
export default function LotteryRecordPage() {
  const { t } = useTranslation('activities');
  return <RecordsView of={{ kind: 'themedLottery' }} title={t('themedLottery.records')} />;
}
