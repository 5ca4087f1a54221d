import { useServices } from '@heptad/feature-module';
import { kickOffLabel } from '@heptad/formatting';
import { Button, cx, Emblem, NavigationLink } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { crestOf } from '../crests/crest';
import type { FollowedTeam } from '../favourites/favourite-queries';
import { matchPath } from '../match/match-path';
import type { SportsServices } from '../services';

const CREST = 28;

export interface TeamRowProps {
  /** Where its next match is opened. */
  readonly venue: VenueCode;
  readonly team: FollowedTeam;
  readonly followed: boolean;
  /** It was followed until just now. */
  readonly letGo?: boolean;
  /** Stands below the name of a team whose next match is not known. */
  readonly note?: string;
  readonly onFollow: (followed: boolean) => void;
}

/** A team with its crest and league, the way to the match that it plays now or next, and the button that follows it or lets it go. */
export function TeamRow({ venue, team, followed, letGo = false, note, onFollow }: TeamRowProps) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const { name, next } = team;
  const does = followed ? 'unfollow' : letGo ? 'undo' : 'follow';
  return (
    <li className="relative flex min-h-[64px] items-center gap-3 py-1">
      <Emblem {...crestOf(team)} size={CREST} className={cx('shrink-0', letGo && 'opacity-50')} />
      <div className="min-w-0 flex-1 text-xs text-muted">
        <p className="truncate text-sm font-medium text-text">
          {letGo ? t('followTeam.gone', { team: name }) : name}
        </p>
        {next === undefined ? (
          <p className="truncate">{note ?? t('followTeam.noNext')}</p>
        ) : (
          <>
            <p className="truncate">{next.league}</p>
            <NavigationLink
              href={matchPath({ venue, id: next.id })}
              className="block truncate rounded-s after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-focus"
            >
              {next.score === undefined ? (
                <span className="numeric">{kickOffLabel(next.kickOff, clock.now(), language.current())}</span>
              ) : (
                <span className="numeric font-medium text-danger">
                  {t('period.live')} {next.score.home}-{next.score.away}
                </span>
              )}
              {` · ${next.home} – ${next.away}`}
            </NavigationLink>
          </>
        )}
      </div>
      <Button
        size="s"
        variant={followed ? 'secondary' : 'primary'}
        className="relative shrink-0"
        aria-label={t(`followTeam.${does}One`, { team: name })}
        onClick={() => onFollow(!followed)}
      >
        {t(`followTeam.${does}`)}
      </Button>
    </li>
  );
}
