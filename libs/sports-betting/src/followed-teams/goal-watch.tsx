import { teams } from '@heptad/contracts';
import { useGuardedCommand, useServices } from '@heptad/feature-module';
import { Button, Icon, IconButton } from '@heptad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import { goalNotices, type GoalNotice, type KnownGoals } from './goal-notices';

/** How often matches that run are asked about, and those that are to begin, ms. */
const RUNNING_MS = 10_000;
const WAITING_MS = 60_000;
/** How long a notice stays, ms. */
const SHOWN_MS = 12_000;
/** Notices of one answer that are shown together. */
const MOST_SHOWN = 3;

/** What is new since the answer before, asked for again and again while the page is seen. */
function useGoalNotices() {
  const { api, language } = useServices<SportsServices>();
  const known = useRef<KnownGoals>(new Map());
  // Until the first answer it may be that one runs.
  const [isLive, setLive] = useState(true);
  const [notices, setNotices] = useState<readonly GoalNotice[]>([]);
  usePolling(
    async () => {
      const answer = await api.send(teams.matches, { language: language.current() }, { noToast: true });
      // A failure is nothing to tell: the next answer says all of it.
      if (!answer.ok) return;
      const next = goalNotices(known.current, answer.value.matches);
      ({ known: known.current } = next);
      setLive(answer.value.matches.some(({ live }) => live === 1));
      if (next.notices.length > 0) setNotices(next.notices.slice(-MOST_SHOWN));
    },
    isLive ? RUNNING_MS : WAITING_MS,
    'goal alerts',
  );
  useEffect(() => {
    if (notices.length === 0) return;
    const timer = setTimeout(() => setNotices([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notices]);
  return { notices, dismiss: () => setNotices([]) };
}

function Notice({
  notice: { kind, match, goal },
  onDone,
}: {
  readonly notice: GoalNotice;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('sports');
  const services = useServices<SportsServices>();
  const { send, isLost } = useGuardedCommand();
  const { home, away } = kind === 'goal' ? goal.score : match.score;
  const open = async (): Promise<void> => {
    if (await send('match.open', { venue: firstVenue(services), id: match.id })) onDone();
  };
  return (
    <div
      data-goal={kind}
      className="pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-m border border-line bg-raised py-2 ps-3 pe-1 text-text shadow-2"
    >
      <Icon name={kind === 'goal' ? 'sports' : 'warning'} className="size-6 text-link" />
      <p className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">
          {t(`followTeam.${kind}`, { team: match[goal.side] })}
        </span>{' '}
        {isLost ? (
          <span className="block text-xs text-danger">{t('notOpened')}</span>
        ) : (
          <span className="block truncate text-xs text-muted tabular-nums">
            {t('followTeam.stands', {
              home: match.home,
              away: match.away,
              score: `${String(home)}-${String(away)}`,
              minute: goal.minute,
            })}
          </span>
        )}
      </p>
      <Button size="s" variant="secondary" onClick={() => void open()}>
        {t('followTeam.look')}
      </Button>
      <IconButton icon="close" label={t('followTeam.dismiss')} className="text-muted" onClick={onDone} />
    </div>
  );
}

/** Goals of followed teams as they fall, each once, with the way to the match. Screen readers are told when they are silent. */
export function GoalWatch() {
  const { notices, dismiss } = useGoalNotices();
  return (
    // It is there before its text, which is not read out otherwise.
    <div role="status" aria-live="polite" className="contents">
      {notices.map((notice) => (
        <Notice
          key={`${notice.kind} ${notice.match.id} ${notice.goal.id}`}
          notice={notice}
          onDone={dismiss}
        />
      ))}
    </div>
  );
}
