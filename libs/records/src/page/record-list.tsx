import type { ApiError } from '@heptad/api-client';
import { PATHS, useBrand } from '@heptad/feature-module';
import { Button, EmptyState, ErrorState, OfflineState, Skeleton, WindowedList } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BetCard } from '../bet-card/bet-card';
import type { BetRecord } from '../bet-list/bet-record';

const keyOf = ({ id }: BetRecord): string => id;
const drawRow = (record: BetRecord) => (
  <div className="pb-3">
    <BetCard record={record} />
  </div>
);

/** Heights in CSS pixels to reckon with until a card is measured: its frame, and each leg in it. */
const CARD_HEIGHT = 168;
const LEG_HEIGHT = 96;
const heightOf = ({ legs }: BetRecord): number => CARD_HEIGHT + LEG_HEIGHT * legs.length;

/** What stands for the list while the first page is on its way. */
export function RecordsSkeleton() {
  return (
    <div aria-busy="true" data-state="loading" className="flex flex-col gap-3">
      <Skeleton className="h-[84px] rounded-l" />
      <Skeleton className="h-[264px] rounded-l" />
      <Skeleton className="h-[264px] rounded-l" />
    </div>
  );
}

export interface RecordsFailureProps {
  readonly error: ApiError;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Why there is no list, and a way to try again. */
export function RecordsFailure({ error, retrying, onRetry }: RecordsFailureProps) {
  const { t } = useTranslation('records');
  const retry = { retryLabel: t('retry'), retrying, onRetry };
  return error.kind === 'offline' ? (
    <OfflineState title={t('offline')} {...retry} />
  ) : (
    <ErrorState title={t('loadFailed')} {...retry} />
  );
}

/** The bets, of which only those in view are in the page. */
export function RecordList({
  records,
  settled,
}: {
  readonly records: readonly BetRecord[];
  readonly settled: boolean;
}) {
  const { t } = useTranslation('records');
  const { assets } = useBrand();
  const navigate = useNavigate();
  if (records.length === 0)
    return (
      <EmptyState
        title={t(settled ? 'empty.settled' : 'empty.open')}
        art={
          <img
            src={assets.empty}
            alt=""
            width={160}
            height={120}
            className="h-[120px] w-[160px] object-contain"
          />
        }
        action={<Button onClick={() => void navigate(PATHS.homeSports)}>{t('empty.bet')}</Button>}
      />
    );
  return (
    <WindowedList
      label={t('list')}
      rows={records}
      getKey={keyOf}
      estimateHeight={heightOf}
      renderRow={drawRow}
    />
  );
}
