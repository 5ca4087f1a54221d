import { EXTRA_PATHS, useBack, useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import {
  EmptyState,
  ErrorState,
  Icon,
  InfiniteList,
  infiniteListState,
  Skeleton,
  TitlePage,
  WindowedList,
} from '@heptad/ui-kit';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { useLoginHistoryInfiniteQuery, type LoginAttempt } from './device-queries';
import { deviceWords, placeWords } from './device-words';

export { messages } from './device-texts';

/** CSS pixels of a row until it is measured. */
const ROW_HEIGHT = 92;
const keyOf = ({ id }: LoginAttempt): string => String(id);
const heightOf = (): number => ROW_HEIGHT;

/** Every attempt of the last 90 days to log in to the member's account, the newest first. */
export default function LoginHistoryPage() {
  const { t } = useTranslation('account');
  const back = useBack(EXTRA_PATHS.mineUserInfoDevices);
  const query = useLoginHistoryInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = query;
  const attempts = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const draw = useCallback((attempt: LoginAttempt) => <AttemptRow attempt={attempt} />, []);
  return (
    <TitlePage title={t('history.title')} back={{ label: t('rules.back'), onPress: back }}>
      <p className="text-sm text-muted">{t('history.lead')}</p>
      {attempts === undefined && isError && (
        <ErrorState
          title={t('history.loadFailed')}
          retryLabel={t('centre.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {attempts === undefined && !isError && <Skeleton className="h-[276px] rounded-m" aria-busy="true" />}
      {attempts?.length === 0 && <EmptyState icon="clock" title={t('history.none')} />}
      {attempts !== undefined && attempts.length > 0 && (
        <InfiniteList
          state={infiniteListState(query)}
          onMore={() => void query.fetchNextPage()}
          labels={{
            more: t('history.more'),
            loading: t('history.loading'),
            end: t('history.end'),
            error: t('history.loadFailed'),
            retry: t('centre.retry'),
          }}
        >
          <WindowedList
            label={t('history.title')}
            rows={attempts}
            getKey={keyOf}
            estimateHeight={heightOf}
            renderRow={draw}
          />
        </InfiniteList>
      )}
    </TitlePage>
  );
}

function AttemptRow({ attempt }: { readonly attempt: LoginAttempt }) {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const { at, way, reason, site } = attempt;
  return (
    <div className="pb-2">
      <div className="flex items-start gap-3 rounded-m bg-raised px-4 py-3 shadow-1">
        <Icon
          name={reason === undefined ? 'check' : 'warning'}
          className={`mt-0.5 size-5 ${reason === undefined ? 'text-success' : 'text-danger'}`}
        />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <p className="text-base break-words">
            {reason === undefined ? t(`history.ways.${way}`) : t(`history.reasons.${reason}`)}
          </p>
          <p className="text-sm break-words text-muted">
            {deviceWords(attempt, t)} · {site}
          </p>
          <p className="text-sm break-words text-muted tabular-nums">
            {formatDateTime(at, language.current())} · {placeWords(attempt, t)}
          </p>
        </div>
      </div>
    </div>
  );
}
