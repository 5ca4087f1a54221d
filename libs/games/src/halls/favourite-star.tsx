import { useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { cx, FOCUS_RING_INSIDE, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HallGame } from './hall';
import { useMarkFavouriteMutation, useMyGamesQuery } from './hall-queries';

export interface FavouriteStarProps {
  readonly game: Pick<HallGame, 'id' | 'name'>;
  readonly className?: string;
}

/** Marks a game as a favourite or no longer: shown at once, kept at the platform. A guest is led to log in. */
export function FavouriteStar({ game: { id, name }, className }: FavouriteStarProps) {
  const { t } = useTranslation('games');
  const isMember = useIsMember();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const { pathname, search } = useLocation();
  const { isFavourite } = useMyGamesQuery(undefined, {
    skip: !isMember,
    // A card is drawn again only when its own mark changes.
    selectFromResult: ({ data }) => ({ isFavourite: data?.favourites.includes(id) ?? false }),
  });
  const [mark] = useMarkFavouriteMutation();
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t('favourite', { name })}
      onClick={() => {
        if (isMember) void mark({ game: id, favourite: !isFavourite });
        else void navigate(entryPath(pathname + search));
      }}
      className={cx('flex size-[44px] items-center justify-center', FOCUS_RING_INSIDE, className)}
    >
      <Icon name={isFavourite ? 'starFilled' : 'star'} className="size-[18px]" />
    </button>
  );
}
