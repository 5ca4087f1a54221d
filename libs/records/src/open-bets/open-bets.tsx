import type { ApiError } from '@heptad/api-client';
import { PATHS } from '@heptad/feature-module';
import { NavigationLink, Skeleton } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBetRecordsInfiniteQuery } from '../bet-list/record-queries';
import { useLiveRefresh } from '../bet-list/use-live-refresh';
import { CashOutWhenAsked } from '../cash-out/cash-out-when-asked';
import { RecordsFailure } from '../page/records-failure';
import { OpenBet } from './open-bet';

const OPEN = { query: { settled: false }, visit: 'panel' } as const;

export interface OpenBetsProps {
  /** How many of the newest are shown; the page of bets has the others. At most the 20 of one page of records. */
  readonly most: number;
  readonly className?: string;
}

/** A member's newest open bets, kept up to date, each to be cashed out, with the way to all of them. */
export function OpenBets({ most, className }: OpenBetsProps) {
  const { t } = useTranslation('records');
  const title = useId();
  const { currentData, error, isFetching, refetch } = useBetRecordsInfiniteQuery(OPEN, {
    refetchOnMountOrArgChange: true,
  });
  useLiveRefresh(refetch, true);
  const page = currentData?.pages[0];
  const records = page?.records.slice(0, most) ?? [];
  const all = page?.totals.bets ?? 0;
  return (
    <section aria-labelledby={title} aria-busy={page === undefined && isFetching} className={className}>
      <h2 id={title} className="flex min-h-11 items-center gap-2 text-base font-semibold text-text">
        {t('openBets.title')}
        {all > 0 && <span className="numeric text-sm font-normal text-muted">{all}</span>}
      </h2>
      {page === undefined && isFetching && <Skeleton className="mb-2 h-24 rounded-m" />}
      {page === undefined && !isFetching && error !== undefined && (
        <RecordsFailure error={error as ApiError} retrying={false} onRetry={() => void refetch()} />
      )}
      {page !== undefined && all === 0 && <p className="pb-3 text-sm text-muted">{t('empty.open')}</p>}
      {records.length > 0 && (
        <ul className="divide-y divide-line">
          {records.map((record) => (
            <OpenBet key={record.id} record={record} />
          ))}
        </ul>
      )}
      {all > 0 && (
        <NavigationLink
          href={PATHS.recordBet}
          className="flex min-h-11 items-center justify-center border-t border-line text-sm text-link"
        >
          {t('openBets.all', { number: all })}
        </NavigationLink>
      )}
      <CashOutWhenAsked />
    </section>
  );
}
