import { Skeleton } from '@heptad/ui-kit';
import type { SportKey } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { PITCH_HEIGHT, TEAM_HEAD } from './pitch-form';

const BENCH = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The skeleton of line-ups, in the form that the sport will have. */
export function LineUpsSkeleton({ sport }: { readonly sport: SportKey }) {
  const { t } = useTranslation('sports');
  const head = (
    <div className={TEAM_HEAD}>
      <Skeleton className="h-5 w-32" />
    </div>
  );
  return (
    <div role="status" aria-label={t('loading')}>
      {head}
      {sport === 'football' && (
        <>
          <Skeleton style={{ height: PITCH_HEIGHT }} className="rounded-m" />
          {head}
        </>
      )}
      {BENCH.map((key) => (
        <div key={key} className="flex min-h-[44px] items-center border-b border-line">
          <Skeleton className="h-5 w-full" />
        </div>
      ))}
    </div>
  );
}
