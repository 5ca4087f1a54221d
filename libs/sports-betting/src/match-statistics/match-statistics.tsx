import { EmptyState, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { TeamCrest } from '../crests/team-crest';
import type { MatchShape } from '../match/match-shape';
import { useMatchStages } from '../match/match-stages';
import { scoreUnit } from '../match/sport-terms';
import { StageTable } from '../stages/stage-table';
import { expectedRows, homeShare, statisticRows, type StatisticRow } from './statistic-rows';
import { useStatistics } from './use-statistics';

/** From one question to the next, milliseconds: figures change with every attack. */
const EVERY_MS = 10_000;

/** Heights in CSS pixels: of the names with what is around the bars, and of one bar with its figures. */
const HEAD = 22;
const ROW = 40;

/** How a pair is shared between the sides. */
function ShareBar({ row }: { readonly row: StatisticRow }) {
  const share = homeShare(row);
  return (
    <dd
      className="order-3 col-span-3 m-0 flex h-[6px] gap-[2px] overflow-hidden rounded-pill"
      aria-hidden="true"
    >
      {share > 0 && <span className="bg-accent" style={{ width: `${String(share)}%` }} />}
      {share < 100 && <span className="flex-1 bg-accent-2" />}
    </dd>
  );
}

/** Whose colour is which. */
function Sides({ match }: { readonly match: MatchShape }) {
  return (
    <p className="m-0 flex h-[20px] justify-between gap-[16px] text-sm font-medium">
      <span className="flex min-w-0 items-center gap-[6px]">
        <span aria-hidden="true" className="h-[14px] w-[3px] shrink-0 rounded-pill bg-accent" />
        <TeamCrest match={match} side="home" />
        <span className="truncate">{match.home.name}</span>
      </span>
      <span className="flex min-w-0 items-center gap-[6px]">
        <span className="truncate">{match.away.name}</span>
        <TeamCrest match={match} side="away" />
        <span aria-hidden="true" className="h-[14px] w-[3px] shrink-0 rounded-pill bg-accent-2" />
      </span>
    </p>
  );
}

interface BarsProps {
  readonly match: MatchShape;
  readonly rows: readonly StatisticRow[];
}

/** Both sides' figures, each with its bar. */
function Bars({ match, rows }: BarsProps) {
  const { t } = useTranslation('sports');
  const context = scoreUnit(match.sport);
  return (
    <>
      <Sides match={match} />
      <dl className="m-0 flex flex-col gap-[10px]">
        {rows.map((row) => {
          const unit = row.kind === 'possession' ? '%' : '';
          return (
            <div
              key={row.kind}
              className="grid grid-cols-[3.5rem_1fr_3.5rem] h-[30px] items-baseline gap-y-[4px] text-sm leading-[20px]"
            >
              <dt className="order-1 text-center text-xs leading-[20px] text-muted">
                {t(`statistics.${row.kind}`, { context })}
              </dt>
              <dd className="numeric m-0 font-medium">
                {row.home}
                {unit}
              </dd>
              <dd className="numeric order-2 m-0 text-right font-medium">
                {row.away}
                {unit}
              </dd>
              <ShareBar row={row} />
            </div>
          );
        })}
      </dl>
    </>
  );
}

export interface MatchStatisticsProps {
  readonly match: MatchShape;
  /** With how each part of the match stands, and a word where nothing is told, unless another part of the page has those. */
  readonly staged?: boolean;
}

/** How each part of a match stands, and what was counted in it from its kick-off on (ROUTE-081). */
export function MatchStatistics({ match, staged = true }: MatchStatisticsProps) {
  const { t } = useTranslation('sports');
  const reading = useMatchStages(match.id);
  const { told, waits } = useStatistics(match, EVERY_MS);
  const stages = staged ? reading : undefined;
  const rows = statisticRows(match, told?.statistics);
  const isEmpty = rows.length === 0 && stages === undefined && !waits;
  if (isEmpty && !staged) return null;
  return (
    <section
      aria-label={t('figures.statistics')}
      className="flex flex-col gap-[12px] border-b border-line bg-raised px-[16px] py-[12px]"
    >
      {isEmpty && <EmptyState title={t('statistics.none')} />}
      {stages !== undefined && (
        <StageTable
          sport={match.sport}
          home={match.home.name}
          away={match.away.name}
          total={match.score}
          stages={stages}
        />
      )}
      {waits && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton style={{ height: HEAD + expectedRows(match) * ROW }} />
        </div>
      )}
      {!waits && rows.length > 0 && <Bars match={match} rows={rows} />}
    </section>
  );
}
