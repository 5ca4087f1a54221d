import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RecordsView } from './records-view';
import { useBackToBets } from './use-back-to-bets';

/** The list is opened far more often than one of its orders, whose code comes with the first. */
const OrderDetailView = lazy(async () => ({
  default: (await import('../order-detail/order-detail-view')).OrderDetailView,
}));

const SCOPE = { kind: 'combo' } as const;

/** Orders that were split into bets over several legs; with `id` in the address one order with all that it holds (ROUTE-073). */
export default function SlipOrdersPage() {
  const { t } = useTranslation('records');
  const [address] = useSearchParams();
  const back = useBackToBets();
  const id = address.get('id');
  return id === null ? (
    <RecordsView title={t('ordersTitle')} scope={SCOPE} back={back} />
  ) : (
    <OrderDetailView key={id} id={id} back={back} />
  );
}
