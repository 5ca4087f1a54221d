import { ROOMY_QUERY, useEntryPath, useMedia } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Chip, FOCUS_RING_INSIDE, Icon, IconButton, NavigationLink } from '@heptad/ui-kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasFirstHalf } from '../match/card-columns';
import { readChoice } from '../match/list-choice';
import { useSportCountsQuery, type ListArguments } from '../match/list-queries';
import type { MatchShape } from '../match/match-shape';
import { resultsPath } from '../match/results-path';
import { countedBeyond } from './counted-beyond';
import { leaguesOf } from './leagues-of';
import { useListSettings, UserMode } from './list-settings';
import { writeRefinement, type ListRefinement } from './list-refinement';
import { ListSearch } from './list-search';
import { MoreLinks } from './more-links';
import { EVERYTHING, isPicked, NOTHING } from './picked';

const LeagueFilter = lazy(() => import('./league-filter'));
const SettingsSheet = lazy(() => import('./settings-sheet'));

export interface ListToolsProps {
  /** What the venue was asked. */
  readonly list: ListArguments;
  /** The whole list, before it was refined. */
  readonly matches: readonly MatchShape[];
  /** Lists of outrights have neither an order nor favourites. */
  readonly plain: boolean;
  readonly refinement: ListRefinement;
  readonly onRefine: (change: Partial<ListRefinement>) => void;
}

/** Turns the columns of professional cards to the first half, where any match has markets of it and there is no room for both. */
function HalfChip({ matches, refinement: { part }, onRefine }: Omit<ListToolsProps, 'plain' | 'list'>) {
  const { t } = useTranslation('sports');
  const roomy = useMedia(ROOMY_QUERY);
  const full = useListSettings().userMode === UserMode.professional;
  const known = useMemo(() => hasFirstHalf(matches), [matches]);
  if (roomy || !full || !known) return null;
  return (
    <Chip
      selected={part === 'firstHalf'}
      onClick={() => onRefine({ part: part === 'firstHalf' ? 'full' : 'firstHalf' })}
    >
      {t('half.toggle')}
    </Chip>
  );
}

/** The tools of a list: league filter, order, first half, favourites, fold all, results, search, settings of cards. */
export default function ListTools({ list, matches, plain, refinement, onRefine }: ListToolsProps) {
  const { t } = useTranslation('sports');
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const [sheet, setSheet] = useState<'leagues' | 'settings'>();
  const [searching, setSearching] = useState(refinement.words !== '');
  const { order, leagues, folded, onlyFavourites } = refinement;
  const all = leaguesOf(matches);
  const shown = all.filter(({ league }) => isPicked(leagues, league.id)).length;
  const { currentData: counts } = useSportCountsQuery({ venue: list.venue, period: list.period });
  const counted = countedBeyond(list, matches.length, counts);
  const isFiltered = leagues !== EVERYTHING && shown < all.length;

  const toggleFavourites = (): void => {
    if (isMember || onlyFavourites) onRefine({ onlyFavourites: !onlyFavourites });
    else {
      const wanted = writeRefinement(new URLSearchParams(search), { onlyFavourites: true });
      void navigate(entryPath(`${pathname}?${wanted.toString()}`));
    }
  };
  return (
    <div className="border-b border-line bg-surface">
      <div className="flex h-[44px] items-center pl-3">
        <div
          role="group"
          aria-label={t('tools.label')}
          className="flex h-full min-w-0 flex-1 items-center gap-2 strip"
        >
          <Chip
            aria-haspopup="dialog"
            selected={isFiltered}
            {...(isFiltered && { count: `${shown}/${all.length}` })}
            disabled={all.length === 0}
            onClick={() => setSheet('leagues')}
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
              <HalfChip matches={matches} refinement={refinement} onRefine={onRefine} />
              <Chip selected={onlyFavourites} onClick={toggleFavourites}>
                {t('tools.favourites')}
              </Chip>
            </>
          )}
          <Chip selected={folded.all} onClick={() => onRefine({ folded: folded.all ? NOTHING : EVERYTHING })}>
            {t('tools.foldAll')}
          </Chip>
          {/* The full-site layout has them in its rail. */}
          <MoreLinks className="flex shrink-0 gap-2 pr-2 lg:hidden" />
        </div>
        <NavigationLink
          href={resultsPath(readChoice(new URLSearchParams(search)))}
          aria-label={t('tools.results')}
          className={`flex size-[44px] shrink-0 items-center justify-center rounded-m text-text ${FOCUS_RING_INSIDE}`}
        >
          <Icon name="calendar" />
        </NavigationLink>
        <IconButton
          icon="search"
          label={t('tools.search')}
          pressed={searching}
          onClick={() => {
            if (searching && refinement.words !== '') onRefine({ words: '' });
            setSearching(!searching);
          }}
        />
        <IconButton
          icon="settings"
          label={t('tools.settings')}
          aria-haspopup="dialog"
          onClick={() => setSheet('settings')}
          className="mr-1"
        />
      </div>
      {searching && <ListSearch words={refinement.words} onSearch={(words) => onRefine({ words })} />}
      <Suspense fallback={null}>
        {sheet === 'leagues' && (
          <LeagueFilter
            leagues={all}
            counted={counted}
            picked={leagues}
            onPick={(wanted) => onRefine({ leagues: wanted })}
            onClose={() => setSheet(undefined)}
          />
        )}
        {sheet === 'settings' && <SettingsSheet onClose={() => setSheet(undefined)} />}
      </Suspense>
    </div>
  );
}
