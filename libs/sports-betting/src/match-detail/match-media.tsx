import { lazyWithMessages } from '@heptad/feature-module';
import { cx, FOCUS_RING_INSIDE, Icon, Skeleton, type IconName } from '@heptad/ui-kit';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineUpsEntry } from '../line-ups/line-ups-entry';
import type { MatchShape } from '../match/match-shape';
import { mediaOf, type Medium } from './media';
import { useMatchEvents } from './use-match-events';

/** What the tabs open is fetched at the first tap. */
const loadPanel = () => import('./media-panel');
const MediaPanel = lazyWithMessages('sports', loadPanel);
const prefetch = (): void => void loadPanel().catch(() => undefined);

export type OpenedMedium = Exclude<Medium, 'lineUps'>;

const ICONS: Readonly<Record<OpenedMedium, IconName>> = {
  animation: 'sports',
  video: 'live',
  statistics: 'records',
  preview: 'calendar',
  events: 'clock',
};

export interface MatchMediaProps {
  readonly match: MatchShape;
  /** It stands beside the page, always in view: the first that needs no traffic is open, in a frame of one height. */
  readonly beside?: boolean;
}

/** What is open beside the page at first: pictures only when they are asked for. */
function firstOf(media: readonly Medium[]): OpenedMedium | undefined {
  return media.find((medium): medium is OpenedMedium => medium !== 'lineUps' && medium !== 'video');
}

/** One row of what a match has to show besides its prices, closed at first; below it what was opened. */
export function MatchMedia({ match, beside = false }: MatchMediaProps) {
  const { t } = useTranslation('sports');
  const events = useMatchEvents(match);
  const media = mediaOf(match);
  const first = beside ? firstOf(media) : undefined;
  const [chosen, setChosen] = useState(first);
  const panel = useId();
  if (media.length === 0) return null;
  // What was chosen may be gone: a match that begins has no preview any more.
  const opened = chosen === undefined || media.includes(chosen) ? chosen : first;
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
      <div
        id={panel}
        className={first !== undefined ? 'h-[192px] overflow-y-auto overscroll-contain' : undefined}
      >
        {opened !== undefined && (
          <Suspense fallback={<Skeleton className="aspect-video max-h-[320px] w-full" />}>
            <MediaPanel
              match={match}
              medium={opened}
              events={events}
              beside={beside}
              onClose={() => setChosen(undefined)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
