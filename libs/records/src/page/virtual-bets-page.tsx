import { useTranslation } from 'react-i18next';
import { RecordsView } from './records-view';
import { useBack } from './use-back';

const SCOPE = { sports: 'virtual' } as const;

/** Bets with a leg of a virtual sport (ROUTE-076). */
export default function VirtualBetsPage() {
  const { t } = useTranslation('records');
  return <RecordsView title={t('virtualTitle')} scope={SCOPE} back={useBack()} />;
}
