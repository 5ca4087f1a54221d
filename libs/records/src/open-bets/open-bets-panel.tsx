import type { ApiError } from '@heptad/api-client';
import { PATHS } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { NavigationLink, Skeleton } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBetRecordsInfiniteQuery } from '../bet-list/record-queries';
import { useLiveRefresh } from '../bet-list/use-live-refresh';
import { CashOutWhenAsked } from '../cash-out/cash-out-when-asked';
import { RecordsFailure } from '../page/records-failure';
import { OpenBet } from './open-bet';

/** The newest open bets; the page of bets has the others. */
export const BETS_SHOWN = 5;

const OPEN = { query: { settled: false }, visit: 'panel' } as const;

/** A member's open bets beside every page of the full-site layout but that of the bets themselves, kept up to date, each to be cashed out. */
export default function OpenBetsPanel() {
  const { pathname } = useLocation();
  const isMember = useIsMember();
  return isMember && !pathname.startsWith('/record/') ? <OpenBets /> : null;
}

function OpenBets() {
  const { t } = useTranslation('records');
  const title = useId();
  const { currentData, error, isFetching, refetch } = useBetRecordsInfiniteQuery(OPEN, {
    refetchOnMountOrArgChange: true,
  });
  useLiveRefresh(refetch, true);
  const page = currentData?.pages[0];
  const records = page?.records.slice(0, BETS_SHOWN) ?? [];
  const all = page?.totals.bets ?? 0;
  return (
    <section
      aria-labelledby={title}
      aria-busy={page === undefined && isFetching}
      className="shrink-0 rounded-l bg-raised px-3 pt-2 pb-1 shadow-1"
    >
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
