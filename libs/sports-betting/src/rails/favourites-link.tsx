import { useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readRefinement } from '../list-tools/list-refinement';
import { RailLink } from './rail-link';
import type { RailChoice } from './use-rail-choice';

/** `onList`: the page shows the list that paths start from. */
export type FavouritesLinkProps = Pick<RailChoice, 'pathTo' | 'onList'>;

/** The list with the member's favourites alone, or whole again; a guest is led to the entry, and back to them. */
export function FavouritesLink({ pathTo, onList }: FavouritesLinkProps) {
  const { t } = useTranslation('sports');
  const [query] = useSearchParams();
  const isMember = useIsMember();
  const entryPath = useEntryPath();
  const current = onList && readRefinement(query).onlyFavourites;
  const path = pathTo({}, { onlyFavourites: !current });
  return (
    <RailLink href={isMember || current ? path : entryPath(path)} current={current}>
      <Icon name="star" className="size-5" />
      {t('rail.favourites')}
    </RailLink>
  );
}
