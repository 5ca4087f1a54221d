import { useTranslation } from 'react-i18next';
import { RecordsView } from './records-view';
import { useBackToBets } from './use-back-to-bets';

const SCOPE = { sports: 'sports' } as const;

/** Bets on sports, virtual ones left out, with what those of each venue come to (ROUTE-079, SPORT-002, OPEN-066). */
export default function SportsBetsPage() {
  const { t } = useTranslation('records');
  return <RecordsView title={t('sportsTitle')} scope={SCOPE} back={useBackToBets()} byVenue />;
}
