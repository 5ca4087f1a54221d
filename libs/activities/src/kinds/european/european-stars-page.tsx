import { PATHS } from '@heptad/feature-module';
import { EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../engine/board/section-card';
import { ActivitySubPage } from '../../engine/frame/activity-sub-page';

export { messages } from './european-texts';

/** Who has scored most in the tournament (ROUTE-122). */
export default function EuropeanStarsPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivitySubPage kind="european" title={t('european.stars')} elsewhere={PATHS.activityList}>
      {({ board: { stars, tournament } }) =>
        stars.length === 0 ? (
          <EmptyState icon="records" title={t('european.noStars')} description={t('european.noStarsHint')} />
        ) : (
          <SectionCard title={tournament} aside={t('european.goals')}>
            <ol aria-label={t('european.stars')} className="-my-1 divide-y divide-line">
              {stars.map(({ rank, name, team, goals }) => (
                <li
                  key={`${String(rank)} ${name}`}
                  className="flex min-h-[52px] min-w-0 items-center gap-3 py-2"
                >
                  <span
                    className={`numeric flex h-7 min-w-7 items-center justify-center rounded-pill text-sm font-semibold ${
                      rank === 1 ? 'bg-accent text-on-accent' : 'bg-sunken text-muted'
                    }`}
                  >
                    {rank}
                  </span>
                  <span className="flex min-w-0 flex-1 flex-col">
                    <span className="truncate text-sm font-semibold text-text">{name}</span>
                    <span className="truncate text-xs text-muted">{team}</span>
                  </span>
                  <span className="numeric shrink-0 text-lg font-semibold text-link">{goals}</span>
                </li>
              ))}
            </ol>
          </SectionCard>
        )
      }
    </ActivitySubPage>
  );
}
