import { useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Chip } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { writeRefinement } from './list-refinement';

export interface FavouritesChipProps {
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/** Shows favourites alone; a guest is led to the entry, and back to them. */
export function FavouritesChip({ selected, onSelect }: FavouritesChipProps) {
  const { t } = useTranslation('sports');
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const toggle = (): void => {
    if (isMember || selected) return onSelect(!selected);
    const wanted = writeRefinement(new URLSearchParams(search), { onlyFavourites: true });
    void navigate(entryPath(`${pathname}?${wanted.toString()}`));
  };
  return (
    <Chip selected={selected} onClick={toggle}>
      {t('tools.favourites')}
    </Chip>
  );
}
