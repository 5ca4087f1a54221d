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

export interface ScoreLineProps {
  readonly match: MatchShape;
  /** A running match shows its minute alone, where there is little room. */
  readonly short?: boolean;
}

/** The score line of a match: its kick-off, or its status with the minute. */
export const ScoreLine = memo(function ScoreLine({ match, short = false }: ScoreLineProps) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const reading = useMatchClock(match.id);
  if (match.status === 'upcoming')
    return (
      <span className="numeric text-xs text-muted">
        {kickOffLabel(match.kickOff, clock.now(), language.current())}
      </span>
    );
  const stage = match.status === 'live' && reading && stageTerm(t, match.sport, reading);
  if (short && stage) return <span className="live-mark numeric truncate text-xs text-danger">{stage}</span>;
  return (
    <span className="flex min-w-0 items-center gap-2 text-xs text-muted">
      <Badge tone={isOver(match.status) ? 'muted' : 'danger'} className="live-mark shrink-0">
        {t(`status.${match.status}`)}
      </Badge>
      {stage && <span className="numeric truncate">{stage}</span>}
    </span>
  );
});
