import type { ApiError } from '@heptad/api-client';
import { PATHS, useBrand, useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { Button, EmptyState, ErrorState, OfflineState, Skeleton, WindowedList } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BetCard, LEGS_SHOWN } from '../bet-card/bet-card';
import type { BetRecord } from '../bet-list/bet-record';
import type { RecordTab } from '../bet-list/record-filters';
import { BetTableHead, BetTableRow } from './bet-table';
import { heightOf, MeasuredRow } from './measured-row';

const keyOf = ({ id }: BetRecord): string => id;
const drawCard = (record: BetRecord) => (
  <MeasuredRow form="card" id={record.id} className="pb-3">
    <BetCard record={record} />
  </MeasuredRow>
);
const drawRow = (record: BetRecord) => (
  <MeasuredRow form="row" id={record.id}>
    <BetTableRow record={record} />
  </MeasuredRow>
);

/** Heights in CSS pixels to assume until a bet is measured: its frame, and each leg in it. */
const CARD_HEIGHT = 204;
const CARD_LEG_HEIGHT = 100;
const ROW_HEIGHT = 128;
const ROW_LEG_HEIGHT = 52;

const cardHeight = ({ id, legs }: BetRecord): number =>
  heightOf('card', id) ?? CARD_HEIGHT + CARD_LEG_HEIGHT * Math.min(legs.length, LEGS_SHOWN + 1);
const rowHeight = ({ id, legs }: BetRecord): number =>
  heightOf('row', id) ?? Math.max(ROW_HEIGHT, ROW_LEG_HEIGHT * legs.length);

/** What stands for sums and list while the first page is on its way. */
export function RecordsSkeleton() {
  return (
    <div aria-busy="true" data-state="loading" className="flex flex-col gap-3">
      <Skeleton className="h-[156px] rounded-l lg:h-[112px]" />
      <Skeleton className="h-[292px] rounded-l lg:h-[128px]" />
      <Skeleton className="h-[292px] rounded-l lg:h-[128px]" />
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

export interface NoRecordsProps {
  readonly tab: RecordTab;
  /** Takes off what the list was narrowed by; undefined where nothing narrows it. */
  readonly onReset: (() => void) | undefined;
}

/** That there are none, and what may be done about it. */
export function NoRecords({ tab, onReset }: NoRecordsProps) {
  const { t } = useTranslation('records');
  const { assets } = useBrand();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t(onReset === undefined ? `empty.${tab}` : 'empty.filtered')}
      art={
        <img
          src={assets.empty}
          alt=""
          width={160}
          height={120}
          className="h-[120px] w-[160px] object-contain"
        />
      }
      action={
        onReset === undefined ? (
          <Button onClick={() => void navigate(PATHS.homeSports)}>{t('empty.bet')}</Button>
        ) : (
          <Button variant="secondary" onClick={onReset}>
            {t('filter.reset')}
          </Button>
        )
      }
    />
  );
}

/** The bets, of which only those in view are in the page: cards, or a table in the full-site layout. */
export function RecordList({
  records,
  settled,
}: {
  readonly records: readonly BetRecord[];
  readonly settled: boolean;
}) {
  const { t } = useTranslation('records');
  const wide = useMedia(WIDE_QUERY);
  return (
    <div className={wide ? 'overflow-hidden rounded-l shadow-1' : undefined}>
      {wide && <BetTableHead settled={settled} />}
      <WindowedList
        key={wide ? 'table' : 'cards'}
        label={t('list')}
        rows={records}
        getKey={keyOf}
        estimateHeight={wide ? rowHeight : cardHeight}
        renderRow={wide ? drawRow : drawCard}
      />
    </div>
  );
}
