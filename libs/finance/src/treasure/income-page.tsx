import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDate, formatResult, type Money, startOfDay } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card, Cell, EmptyState, InfiniteList, infiniteListState, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import { IncomeChart } from './income-chart';
import type { IncomeDay } from './treasure';
import { TreasureFrame } from './treasure-frame';
import { INCOME_PAGE_SIZE, joinDays, useTreasureIncomeInfiniteQuery } from './treasure-queries';

/** The interest of each day (ROUTE-035), the last thirty of them as bars. */
export function IncomePage() {
  const { t } = useTranslation('finance');
  const query = useTreasureIncomeInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <TreasureFrame
      title={t('treasure.income')}
      query={{ ...query, data: data && joinDays(data.pages) }}
      boxes={['h-[196px]', 'h-[260px]']}
    >
      {(days) =>
        days.length === 0 ? (
          <EmptyState icon="trend" title={t('treasure.noIncome')} description={t('treasure.noIncomeHint')} />
        ) : (
          <InfiniteList
            state={infiniteListState(query)}
            onMore={() => void query.fetchNextPage()}
            labels={{
              more: t('history.more'),
              loading: t('history.loading'),
              end: t('history.end'),
              error: t('history.loadFailed'),
              retry: t('reload'),
            }}
          >
            <Days days={days} />
          </InfiniteList>
        )
      }
    </TreasureFrame>
  );
}

function Days({ days }: { readonly days: readonly IncomeDay[] }) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const { language, device } = useServices<FinanceServices>();
  const [shown] = useBalancesVisible(device.items);
  const written = (amount: Money): string => (shown ? formatAmount(amount, currency) : HIDDEN_AMOUNT);
  const date = (day: string): string => formatDate(startOfDay(day), language.current());
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <IncomeChart
          title={t('treasure.chart', { count: INCOME_PAGE_SIZE })}
          columns={{ day: t('treasure.day'), interest: t('treasure.interest') }}
          bars={days
            .slice(0, INCOME_PAGE_SIZE)
            .toReversed()
            .map(({ day, interest }) => ({ label: date(day), interest }))}
          write={written}
          hidden={shown ? undefined : HIDDEN_AMOUNT}
        />
      </Card>
      <List aria-label={t('treasure.income')} className="shadow-1">
        {days.map(({ day, base, interest }) => (
          <Cell
            key={day}
            title={date(day)}
            description={t('treasure.base', { amount: written(base) })}
            trailing={
              <span className="text-base text-text">
                {shown ? formatResult(interest, currency) : HIDDEN_AMOUNT}
              </span>
            }
          />
        ))}
      </List>
    </div>
  );
}
