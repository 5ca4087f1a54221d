import { useTranslation } from 'react-i18next';
import { RecordsView } from './records-view';
import { useBackToBets } from './use-back-to-bets';

const SCOPE = { sports: 'virtual' } as const;

/** Bets with a leg of a virtual sport (ROUTE-076). */
export default function VirtualBetsPage() {
  const { t } = useTranslation('records');
  return <RecordsView title={t('virtualTitle')} scope={SCOPE} back={useBackToBets()} />;
}
