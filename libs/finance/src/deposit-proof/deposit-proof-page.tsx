import { formatTime } from '@heptad/formatting';
import { PATHS, useBack } from '@heptad/feature-module';
import { Button, EmptyState, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages as depositTexts } from '../deposit/deposit-texts';
import { depositInformationPath } from '../deposit/deposit-paths';
import { payAmountText } from '../deposit/pay-amount';
import { isProvable } from '../deposit/proof-link';
import { joinTexts } from '../payments/join-texts';
import { failureOf, useDepositQuery } from '../payments/payment-queries';
import { messages as ownTexts } from './deposit-proof-texts';
import { payerKind } from './payer-kind';
import { ProofSteps } from './proof-steps';

export const messages = joinTexts(depositTexts, ownTexts);

/** Tells who paid a deposit order, with a picture of it (ROUTE-027). */
export default function DepositProofPage() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const orderNo = query.get('order') ?? '';
  const orderPath = orderNo === '' ? PATHS.mineFinanceMyDeposit : depositInformationPath(orderNo);
  const back = useBack(orderPath);
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useDepositQuery(orderNo, { refetchOnMountOrArgChange: true, skip: orderNo === '' });
  const toOrder = (): void => void navigate(orderPath, { replace: true });
  const missing = orderNo === '' || failureOf(error)?.kind === 'business';
  const leave = <Button onClick={toOrder}>{t('proof.toOrder')}</Button>;
  return (
    <TitlePage title={t('proof.title')} back={{ label: t('back'), onPress: back }}>
      {order === undefined && missing && <EmptyState title={t('deposit.notFound')} action={leave} />}
      {order === undefined && !missing && error !== undefined && (
        <ErrorState
          title={t('deposit.orderFailed')}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {order === undefined && !missing && error === undefined && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[40px] rounded-m" />
          <Skeleton className="h-[72px] rounded-m" />
          <Skeleton className="h-[96px] rounded-m" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      )}
      {order !== undefined && !isProvable(order) && <EmptyState title={t('proof.over')} action={leave} />}
      {order !== undefined && isProvable(order) && (
        <>
          <p className="text-sm text-muted">
            {order.state === 'expired'
              ? t('proof.late')
              : t('proof.lead', {
                  amount: payAmountText(order.payAmount, {
                    isCoin: payerKind(order.channel) === 'coin',
                    currency: order.payCurrency,
                  }),
                })}
          </p>
          {order.provedAt !== undefined && (
            <p role="status" className="rounded-m bg-sunken p-3 text-sm">
              {t('proof.again', { time: formatTime(order.provedAt) })}
            </p>
          )}
          <ProofSteps order={order} onSent={toOrder} />
        </>
      )}
    </TitlePage>
  );
}
