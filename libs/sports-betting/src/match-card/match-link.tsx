import { cx, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { matchPath } from '../match/match-path';
import type { MatchShape } from '../match/match-shape';

export interface MatchLinkProps {
  readonly match: MatchShape;
  /** The number of markets alone, where there is little room. */
  readonly short?: boolean;
  readonly className: string;
}

/** The way to the match's own page. A tap anywhere in its card follows it, but for prices and what else is a button. */
export function MatchLink({ match, short, className }: MatchLinkProps) {
  const { t } = useTranslation('sports');
  return (
    <NavigationLink
      href={matchPath(match)}
      aria-label={t('allMarkets', {
        home: match.home.name,
        away: match.away.name,
        count: match.marketCount,
      })}
      className={cx(
        'flex items-center rounded-s text-xs text-link after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-focus',
        className,
      )}
    >
      {short ? `+${match.marketCount}` : t('moreMarkets', { count: match.marketCount })}
      <Icon name="forward" className="size-3.5" />
    </NavigationLink>
  );
}
