import { EXTRA_PATHS, useServices } from '@heptad/feature-module';
import { Avatar, Badge, FOCUS_RING, NavigationLink, PREVIEW_ROW, PreviewSection } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../anchors/anchor';
import { useAnchorsQuery, useAnchorsSponsoredQuery } from '../anchors/anchor-queries';
import { matchLine, roomPath } from '../list/anchor-card';
import type { MediaServices } from '../services';

/** One row that is pushed aside; two rows in wide windows, one again in the widest. */
const HEIGHT = 'h-[108px]';
const KEPT = `${HEIGHT} md:h-[calc(216px_+_3*var(--spacing))] 2xl:h-[108px]`;

function Door({ anchor }: { readonly anchor: Anchor }) {
  const { t } = useTranslation('media');
  const { channel, name, title, live } = anchor;
  return (
    <NavigationLink
      href={roomPath(channel)}
      className={`flex w-full min-w-0 flex-col justify-between gap-2 rounded-l bg-raised p-[14px] text-left shadow-1 ${HEIGHT} ${FOCUS_RING}`}
    >
      <span className="flex min-w-0 items-center gap-2">
        <Avatar decorative name={name} className="size-9" />
        <span className="min-w-0 flex-1 truncate text-sm font-medium text-text">{name}</span>
        <Badge tone={live ? 'accent' : 'muted'}>{t(live ? 'onAir' : 'offAir')}</Badge>
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm text-text">{title}</span>
        <span className="block truncate text-xs text-muted">{matchLine(anchor) ?? t('noMatch')}</span>
      </span>
    </NavigationLink>
  );
}

/** The anchors that are on the air, for the home page. Renders nothing where the site does not show its anchors (ROLE-004). */
export default function AnchorsSection() {
  const { t } = useTranslation('media');
  const { language } = useServices<MediaServices>();
  const list = useAnchorsQuery(language.current());
  const { data: sponsored } = useAnchorsSponsoredQuery();
  const { data } = list;
  if (data?.shown === false || sponsored === false) return null;
  return (
    <PreviewSection
      headingId="home-anchors"
      title={t('section')}
      all={{ label: t('all'), href: EXTRA_PATHS.anchors }}
      height={KEPT}
      count={data?.anchors.length}
      query={list}
      words={{ failed: t('loadFailed'), retry: t('retry'), none: t('none') }}
    >
      <ul className={`${PREVIEW_ROW} 2xl:grid-cols-4`}>
        {data?.anchors.map((anchor) => (
          <li key={anchor.channel} className="w-[220px] shrink-0 snap-start md:w-auto md:min-w-0">
            <Door anchor={anchor} />
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}
