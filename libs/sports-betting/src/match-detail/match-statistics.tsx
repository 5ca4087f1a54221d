import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { EventTimeline } from '../match-timeline/event-timeline';
import { homeShare, statisticsOf, type MatchEvent } from '../match-timeline/match-events';

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

function Statistics({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const rows = statisticsOf(match);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('figures.statistics')} className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{t('figures.statistics')}</h2>
      <dl className="m-0 flex flex-col gap-2">
        {rows.map((row) => (
          <div key={row.kind} className="grid grid-cols-[2.5rem_1fr_2.5rem] items-center gap-x-2 text-sm">
            <dt className="col-span-3 text-center text-xs text-muted">{t(`figures.${row.kind}`)}</dt>
            <dd className="numeric m-0 text-left">{row.home}</dd>
            <ShareBar share={homeShare(row)} />
            <dd className="numeric m-0 text-right">{row.away}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface MatchFactsProps {
  readonly match: MatchShape;
  /** Latest first. */
  readonly events: readonly MatchEvent[];
}

/** The figures of a match and what has happened in it; nothing where there is neither. */
export function MatchFacts({ match, events }: MatchFactsProps) {
  const { t } = useTranslation('sports');
  if (statisticsOf(match).length === 0 && events.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 bg-raised px-4 py-3">
      <Statistics match={match} />
      <EventTimeline title={t('figures.timeline')} match={match} events={events} />
    </div>
  );
}
