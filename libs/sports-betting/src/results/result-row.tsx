import { formatTime } from '@heptad/formatting';
import { Badge, FOCUS_RING_INSIDE, Icon, Skeleton } from '@heptad/ui-kit';
import { lazy, memo, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamCrest } from '../crests/team-crest';
import { StageScores } from '../stages/stage-line';
import type { ResultMatch } from '../match/result-queries';

const ResultDetails = lazy(() => import('./result-details'));

/** Height of a row in CSS pixels: the same for every result that is not open, so that Back finds its place. */
export const RESULT_HEIGHT = 92;

interface SideProps {
  readonly match: ResultMatch;
  readonly side: 'home' | 'away';
}

/** A team and its score; who won stands out. */
function Side({ match, side }: SideProps) {
  const { score, status } = match;
  const other = side === 'home' ? 'away' : 'home';
  const won = status === 'ended' && score !== undefined && score[side] > score[other];
  return (
    <span className={`flex items-center gap-2 ${won ? 'font-semibold' : ''}`}>
      <TeamCrest match={match} side={side} size={18} />
      <span className="min-w-0 flex-1 truncate text-sm">{match[side].name}</span>
      <span className="numeric text-base">{score === undefined ? '–' : score[side]}</span>
    </span>
  );
}

export interface ResultRowProps {
  readonly match: ResultMatch;
  readonly open: boolean;
  /** Opens the result, or closes it. Keep it the same between renders. */
  readonly onOpen: (matchId: string | undefined) => void;
}

/** How one match ended: its score, that of its stages, and corners where the sport has them. Opens into how it went. */
export const ResultRow = memo(function ResultRow({ match, open, onOpen }: ResultRowProps) {
  const { t } = useTranslation('sports');
  const details = useId();
  const { id, kickOff, status, stageScores = [], corners } = match;
  return (
    <article className="border-b border-line bg-raised text-text">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? details : undefined}
        onClick={() => onOpen(open ? undefined : id)}
        style={{ height: RESULT_HEIGHT - 1 }}
        className={`flex w-full items-center gap-3 overflow-hidden px-3 text-left ${FOCUS_RING_INSIDE}`}
      >
        <span className="flex w-[72px] shrink-0 flex-col items-start gap-1">
          <time dateTime={new Date(kickOff).toISOString()} className="numeric text-xs text-muted">
            {formatTime(kickOff)}
          </time>
          <Badge tone={status === 'abandoned' ? 'warning' : 'muted'}>{t(`status.${status}`)}</Badge>
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <Side match={match} side="home" />
          <Side match={match} side="away" />
          <span className="flex h-4 items-center gap-3 overflow-hidden text-xs text-muted">
            <StageScores sport={match.sport} scores={stageScores} whole />
            {corners !== undefined && (
              <span className="numeric shrink-0">
                {t('facts.cornersName')} {corners.home}-{corners.away}
              </span>
            )}
            {status === 'abandoned' && <span className="truncate">{t('results.abandonedHint')}</span>}
          </span>
        </span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} className="size-4 text-muted" />
      </button>
      {open && (
        <div id={details} className="flex flex-col gap-3 border-t border-line px-3 pt-3">
          <Suspense fallback={<Skeleton className="mb-3 h-36 rounded-m" />}>
            <ResultDetails match={match} />
          </Suspense>
        </div>
      )}
    </article>
  );
});
