import { kickOffLabel } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Badge } from '@heptad/ui-kit';
import { isOver } from '@heptad/venue-gateway';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';
import { useMatchClock } from './match-clocks';
import type { MatchShape } from './match-shape';
import { stageTerm } from './sport-terms';

/** The score line of a match: its kick-off, or its status with the minute. */
export const ScoreLine = memo(function ScoreLine({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const reading = useMatchClock(match.id);
  if (match.status === 'upcoming')
    return (
      <span className="numeric text-xs text-muted">
        {kickOffLabel(match.kickOff, clock.now(), language.current())}
      </span>
    );
  return (
    <span className="flex min-w-0 items-center gap-2 text-xs text-muted">
      <Badge tone={isOver(match.status) ? 'muted' : 'danger'} className="shrink-0">
        {t(`status.${match.status}`)}
      </Badge>
      {match.status === 'live' && reading !== undefined && (
        <span className="numeric truncate">{stageTerm(t, match.sport, reading)}</span>
      )}
    </span>
  );
});
