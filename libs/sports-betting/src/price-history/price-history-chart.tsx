import { convertOdds, dayKey, formatTime, odds } from '@heptad/formatting';
import { ErrorState, LineChart, Skeleton } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useOddsType } from '../odds-format/use-odds-type';
import { usePolling } from '../polling/use-polling';
import { usePriceHistoryQuery } from './price-history-queries';
import { summaryOf, type PastPrice } from './price-summary';

/** Of the drawing, CSS pixels. */
const HEIGHT = 140;

export interface PriceHistoryChartProps {
  readonly asked: Parameters<typeof usePriceHistoryQuery>[0] & object;
  /** The selection with its line. */
  readonly name: string;
  /** Bets on it are taken: the last price is that of now. */
  readonly offered: boolean;
}

/** When a price stood: the time alone on the day of the last one, else with the day before it. @param last ms since 1970 */
function whenOf(at: number, last: number): string {
  const day = dayKey(at);
  return day === dayKey(last) ? formatTime(at) : `${day.slice(5)} ${formatTime(at)}`;
}

/** How one price went: its course, and in words where it opened, its highest, its lowest and its last, each with its time. */
export function PriceHistoryChart({ asked, name, offered }: PriceHistoryChartProps) {
  const { t } = useTranslation('sports');
  const type = useOddsType();
  const { currentData, isError, isFetching, refetch, startedTimeStamp } = usePriceHistoryQuery(asked);
  usePolling(refetch, LIST_INTERVAL_MS.today, JSON.stringify(asked), startedTimeStamp);
  if (currentData === undefined)
    return isError && !isFetching ? (
      <ErrorState
        title={t('priceHistory.failed')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        className="h-[270px]"
      />
    ) : (
      <Skeleton className="h-[270px] rounded-m" />
    );
  const { prices } = currentData;
  const summary = summaryOf(prices);
  const last = summary?.now.at ?? 0;
  const written = ({ odds: price }: PastPrice): string => convertOdds(odds(price), type);
  return (
    <div className="flex min-h-[270px] flex-col gap-4">
      <LineChart
        label={t('priceHistory.chart', { selection: name })}
        points={prices.map((price) => ({
          label: whenOf(price.at, last),
          value: Number(price.odds),
          text: written(price),
        }))}
        columns={{ label: t('priceHistory.time'), value: t('priceHistory.odds') }}
        emptyLabel={t('priceHistory.none')}
        height={HEIGHT}
      />
      {summary !== undefined && (
        <dl className="grid grid-cols-4 gap-2">
          {(['open', 'high', 'low', 'now'] as const).map((which) => (
            <div key={which} className="flex min-w-0 flex-col rounded-m bg-sunken px-2 py-1.5 text-center">
              <dt className="text-xs text-muted">
                {t(`priceHistory.${which === 'now' && !offered ? 'last' : which}`)}
              </dt>
              <dd className="m-0 flex flex-col">
                <span className="numeric text-base font-semibold text-text">{written(summary[which])}</span>{' '}
                <span className="text-xs font-normal text-muted tabular-nums">
                  {whenOf(summary[which].at, last)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
