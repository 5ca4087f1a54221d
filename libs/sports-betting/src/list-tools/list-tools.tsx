import { lazyWithMessages } from '@heptad/feature-module';
import { FOCUS_RING_INSIDE, Icon, IconButton, NavigationLink } from '@heptad/ui-kit';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readChoice } from '../match/list-choice';
import { useSportCountsQuery, type ListArguments } from '../match/list-queries';
import { resultsPath } from '../match/results-path';
import { countedBeyond } from './counted-beyond';
import { leaguesOf } from './leagues-of';
import { ListChips, type ListChipsProps } from './list-chips';
import { ListSearch } from './list-search';

const LeagueFilter = lazyWithMessages('sports', () => import('./league-filter'));
const SettingsSheet = lazyWithMessages('sports', () => import('./settings-sheet'));

export interface ListToolsProps extends Omit<ListChipsProps, 'leagues' | 'onLeagues' | 'early'> {
  /** What the venue was asked. */
  readonly list: ListArguments;
}

/** The tools of a list: its chips, results, search, settings of cards; and the sheets of the league filter and the settings. */
export default function ListTools({ list, matches, plain, refinement, onRefine }: ListToolsProps) {
  const { t } = useTranslation('sports');
  const { search } = useLocation();
  const [sheet, setSheet] = useState<'leagues' | 'settings'>();
  const { words } = refinement;
  const [searching, setSearching] = useState(words !== '');
  const [known, setKnown] = useState(words);
  // They may come by an address while the list is on the screen: a list that words narrow shows them.
  if (words !== known) {
    setKnown(words);
    if (words !== '') setSearching(true);
  }
  const leagues = leaguesOf(matches);
  const { currentData: counts } = useSportCountsQuery({ venue: list.venue, period: list.period });
  return (
    <div className="border-b border-line bg-surface">
      <div className="flex h-[44px] items-center pl-3 lg:h-[40px]">
        <ListChips
          matches={matches}
          leagues={leagues}
          plain={plain}
          refinement={refinement}
          onRefine={onRefine}
          early={list.period === 'early'}
          onLeagues={() => setSheet('leagues')}
        />
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
            if (searching && words !== '') onRefine({ words: '' });
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
      {searching && (
        <ListSearch words={words} venue={list.venue} onSearch={(sought) => onRefine({ words: sought })} />
      )}
      <Suspense fallback={null}>
        {sheet === 'leagues' && (
          <LeagueFilter
            leagues={leagues}
            counted={countedBeyond(list, matches.length, counts)}
            picked={refinement.leagues}
            onPick={(wanted) => onRefine({ leagues: wanted })}
            onClose={() => setSheet(undefined)}
          />
        )}
        {sheet === 'settings' && <SettingsSheet onClose={() => setSheet(undefined)} />}
      </Suspense>
    </div>
  );
}
