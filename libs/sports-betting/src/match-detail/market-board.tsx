import { useStoredItem } from '@heptad/device';
import { ROOMY_QUERY, useMedia, useServices } from '@heptad/feature-module';
import { EmptyState, panelOf, SearchField } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { marketTitle } from '../match/sport-terms';
import type { SportsServices } from '../services';
import { groupsOf, mainFirst, marketFamilies, marketsOf, type MarketGroup } from './market-groups';
import { MarketList } from './market-list';
import { MarketTabs } from './market-tabs';
import { MarketSkeleton } from './match-skeleton';
import { PINNED_MARKETS, pinnedFirst, searchMarkets } from './pinned-markets';
import { settledFamilies } from './shown-lines';
import { twoColumns } from './two-columns';

/** So few markets are found by looking. */
const SEARCHED_FROM = 6;

export interface MarketBoardProps {
  readonly match: MatchShape;
  /** Its markets are all that the venue has, not only what a list knew. */
  readonly whole: boolean;
}

/** The markets of a match by group, their tabs in view while the page scrolls: folded away, pinned above the others, found by their names. */
export function MarketBoard({ match, whole }: MarketBoardProps) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const pinned = useStoredItem(items, PINNED_MARKETS) ?? [];
  const roomy = useMedia(ROOMY_QUERY);
  const [chosen, setChosen] = useState<MarketGroup>('hot');
  const [searching, setSearching] = useState(false);
  const [words, setWords] = useState('');
  const panel = useId();

  const groups = groupsOf(match.markets);
  if (groups.length === 0) return <EmptyState title={t('noMarkets')} />;
  const group = groups.includes(chosen) ? chosen : (groups.find((each) => each === 'hot') ?? 'all');
  const titled = mainFirst(marketFamilies(marketsOf('all', match.markets))).map((family) => ({
    ...family,
    title: marketTitle(t, match.sport, family),
  }));
  const searched = titled.length >= SEARCHED_FROM || searching;
  const inGroup = new Set(marketsOf(group, match.markets));
  const found =
    words.trim() === ''
      ? // What a member pinned is popular with this member.
        titled.filter(
          ({ key, lines }) =>
            lines.some((line) => inGroup.has(line)) || (group === 'hot' && pinned.includes(key)),
        )
      : searchMarkets(titled, words);
  const ordered = whole ? pinnedFirst(found, pinned) : settledFamilies(pinnedFirst(found, pinned));
  return (
    <>
      <MarketTabs
        match={match}
        groups={groups}
        group={group}
        panel={panel}
        onChoose={setChosen}
        searching={searched ? searching : undefined}
        onSearch={(open) => {
          setSearching(open);
          setWords('');
        }}
      />
      <div {...panelOf(panel, group)} className="bg-raised">
        {searching && (
          <div className="px-[12px] pt-[8px] pb-[12px]">
            <SearchField
              label={t('markets.search')}
              hideLabel
              placeholder={t('markets.search')}
              clearLabel={t('markets.clear')}
              value={words}
              onValueChange={setWords}
            />
          </div>
        )}
        {ordered.length === 0 && <EmptyState title={t('markets.none')} />}
        <div className={roomy ? 'grid grid-cols-2 items-start' : undefined}>
          {(roomy ? twoColumns(ordered) : [ordered]).map((families, place) => (
            <MarketList
              key={place === 0 ? 'first' : 'second'}
              match={match}
              families={families}
              pinned={pinned}
              whole={whole}
            />
          ))}
        </div>
        {!whole && <MarketSkeleton />}
      </div>
    </>
  );
}
