import { EXTRA_PATHS } from '@heptad/feature-module';
import { formatTime } from '@heptad/formatting';
import { Badge, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../anchors/anchor';
import { AnchorCover } from '../anchors/anchor-cover';

const WIDTH = 320;

/** The address of an anchor's room. */
export function roomPath(channel: string): string {
  return EXTRA_PATHS.anchorsByChannel.replace(':channel', encodeURIComponent(channel));
}

/** The match an anchor speaks about, in one line; nothing where there is none. */
export function matchLine({ match }: Anchor): string | undefined {
  return match && `${match.home} VS ${match.away}`;
}

/** An anchor at a glance; the whole card leads to the room. */
export function AnchorCard({ anchor }: { readonly anchor: Anchor }) {
  const { t } = useTranslation('media');
  const { channel, name, title, live, changesAt, viewers } = anchor;
  return (
    <NavigationLink
      href={roomPath(channel)}
      data-live={live || undefined}
      className={`flex h-full min-w-0 flex-col overflow-hidden rounded-l bg-raised text-left shadow-1 ${FOCUS_RING}`}
    >
      <span className="relative block aspect-video w-full bg-sunken">
        <span className={live ? 'contents' : 'absolute inset-0 opacity-60 grayscale'}>
          <AnchorCover anchor={anchor} width={WIDTH} />
        </span>
        <span className="absolute top-2 left-2">
          <Badge tone={live ? 'accent' : 'muted'}>{t(live ? 'onAir' : 'offAir')}</Badge>
        </span>
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate text-base font-semibold text-text">{title}</span>
          <span className="max-w-[40%] shrink-0 truncate text-sm text-muted">{name}</span>
        </span>
        <span className="truncate text-sm text-muted">{matchLine(anchor) ?? t('noMatch')}</span>
        <span className="text-xs text-muted tabular-nums">
          {live ? t('viewers', { count: viewers }) : t('onAirAt', { time: formatTime(changesAt) })}
        </span>
      </span>
    </NavigationLink>
  );
}
