import { EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { useMatchStages } from '../match/match-stages';
import { homeShare, statisticsOf } from '../match-timeline/match-events';
import { StageTable } from '../stages/stage-table';

/** How a pair is shared. @param share of the home side, percent; neither side's colour where there is none */
function ShareBar({ share }: { readonly share: number | undefined }) {
  return (
    <dd className="m-0 flex h-[6px] gap-[2px] overflow-hidden rounded-pill bg-sunken" aria-hidden="true">
      {share !== undefined && share > 0 && (
        <span className="bg-accent" style={{ width: `${String(share)}%` }} />
      )}
      {share !== undefined && share < 100 && <span className="flex-1 bg-accent-2" />}
    </dd>
  );
}

export interface MatchStatisticsProps {
  readonly match: MatchShape;
  /** With how each part of the match stands, unless that is shown elsewhere. */
  readonly staged?: boolean;
}

/** How each part of a match stands, and the figures that the venue gave with it. */
export function MatchStatistics({ match, staged = true }: MatchStatisticsProps) {
  const { t } = useTranslation('sports');
  const told = useMatchStages(match.id);
  const stages = staged ? told : undefined;
  const rows = statisticsOf(match);
  return (
    <section
      aria-label={t('figures.statistics')}
      className="flex flex-col gap-[12px] border-b border-line bg-raised px-[16px] py-[12px]"
    >
      {rows.length === 0 && stages === undefined && <EmptyState title={t('matchPage.media.noStatistics')} />}
      {stages !== undefined && (
        <StageTable
          sport={match.sport}
          home={match.home.name}
          away={match.away.name}
          total={match.score}
          stages={stages}
        />
      )}
      {rows.length > 0 && (
        <dl className="m-0 flex flex-col gap-[8px]">
          {rows.map((row) => (
            <div key={row.kind} className="grid grid-cols-[2.5rem_1fr_2.5rem] items-center gap-x-2 text-sm">
              <dt className="col-span-3 text-center text-xs text-muted">{t(`figures.${row.kind}`)}</dt>
              <dd className="numeric m-0 text-left">{row.home}</dd>
              <ShareBar share={homeShare(row)} />
              <dd className="numeric m-0 text-right">{row.away}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
