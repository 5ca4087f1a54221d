import { useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readRefinement, writeRefinement } from '../list-tools/list-refinement';
import { listPath, writeChoice, type ListChoice } from '../match/list-choice';
import { RailLink } from './rail-link';

export interface FavouritesLinkProps {
  readonly choice: ListChoice;
  /** The page shows that list. */
  readonly onList: boolean;
}

/** The list with the member's favourites alone, or whole again; a guest is led to the entry, and back to them. */
export function FavouritesLink({ choice, onList }: FavouritesLinkProps) {
  const { t } = useTranslation('sports');
  const [query] = useSearchParams();
  const isMember = useIsMember();
  const entryPath = useEntryPath();
  const current = onList && readRefinement(query).onlyFavourites;
  const path = listPath(writeRefinement(writeChoice(choice), { onlyFavourites: !current }));
  return (
    <RailLink href={isMember || current ? path : entryPath(path)} current={current}>
      <Icon name="star" className="size-5" />
      {t('rail.favourites')}
    </RailLink>
  );
}
