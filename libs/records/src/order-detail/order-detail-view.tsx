import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { Button, EmptyState, Skeleton, type TopBarBack } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isSettled } from '../bet-card/state-view';
import { BetEditWhenOpen } from '../bet-edit/bet-edit-when-open';
import { useBetRecordDetailQuery } from '../bet-list/record-queries';
import { useLiveRefresh } from '../bet-list/use-live-refresh';
import { CashOutOnCard } from '../cash-out/cash-out-button';
import { PageFrame } from '../page/page-frame';
import { RecordsFailure } from '../page/records-failure';
import { OrderLegs } from './order-legs';
import { OrderParts } from './order-parts';
import { OrderSummary } from './order-summary';

function OrderSkeleton() {
  return (
    <div aria-busy="true" data-state="loading" className="flex flex-col gap-3 pt-3">
      <Skeleton className="h-[248px] rounded-l lg:h-[176px]" />
      <Skeleton className="h-[184px] rounded-l" />
    </div>
  );
}

/** Whether the platform says that the member has no such order. */
const isUnknown = (error: ApiError): boolean => isRefusedWith(error, REQUEST_CODES.notFound);

export interface OrderDetailViewProps {
  /** The number of the address, whatever it is. */
  readonly id: string;
  readonly back: TopBarBack;
}

/** One order with its money, every leg, and the bets it was split into; kept fresh until it is settled (ROUTE-073). */
export function OrderDetailView({ id, back }: OrderDetailViewProps) {
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  const detail = useBetRecordDetailQuery(id, { refetchOnMountOrArgChange: true });
  const { data, isFetching } = detail;
  const error = detail.error as ApiError | undefined;
  const refresh = (): Promise<unknown> => detail.refetch();
  useLiveRefresh(refresh, data !== undefined && !isSettled(data.record.state));
  return (
    <PageFrame title={t('orderTitle')} back={back} query={detail}>
      {data !== undefined ? (
        <>
          <div className="pt-3">
            <OrderSummary record={data.record} />
          </div>
          <CashOutOnCard record={data.record} />
          <BetEditWhenOpen record={data.record} />
          <OrderLegs legs={data.record.legs} />
          {data.parts.length > 1 && <OrderParts order={data} />}
        </>
      ) : error === undefined || isFetching ? (
        <OrderSkeleton />
      ) : isUnknown(error) ? (
        <EmptyState
          title={t('order.unknown')}
          action={
            <Button onClick={() => void navigate(PATHS.recordBet, { replace: true })}>
              {t('order.toAll')}
            </Button>
          }
        />
      ) : (
        <RecordsFailure error={error} retrying={false} onRetry={() => void refresh()} />
      )}
    </PageFrame>
  );
}
