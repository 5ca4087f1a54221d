import { kickOffLabel } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { cx, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMatchClock } from '../../match/match-clocks';
import { stageTerm } from '../../match/sport-terms';
import type { SportsServices } from '../../services';
import { awaitsConsent } from '../rules/consent';
import type { SlipSelection } from '../slip-selection';
import type { LegView } from '../slip-view';
import { teamsOf } from './use-selection-text';

/** When it is played: kick-off before, then clock and score as far as they are known. */
function Moment({ leg: { match } }: { readonly leg: SlipSelection }) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const reading = useMatchClock(match.id);
  if (match.status === 'upcoming') return kickOffLabel(match.kickOff, clock.now(), language.current());
  if (match.status !== 'live' || reading === undefined) return t(`status.${match.status}`);
  const { score } = reading;
  return (
    <>
      {stageTerm(t, match.sport, reading)}
      {score !== undefined && (
        <b className="ml-1 font-semibold text-text">{`${String(score.home)}-${String(score.away)}`}</b>
      )}
    </>
  );
}

export interface LegMatchProps {
  readonly leg: SlipSelection;
  /** Why it cannot be bet, in the place of clock and score. */
  readonly problem: LegView['problem'];
}

/** What a selection is of: market, teams and league, cut off first; clock and score, or what is wrong, never. */
export function LegMatch({ leg, problem }: LegMatchProps) {
  const { t } = useTranslation('sports');
  const held = problem !== undefined && !awaitsConsent(problem);
  return (
    <p className="flex min-w-0 items-center justify-between gap-2 text-xs text-muted">
      <span className="min-w-0 truncate">
        {[leg.market.name, teamsOf(leg), leg.match.league.name].filter(Boolean).join(' · ')}
      </span>
      {held ? (
        <span className={cx('flex shrink-0 items-center gap-1', problem === 'stale' && 'text-warning')}>
          {problem !== 'stale' && <Icon name="lock" className="size-3" />}
          {t(`slip.mark.${problem}`)}
        </span>
      ) : (
        <span className="shrink-0 tabular-nums">
          <Moment leg={leg} />
        </span>
      )}
    </p>
  );
}
