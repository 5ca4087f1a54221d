import { Chip } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { FavouritesChip } from './favourites-chip';
import { HalfChip } from './half-chip';
import type { LeagueCount } from './leagues-of';
import type { ListRefinement } from './list-refinement';
import { MoreLinks } from './more-links';
import { EVERYTHING, isPicked, NOTHING } from './picked';

const DaySelect = lazy(() => import('./day-select'));

export interface ListChipsProps {
  /** The whole list, before it was refined. */
  readonly matches: readonly MatchShape[];
  /** Of the whole list. */
  readonly leagues: readonly LeagueCount[];
  /** Lists of outrights have neither an order nor favourites. */
  readonly plain: boolean;
  /** Early matches can be narrowed to a day. */
  readonly early: boolean;
  readonly refinement: ListRefinement;
  readonly onRefine: (change: Partial<ListRefinement>) => void;
  /** The leagues are to be chosen. */
  readonly onLeagues: () => void;
}

/** What of a list is shown and how, as chips: leagues, order, first half, favourites, fold all; and the pages beside the lists. */
export function ListChips({
  matches,
  leagues,
  plain,
  early,
  refinement,
  onRefine,
  onLeagues,
}: ListChipsProps) {
  const { t } = useTranslation('sports');
  const { order, folded, onlyFavourites, part } = refinement;
  const shown = leagues.filter(({ league }) => isPicked(refinement.leagues, league.id)).length;
  const isFiltered = refinement.leagues !== EVERYTHING && shown < leagues.length;
  return (
    <div
      role="group"
      aria-label={t('tools.label')}
      className="flex h-full min-w-0 flex-1 items-center gap-2 strip"
    >
      {early && (
        <Suspense fallback={<span className="w-[84px] shrink-0" />}>
          <DaySelect day={refinement.day} onDay={(day) => onRefine({ day })} />
        </Suspense>
      )}
      <Chip
        aria-haspopup="dialog"
        selected={isFiltered}
        {...(isFiltered && { count: `${shown}/${leagues.length}` })}
        disabled={leagues.length === 0}
        onClick={onLeagues}
      >
        {t('tools.leagues')}
      </Chip>
      {!plain && (
        <>
          <Chip
            selected={order === 'hot'}
            onClick={() => onRefine({ order: order === 'hot' ? 'time' : 'hot' })}
          >
            {t('tools.hot')}
          </Chip>
          <HalfChip matches={matches} part={part} onPart={(wanted) => onRefine({ part: wanted })} />
          <FavouritesChip
            selected={onlyFavourites}
            onSelect={(selected) => onRefine({ onlyFavourites: selected })}
          />
        </>
      )}
      <Chip selected={folded.all} onClick={() => onRefine({ folded: folded.all ? NOTHING : EVERYTHING })}>
        {t('tools.foldAll')}
      </Chip>
      {/* The full-site layout has them in its rail. */}
      <MoreLinks className="flex shrink-0 gap-2 pr-2 lg:hidden" />
    </div>
  );
}
