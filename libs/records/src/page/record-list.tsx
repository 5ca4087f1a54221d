import { useBrand, useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { Button, EmptyState, Skeleton, WindowedList } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BetCard, LEGS_SHOWN } from '../bet-card/bet-card';
import type { BetRecord } from '../bet-list/bet-record';
import { heightOf, MeasuredRow } from './measured-row';

// Phones fetch nothing of the table.
const RecordTable = lazy(() => import('./record-table'));

const keyOf = ({ id }: BetRecord): string => id;
const drawCard = (record: BetRecord) => (
  <MeasuredRow form="card" id={record.id} className="pb-3">
    <BetCard record={record} />
  </MeasuredRow>
);

/** Heights in CSS pixels to assume until a bet is measured: its frame, and each leg in it. */
const CARD_HEIGHT = 204;
const CARD_LEG_HEIGHT = 100;

const cardHeight = ({ id, legs }: BetRecord): number =>
  heightOf('card', id) ?? CARD_HEIGHT + CARD_LEG_HEIGHT * Math.min(legs.length, LEGS_SHOWN + 1);

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

export interface NoRecordsProps {
  /** That there are none at all. */
  readonly title: string;
  /** Where some would come from, and what it is called. */
  readonly way: { readonly path: string; readonly label: string };
  /** Takes off what the list was narrowed by; undefined where nothing narrows it. */
  readonly onReset: (() => void) | undefined;
}

/** That there are none, and what may be done about it. */
export function NoRecords({ title, way, onReset }: NoRecordsProps) {
  const { t } = useTranslation('records');
  const { assets } = useBrand();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={onReset === undefined ? title : t('empty.filtered')}
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
          <Button onClick={() => void navigate(way.path)}>{way.label}</Button>
        ) : (
          <Button variant="secondary" onClick={onReset}>
            {t('filter.reset')}
          </Button>
        )
      }
    />
  );
}

export interface RecordListProps {
  readonly records: readonly BetRecord[];
  readonly settled: boolean;
}

/** The bets, of which only those in view are in the page: cards, or a table in the full-site layout. */
export function RecordList(props: RecordListProps) {
  const { t } = useTranslation('records');
  if (useMedia(WIDE_QUERY))
    return (
      <Suspense fallback={<Skeleton className="h-dvh rounded-l" />}>
        <RecordTable {...props} />
      </Suspense>
    );
  return (
    <WindowedList
      label={t('list')}
      rows={props.records}
      getKey={keyOf}
      estimateHeight={cardHeight}
      renderRow={drawCard}
    />
  );
}
