import { useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { formatDate, minorUnits, startOfDay } from '@heptad/formatting';
import { ErrorState, LineChart, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import { useShownMoney } from './use-shown-money';
import { useBalanceTrendQuery } from './wallet-queries';

/** As high as the chart is with its labels. */
const HEIGHT = 'h-[140px]';

/** What there was in all wallets at the end of each of thirty days, as a small chart; nothing of it while amounts are hidden. */
export default function TrendCard({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('finance');
  const { device, language } = useServices<FinanceServices>();
  const [visible] = useBalancesVisible(device.items);
  const shown = useShownMoney(currency);
  const { data, isError, isFetching, refetch } = useBalanceTrendQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!visible)
    return (
      <p className={`flex items-center justify-center text-sm text-muted ${HEIGHT}`}>{t('wallets.hidden')}</p>
    );
  if (data === undefined)
    return isError ? (
      <ErrorState
        title={t('wallets.trendFailed')}
        retryLabel={t('reload')}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className={`py-2! ${HEIGHT}`}
      />
    ) : (
      <Skeleton className={HEIGHT} />
    );
  return (
    <LineChart
      label={t('wallets.trend')}
      hideLabel
      points={data.map(({ day, closing }) => ({
        label: formatDate(startOfDay(day), language.current()),
        value: Number(minorUnits(closing)),
        text: shown(closing),
      }))}
      columns={{ label: t('wallets.day'), value: t('wallets.closing') }}
      emptyLabel={t('wallets.noTrend')}
    />
  );
}
