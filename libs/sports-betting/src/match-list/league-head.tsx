import { afterFirstScreen, FOCUS_RING_INSIDE, Icon } from '@heptad/ui-kit';
import { Suspense, type ReactNode } from 'react';
import type { SportKey, VenueCode } from '@heptad/venue-gateway';
import { LeagueMark } from '../crests/league-mark';
import type { ListRow } from './list-rows';

const FavouriteStar = afterFirstScreen(() => import('../favourites/favourite-star'));

export interface LeagueHeadProps {
  readonly venue: VenueCode;
  readonly sport: SportKey;
  /** Outrights are not kept by league. */
  readonly canMark: boolean;
  readonly row: Extract<ListRow, { readonly kind: 'league' }>;
  readonly onToggle: (leagueId: string, folded: boolean) => void;
  /** The names of the columns below, while the league is open. */
  readonly children?: ReactNode;
}

/** The head of a league, which folds its matches away. */
export function LeagueHead({ venue, sport, canMark, row, onToggle, children }: LeagueHeadProps) {
  const { id, name } = row.league;
  const named = !row.collapsed && children;
  return (
    <div className="league-head relative flex items-center border-b border-line bg-surface lg:h-[28px]">
      {canMark && (
        <span className={named ? 'z-1 -mt-[16px] w-[44px] shrink-0 lg:mt-0' : 'w-[44px] shrink-0'}>
          <Suspense fallback={null}>
            <FavouriteStar venue={venue} subject={{ kind: 'league', id, sport }} name={name} />
          </Suspense>
        </span>
      )}
      <h2 className={`min-w-0 flex-1 text-sm font-medium ${canMark ? '-ml-1' : 'pl-3'}`}>
        <button
          type="button"
          aria-expanded={!row.collapsed}
          onClick={() => onToggle(id, !row.collapsed)}
          className={`flex min-h-[44px] w-full min-w-0 items-center gap-2 pr-3 text-left text-text lg:min-h-[27px] ${named ? 'pb-[16px] lg:pb-0' : ''} ${FOCUS_RING_INSIDE}`}
        >
          <LeagueMark league={row.league} />
          <span className="min-w-0 flex-1 truncate lg:flex-none">{name}</span>
          <span className="numeric text-xs text-muted">{row.count}</span>
          <Icon
            name="forward"
            className={`size-4 text-muted lg:ml-auto ${row.collapsed ? 'rotate-90' : '-rotate-90'}`}
          />
        </button>
      </h2>
      {named && (
        <div className="pointer-events-none absolute inset-x-0 bottom-px lg:top-0 lg:grid">{children}</div>
      )}
    </div>
  );
}
