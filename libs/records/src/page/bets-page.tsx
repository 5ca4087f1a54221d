import { useTranslation } from 'react-i18next';
import { RecordsView } from './records-view';

const SCOPE = {};

/** The member's bets of every kind in all venues (ROUTE-070). */
export default function BetsPage() {
  const { t } = useTranslation('records');
  return <RecordsView title={t('title')} scope={SCOPE} />;
}
