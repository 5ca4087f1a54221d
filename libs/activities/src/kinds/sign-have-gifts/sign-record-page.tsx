import { useTranslation } from 'react-i18next';
import { RecordsView } from '../../engine/records/records-view';

export { messages } from './sign-texts';

/** What the member was given for signing in, of all editions (ROUTE-133). */
export default function SignRecordPage() {
  const { t } = useTranslation('activities');
  return <RecordsView of={{ kind: 'signHaveGifts' }} title={t('signHaveGifts.records')} />;
}
