import { compareMoney, formatAmount, formatDateTime, ZERO } from '@heptad/formatting';
import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import {
  Button,
  Card,
  Countdown,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  Stepper,
  TitlePage,
} from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf, useDepositQuery } from '../payments/payment-queries';
import type { Deposit, DepositState } from '../payments/payment';
import { SummaryRows } from '../payments/summary-rows';
import { useMoneyWatch } from '../payments/use-money-watch';
import { useSafetyTip } from '../payments/use-safety-tip';
import type { FinanceServices } from '../services';
import { DepositActions } from './deposit-actions';
import { PayToCard } from './pay-to-card';
import { ProofLink } from './proof-link';

export { messages } from './deposit-texts';

/** How many of the three steps are behind; undefined for an order that came to nothing. */
const STEPS_DONE: Record<DepositState, number | undefined> = {
  created: 1,
  paid: 2,
  credited: 3,
  expired: undefined,
  cancelled: undefined,
  refused: undefined,
};

function Head({ order, onOver }: { readonly order: Deposit; readonly onOver: () => void }) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const { clock } = useServices<FinanceServices>();
  const current = STEPS_DONE[order.state];
  return (
    <Card className="flex flex-col gap-4">
      {current === undefined ? (
        <p role="status" className="flex items-center gap-2 text-base text-text">
          <Icon name="info" className="text-muted" />
          <span className="flex min-w-0 flex-1 flex-col">
            {t(`deposit.ended.${order.state}`)}
            {order.message !== undefined && <span className="text-sm text-muted">{order.message}</span>}
          </span>
        </p>
      ) : (
        <>
          <Stepper
            label={t('deposit.steps.label')}
            doneLabel={t('deposit.steps.done')}
            current={current}
            steps={[
              { id: 'created', label: t('deposit.steps.created') },
              { id: 'paid', label: t('deposit.steps.paid') },
              { id: 'credited', label: t('deposit.steps.credited') },
            ]}
          />
          <p role="status" className="text-center text-sm text-muted">
            {t(`deposit.now.${order.state}`, { amount: formatAmount(order.amount, currency) })}
          </p>
        </>
      )}
      {order.state === 'created' && (
        <p className="flex items-baseline justify-center gap-2 text-sm text-muted">
          {t('deposit.left')}
          <Countdown
            until={order.expiresAt}
            now={clock.now}
            label={t('deposit.left')}
            onEnd={onOver}
            className="text-xl font-semibold text-text"
          />
        </p>
      )}
    </Card>
  );
}

/** One deposit order (ROUTE-026): where to pay and how much, how long there is, and what became of it. */
export default function DepositInformationPage() {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const { language } = useServices<FinanceServices>();
  const navigate = useNavigate();
  const back = useBack(PATHS.mineFinanceMyDeposit);
  const [query] = useSearchParams();
  const orderNo = query.get('order') ?? '';
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useDepositQuery(orderNo, {
    refetchOnMountOrArgChange: true,
    skip: orderNo === '',
  });
  useMoneyWatch(order?.state === 'paid');
  const tip = useSafetyTip(order?.payTo !== undefined);
  const missing = orderNo === '' || failureOf(error)?.kind === 'business';
  const again = (
    <Button onClick={() => void navigate(PATHS.mineFinanceMyDeposit, { replace: true })}>
      {t('deposit.again')}
    </Button>
  );
  return (
    <TitlePage title={t('deposit.information')} back={{ label: t('back'), onPress: back }}>
      {order === undefined && missing && <EmptyState title={t('deposit.notFound')} action={again} />}
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
          <Skeleton className="h-[156px] rounded-l" />
          <Skeleton className="h-[224px] rounded-l" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      )}
      {order !== undefined && (
        <>
          <Head order={order} onOver={() => void refetch()} />
          <PayToCard order={order} tipRead={tip.read} onShowTip={tip.show} />
          <Card>
            <SummaryRows
              rows={[
                { label: t('deposit.arrives'), value: formatAmount(order.amount, currency), strong: true },
                ...(compareMoney(order.fee, ZERO) > 0
                  ? [{ label: t('deposit.fee'), value: formatAmount(order.fee, currency) }]
                  : []),
                { label: t('deposit.channel'), value: t(`deposit.channels.${order.channel}`) },
                { label: t('orderNo'), value: order.orderNo },
                { label: t('orderedAt'), value: formatDateTime(order.createdAt, language.current()) },
              ]}
            />
          </Card>
          <ProofLink order={order} />
          {order.state === 'created' && <DepositActions orderNo={order.orderNo} ready={tip.read} />}
          {order.state === 'credited' && (
            <Button size="l" block onClick={() => void navigate(PATHS.mineFinanceMyWallet)}>
              {t('deposit.toWallet')}
            </Button>
          )}
          {STEPS_DONE[order.state] === undefined && again}
        </>
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </TitlePage>
  );
}
