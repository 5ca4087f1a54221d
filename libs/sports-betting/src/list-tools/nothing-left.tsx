import { useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { UNREFINED, type ListRefinement } from './list-refinement';

export interface NothingLeftProps {
  /** Whether favourites alone are shown; where they are not, the choice of them is left as it is. */
  readonly onlyFavourites: boolean;
  readonly onRefine: (change: Partial<ListRefinement>) => void;
}

/** Shown when the filters leave no match of a list, with a button that removes them. */
export default function NothingLeft({ onlyFavourites, onRefine }: NothingLeftProps) {
  const { t } = useTranslation('sports');
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const { leagues, words } = UNREFINED;
  if (onlyFavourites && !isMember)
    return (
      <EmptyState
        icon="star"
        title={t('favourite.login')}
        action={
          <Button onClick={() => void navigate(entryPath(pathname + search))}>
            {t('favourite.toLogin')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={onlyFavourites ? 'star' : 'search'}
      title={t(onlyFavourites ? 'favourite.none' : 'tools.nothing')}
      description={t(onlyFavourites ? 'favourite.noneHint' : 'tools.nothingHint')}
      action={
        <Button
          variant="secondary"
          onClick={() => onRefine({ leagues, words, ...(onlyFavourites && { onlyFavourites: false }) })}
        >
          {t('tools.showAll')}
        </Button>
      }
    />
  );
}
