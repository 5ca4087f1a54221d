import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { useIsMember } from '@heptad/session';
import { Button, cx, FOCUS_RING } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformNow, type ActivityOf } from '../../engine/activity';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import { usePlay } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';

/** The pick that is for the tournament and not for a match of it. */
const CHAMPION = 'champion';

/** The pick of the tournament's winner: made once, until it closes. */
export function ChampionCard({ activity }: { readonly activity: ActivityOf<'european'> }) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const { isOpen, play } = usePlay(activity);
  const [chosen, setChosen] = useState<string>();
  const { closesAt, open, pick, choices } = activity.board.champion;
  const can =
    isMember &&
    mayPlay(activity, clock) &&
    open === 1 &&
    pick === undefined &&
    platformNow(activity, clock) < closesAt;
  const picked = choices.find(({ id }) => id === pick);
  return (
    <SectionCard
      title={t('european.champion')}
      aside={open === 1 ? t('engine.match.states.open') : t('engine.match.closed')}
    >
      {picked !== undefined ? (
        <p className="rounded-m bg-sunken p-4 text-center text-lg font-semibold text-link">
          {t('engine.match.picked', { name: picked.name })}
        </p>
      ) : (
        <ul aria-label={t('european.teams')} className="grid grid-cols-3 gap-2 min-[480px]:grid-cols-4">
          {choices.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <button
                type="button"
                disabled={!can}
                aria-pressed={chosen === id}
                onClick={() => setChosen(id)}
                className={cx(
                  'touch w-full rounded-m border px-1 py-2 text-sm [overflow-wrap:anywhere]',
                  chosen === id
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-line bg-raised text-text',
                  FOCUS_RING,
                )}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-muted tabular-nums">
        {t('engine.match.closes', { time: formatDateTime(closesAt, language.current()) })}
        {can && ` · ${t('european.once')}`}
      </p>
      {can && chosen !== undefined && (
        <Button block busy={isOpen} onClick={() => play({ fixture: CHAMPION, pick: chosen })}>
          {t('engine.match.send')}
        </Button>
      )}
    </SectionCard>
  );
}
