import { cx, FOCUS_RING_INSIDE, Icon, Skeleton, type IconName } from '@heptad/ui-kit';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineUpsEntry } from '../line-ups/line-ups-entry';
import type { MatchShape } from '../match/match-shape';
import { mediaOf, type Medium } from './media';
import { useMatchEvents } from './use-match-events';

/** What the tabs open is fetched at the first tap. */
const loadPanel = () => import('./media-panel');
const MediaPanel = lazy(loadPanel);
const prefetch = (): void => void loadPanel().catch(() => undefined);

export type OpenedMedium = Exclude<Medium, 'lineUps'>;

const ICONS: Readonly<Record<OpenedMedium, IconName>> = {
  animation: 'sports',
  video: 'live',
  statistics: 'records',
  form: 'calendar',
  events: 'clock',
};

/** One row of what a match has to show besides its prices, closed at first; below it what was opened. */
export function MatchMedia({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const events = useMatchEvents(match);
  const [chosen, setChosen] = useState<OpenedMedium | undefined>(undefined);
  const panel = useId();
  const media = mediaOf(match);
  if (media.length === 0) return null;
  const opened = chosen !== undefined && media.includes(chosen) ? chosen : undefined;
  return (
    <>
      <div
        role="group"
        aria-label={t('matchPage.media.label')}
        className="flex h-[44px] border-b border-line bg-raised strip"
      >
        {media.map((medium) =>
          medium === 'lineUps' ? (
            <LineUpsEntry key={medium} match={match} tab={t('matchPage.media.lineUps')} />
          ) : (
            <button
              key={medium}
              type="button"
              aria-expanded={opened === medium}
              aria-controls={panel}
              onPointerDown={prefetch}
              onFocus={prefetch}
              onClick={() => setChosen(opened === medium ? undefined : medium)}
              className={cx(
                'flex max-w-[132px] min-w-[68px] flex-[1_0_auto] items-center justify-center gap-[4px] px-[6px] text-[13px] whitespace-nowrap text-muted aria-expanded:bg-sunken aria-expanded:font-medium aria-expanded:text-accent',
                FOCUS_RING_INSIDE,
              )}
            >
              <Icon name={ICONS[medium]} className="size-4" />
              {t(`matchPage.media.${medium}`)}
            </button>
          ),
        )}
      </div>
      <div id={panel}>
        {opened !== undefined && (
          <Suspense fallback={<Skeleton className="aspect-video max-h-[320px] w-full" />}>
            <MediaPanel match={match} medium={opened} events={events} onClose={() => setChosen(undefined)} />
          </Suspense>
        )}
      </div>
    </>
  );
}
