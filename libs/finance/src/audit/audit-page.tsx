import { compareMoney, formatAmount, sumMoney, ZERO } from '@heptad/formatting';
import { PATHS, useBack } from '@heptad/feature-module';
import { Card, EmptyState, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import { useTurnoverDutiesQuery } from '../payments/payment-queries';
import { SummaryRows } from '../payments/summary-rows';
import { DutyCard } from './duty-card';

export { messages } from './audit-texts';

/** The audit (ROUTE-039): what the member's deposits have still to be bet, and what has fulfilled each. */
export default function AuditPage() {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const back = useBack(PATHS.mineFinanceWithDraw);
  const { data, isError, isFetching, refetch } = useTurnoverDutiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const open = data?.filter(({ left }) => compareMoney(left, ZERO) > 0) ?? [];
  return (
    <TitlePage title={t('audit.title')} back={{ label: t('back'), onPress: back }}>
      <p className="text-sm text-muted">{t('audit.lead')}</p>
      {data === undefined && isError && (
        <ErrorState
          title={t('audit.loadFailed')}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[60px] rounded-l" />
          <Skeleton className="h-[220px] rounded-l" />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState icon="records" title={t('audit.none')} description={t('audit.noneHint')} />
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <Card>
            <SummaryRows
              rows={[
                {
                  label: t('audit.total'),
                  value: formatAmount(sumMoney(open.map(({ left }) => left)), currency),
                  strong: true,
                },
              ]}
            />
          </Card>
          {data.map((duty) => (
            <DutyCard key={duty.orderNo} duty={duty} currency={currency} />
          ))}
        </>
      )}
    </TitlePage>
  );
}
