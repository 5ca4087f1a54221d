import { EmptyState, NavigationLink, FOCUS_RING } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../board/section-card';
import { OwnPlace } from './own-place';
import { RankList } from './rank-list';
import type { RankRow, RankUnit } from './rank-row';

interface LeadersCardProps {
  readonly board: {
    readonly unit: RankUnit;
    readonly leaders: readonly RankRow[];
    readonly own?: RankRow | undefined;
    readonly total: number;
  };
  /** Where the whole ranking is; left out where there is no more of it. */
  readonly path?: string;
}

/** The first places of a ranking, the member's own, and the way to all of it. */
export function LeadersCard({ board: { unit, leaders, own, total }, path }: LeadersCardProps) {
  const { t } = useTranslation('activities');
  return (
    <>
      {total > 0 && <OwnPlace own={own} unit={unit} />}
      <SectionCard
        title={t('engine.ranking.title')}
        aside={total > 0 ? t('engine.ranking.total', { total }) : undefined}
      >
        {leaders.length === 0 ? (
          <EmptyState title={t('engine.ranking.none')} description={t('engine.ranking.noneHint')} />
        ) : (
          <RankList
            rows={leaders}
            unit={unit}
            label={t('engine.ranking.leaders', { count: leaders.length })}
          />
        )}
        <p className="text-xs text-muted">{t('engine.ranking.ties')}</p>
        {path !== undefined && total > leaders.length && (
          <NavigationLink
            href={path}
            className={`flex min-h-[44px] items-center justify-center rounded-m text-sm text-link ${FOCUS_RING}`}
          >
            {t('engine.ranking.more')}
          </NavigationLink>
        )}
      </SectionCard>
    </>
  );
}
