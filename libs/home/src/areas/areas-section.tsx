import { EXTRA_PATHS, PATHS, useBrand } from '@heptad/feature-module';
import type { Capability } from '@heptad/brand-config';
import { IconButton, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useHomeAreasQuery } from '../content/home-queries';
import { areaTiles, type AreaTile } from './area-tiles';

/** The areas with a page of their own; the others have a hall of games. */
const PAGES: Partial<Record<Capability, string>> = {
  sports: PATHS.homeSports,
  anchors: EXTRA_PATHS.anchors,
};

const pageOf = (id: Capability): string => PAGES[id] ?? EXTRA_PATHS.venuesByArea.replace(':area', id);

const TILE =
  'flex h-[44px] w-full items-center justify-center gap-1.5 rounded-m bg-raised px-3 text-sm whitespace-nowrap text-text shadow-1 focus-visible:outline-2 focus-visible:outline-focus';

function TileContent({ id, state }: AreaTile) {
  const { t } = useTranslation('home');
  const { assets } = useBrand();
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[24px] shrink-0 text-accent">
        <use href={`${assets.icons}#${id}`} />
      </svg>
      <span className="font-medium">{t(`areas.${id}`)}</span>
      {state === 'maintenance' && <span className="text-xs text-warning">{t('areas.maintenance')}</span>}
    </>
  );
}

/** The links to the brand's areas in one row that is pushed aside, with what is under maintenance. */
export function AreasSection() {
  const { t } = useTranslation('home');
  const { config } = useBrand();
  const { data: areas, isError, isFetching, refetch } = useHomeAreasQuery();
  const tiles = areaTiles(config.capabilities, areas);
  const failed = isError && areas === undefined;
  return (
    <nav
      aria-label={t('areas.title')}
      aria-busy={areas === undefined && !failed}
      className="-mx-page flex min-h-[44px] items-center lg:mx-0"
    >
      <ul className="-my-[4px] flex min-w-0 flex-1 gap-[8px] overflow-x-auto px-page py-[4px] [scrollbar-width:none] lg:px-0">
        {tiles.map((tile) => (
          <li key={tile.id} className="shrink-0 grow" data-state={tile.state}>
            <NavigationLink href={pageOf(tile.id)} className={TILE}>
              <TileContent {...tile} />
            </NavigationLink>
          </li>
        ))}
        {tiles.every(({ id }) => id === 'anchors') && (
          <li className="self-center px-3 text-sm text-muted">{t('areas.empty')}</li>
        )}
      </ul>
      {failed && (
        <span role="alert" className="flex shrink-0 items-center pl-2 text-xs text-muted">
          {t('areas.failed')}
          <IconButton
            icon="refresh"
            label={t('retry')}
            disabled={isFetching}
            onClick={() => void refetch()}
          />
        </span>
      )}
    </nav>
  );
}
