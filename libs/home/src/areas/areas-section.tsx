import { EXTRA_PATHS, PATHS, useBrand } from '@heptad/feature-module';
import type { Capability } from '@heptad/brand-config';
import { IconButton, NavigationLink } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeAreasQuery } from '../content/home-queries';
import { SectionHead } from '../page/section-head';
import { areaTiles, type AreaTile } from './area-tiles';

/** Opened by a tap only, so it is fetched at the first tap. */
const AreaVenues = lazy(async () => ({ default: (await import('./area-venues')).AreaVenues }));

/** The areas that are pages of their own; the others open their venues. */
const PAGES: Partial<Record<Capability, string>> = {
  sports: PATHS.homeSports,
  anchors: EXTRA_PATHS.anchors,
};

/** As many as stand beside and below each other in threes; with more of them, phones have four in a row. */
const IN_THREES = 6;

/** Four in a row leave room for a name below its drawing alone. */
const MANY =
  'basis-[calc((100%-24px)/4)] max-md:*:flex-col max-md:*:justify-center max-md:*:gap-0.5 max-md:*:px-1 max-md:*:text-center';

const TILE =
  'flex min-h-[66px] w-full min-w-0 items-center gap-2 rounded-m bg-raised px-2.5 py-1.5 text-left text-sm text-text shadow-1 focus-visible:outline-2 focus-visible:outline-focus disabled:opacity-60';

function TileContent({ id, state }: AreaTile) {
  const { t } = useTranslation('home');
  const { assets } = useBrand();
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[28px] shrink-0 text-accent">
        <use href={`${assets.icons}#${id}`} />
      </svg>
      <span className="min-w-0">
        <span className="line-clamp-2 leading-tight font-medium">{t(`areas.${id}`)}</span>
        {state === 'maintenance' && (
          <span className="block text-xs text-warning">{t('areas.maintenance')}</span>
        )}
      </span>
    </>
  );
}

/** The links to the brand's areas, with what is under maintenance. */
export function AreasSection() {
  const { t } = useTranslation('home');
  const { config } = useBrand();
  const { data: areas, isError, isFetching, refetch } = useHomeAreasQuery();
  const [opened, setOpened] = useState<Capability>();
  const [wanted, setWanted] = useState(false);
  if (opened !== undefined && !wanted) setWanted(true);
  const tiles = areaTiles(config.capabilities, areas);
  const chosen = tiles.find(({ id }) => id === opened);
  const failed = isError && areas === undefined;
  const isMany = tiles.length > IN_THREES;
  return (
    <section
      aria-labelledby="home-areas"
      className="min-h-[176px] md:min-h-[102px]"
      aria-busy={areas === undefined && !failed}
    >
      <div className="flex h-[36px] items-start justify-between">
        <SectionHead id="home-areas">{t('areas.title')}</SectionHead>
        {failed && (
          <span role="alert" className="-my-2 flex items-center text-xs text-muted">
            {t('areas.failed')}
            <IconButton
              icon="refresh"
              label={t('retry')}
              disabled={isFetching}
              onClick={() => void refetch()}
            />
          </span>
        )}
      </div>
      {tiles.every(({ id }) => id === 'anchors') && (
        <p className="py-6 text-center text-sm text-muted">{t('areas.empty')}</p>
      )}
      <ul className="flex flex-wrap gap-[8px]">
        {tiles.map((tile) => {
          const page = PAGES[tile.id];
          return (
            <li
              key={tile.id}
              className={`flex min-w-0 grow md:basis-0 ${isMany ? MANY : 'basis-[calc((100%-16px)/3)]'}`}
              data-state={tile.state}
            >
              {page !== undefined ? (
                <NavigationLink href={page} className={TILE}>
                  <TileContent {...tile} />
                </NavigationLink>
              ) : (
                <button
                  type="button"
                  disabled={tile.venues.length === 0}
                  onClick={() => setOpened(tile.id)}
                  className={TILE}
                >
                  <TileContent {...tile} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {wanted && (
        <Suspense fallback={null}>
          <AreaVenues tile={chosen} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
