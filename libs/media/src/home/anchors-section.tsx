import { EXTRA_PATHS, useServices } from '@heptad/feature-module';
import { Avatar, Badge, Button, FOCUS_RING, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../anchors/anchor';
import { useAnchorsQuery, useAnchorsSponsoredQuery } from '../anchors/anchor-endpoints';
import { matchLine, roomPath } from '../list/anchor-card';
import type { MediaServices } from '../services';

const HEIGHT = 'h-[124px]';
const ROW =
  '-mx-page flex snap-x scroll-px-page gap-3 overflow-x-auto px-page pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:px-0 2xl:grid-cols-4';

function Door({ anchor }: { readonly anchor: Anchor }) {
  const { t } = useTranslation('media');
  const { channel, name, title, live } = anchor;
  return (
    <NavigationLink
      href={roomPath(channel)}
      className={`flex w-full min-w-0 flex-col justify-between gap-2 rounded-l bg-raised p-[14px] text-left shadow-1 ${HEIGHT} ${FOCUS_RING}`}
    >
      <span className="flex min-w-0 items-center gap-2">
        <Avatar decorative name={name} className="size-9 shrink-0" />
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

/** Who is on the air, for the home page; nothing where the site does not show its anchors (ROLE-004). */
export default function AnchorsSection() {
  const { t } = useTranslation('media');
  const { language } = useServices<MediaServices>();
  const list = useAnchorsQuery(language.current());
  const { data: sponsored } = useAnchorsSponsoredQuery();
  const { data, isError, isFetching, refetch } = list;
  if (data?.shown === false || sponsored === false) return null;
  return (
    <section aria-labelledby="home-anchors" className="min-h-[160px]">
      <div className="flex h-[36px] items-start justify-between gap-2">
        <h2
          id="home-anchors"
          className="section-head min-w-0 flex-1 truncate text-lg leading-[28px] text-text"
        >
          {t('section')}
        </h2>
        <NavigationLink
          href={EXTRA_PATHS.anchors}
          className="-my-[8px] flex min-h-[44px] items-center rounded-s px-1 text-sm text-accent focus-visible:outline-2 focus-visible:outline-focus"
        >
          {t('all')}
        </NavigationLink>
      </div>
      {data === undefined && !isError && (
        <div aria-busy="true">
          <Skeleton className={`rounded-l ${HEIGHT}`} />
        </div>
      )}
      {data === undefined && isError && (
        <div
          role="alert"
          className={`flex flex-col items-center justify-center gap-2 rounded-l bg-raised text-sm text-muted ${HEIGHT}`}
        >
          <p>{t('loadFailed')}</p>
          <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data !== undefined && (
        <ul className={ROW}>
          {data.anchors.map((anchor) => (
            <li key={anchor.channel} className="w-[220px] shrink-0 snap-start md:w-auto md:min-w-0">
              <Door anchor={anchor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
