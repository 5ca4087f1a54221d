import { useBrand, useGuardedCommand, useServices } from '@heptad/feature-module';
import { kickOffLabel } from '@heptad/formatting';
import { cx, FOCUS_RING_INSIDE, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import type { BoardMatch } from '../activity';

/** A match of a board: who plays, when or how it ended; the whole row opens it where bets are placed. */
export function MatchRow({ match }: { readonly match: BoardMatch }) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const { config } = useBrand();
  const { send, isLost } = useGuardedCommand();
  const { id, league, stage, home, away, kickOff, score } = match;
  const when = kickOffLabel(kickOff, clock.now(), language.current());
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => void send('match.open', { venue: config.venueOrder[0], id })}
        className={cx(
          'flex min-h-[64px] w-full min-w-0 items-center gap-3 py-2 text-left',
          FOCUS_RING_INSIDE,
        )}
      >
        <span className="sr-only">{t('engine.openMatch')}</span>
        <span className="flex min-w-0 flex-1 flex-col gap-2">
          <span className="flex min-w-0 items-baseline gap-2 text-xs text-muted">
            <span className="min-w-0 flex-1 truncate">
              {stage === undefined ? league : `${league} · ${stage}`}
            </span>
            <span className="shrink-0 tabular-nums">{when}</span>
          </span>
          <span className="flex min-w-0 items-center gap-2 text-sm font-medium text-text">
            <span className="min-w-0 flex-1 truncate text-right">{home.name}</span>
            <span className="numeric shrink-0 rounded-s bg-sunken px-2 py-1 text-xs">
              {score === undefined ? 'VS' : `${String(score.home)} : ${String(score.away)}`}
            </span>
            <span className="min-w-0 flex-1 truncate">{away.name}</span>
          </span>
        </span>
        <Icon name="forward" className="size-4 text-muted" />
      </button>
      {isLost && (
        <p role="alert" className="pb-2 text-center text-sm text-danger">
          {t('engine.notOpened')}
        </p>
      )}
    </li>
  );
}
