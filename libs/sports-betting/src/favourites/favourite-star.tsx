import { useEntryPath, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { IconButton } from '@heptad/ui-kit';
import type { FavouriteSubject, VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SportsServices } from '../services';
import { useFavourites, useMarkMutation } from './favourite-queries';

export interface FavouriteStarProps {
  readonly venue: VenueCode;
  readonly subject: FavouriteSubject;
  /** The match or league, for screen readers. */
  readonly name: string;
  /** Its colours, where it stands on a colour of the brand. */
  readonly className?: string;
}

/** Marks a match or a league as a favourite. The venue keeps the mark. A guest is led to the login and back. */
export default function FavouriteStar({
  venue,
  subject,
  name,
  className = 'not-data-pressed:text-muted!',
}: FavouriteStarProps) {
  const { t } = useTranslation('sports');
  const { toast } = useServices<SportsServices>();
  const isMember = useIsMember();
  const { marks } = useFavourites(venue);
  const [mark] = useMarkMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const marked = marks?.[subject.kind === 'match' ? 'matches' : 'leagues'].includes(subject.id) === true;

  const press = async (): Promise<void> => {
    if (!isMember) {
      toast.show({ text: t('favourite.login') });
      await navigate(entryPath(pathname + search));
      return;
    }
    // The shell shows a refusal, as for any call.
    await mark({ venue, subject, marked: !marked });
  };
  return (
    <IconButton
      icon={marked ? 'starFilled' : 'star'}
      label={t(`favourite.${subject.kind}`, { name })}
      pressed={marked}
      // Until the marks are known, a tap could not be told to add or to remove.
      disabled={isMember && marks === undefined}
      onClick={() => void press()}
      className={`[&_svg]:size-[18px] ${className}`}
    />
  );
}
