import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { EmptyState, SwipePanels } from '@heptad/ui-kit';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { marketTitle } from '../match/sport-terms';
import type { SportsServices } from '../services';
import {
  groupsOf,
  mainFirst,
  marketFamilies,
  marketsOf,
  type MarketFamily,
  type MarketGroup,
} from './market-groups';
import { MarketColumns } from './market-columns';
import { MarketTabs } from './market-tabs';
import { MarketSkeleton } from './match-skeleton';
import { PINNED_MARKETS, pinnedFirst, searchMarkets } from './pinned-markets';
import { settledFamilies } from './shown-lines';
import { useFolding } from './use-folding';

const MarketSearch = lazy(() => import('./market-search'));

/** So few markets are found by looking. */
const SEARCHED_FROM = 6;

export interface MarketBoardProps {
  readonly match: MatchShape;
  /** Its markets are all that the venue has, not only what a list knew. */
  readonly whole: boolean;
}

/** The markets of a group; what a member pinned is popular with this member. */
function inGroup<Family extends MarketFamily>(
  families: readonly Family[],
  group: MarketGroup,
  { markets }: MatchShape,
  pinned: readonly string[],
): readonly Family[] {
  const lines = new Set(marketsOf(group, markets));
  return families.filter(
    (family) =>
      family.lines.some((line) => lines.has(line)) || (group === 'hot' && pinned.includes(family.key)),
  );
}

/** The markets of a match by group, their tabs in view while the page scrolls: folded away, pinned above the others, found by their names. */
export function MarketBoard({ match, whole }: MarketBoardProps) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const pinned = useStoredItem(items, PINNED_MARKETS) ?? [];
  const [chosen, setChosen] = useState<MarketGroup>('hot');
  const [searching, setSearching] = useState(false);
  const [words, setWords] = useState('');
  const panel = useId();
  const folding = useFolding();
  const board = useRef<HTMLDivElement>(null);
  // What is chosen begins above, where the page has scrolled on.
  const toTop = () => {
    if ((board.current?.getBoundingClientRect().top ?? 0) < 0) board.current?.scrollIntoView();
  };
  const choose = (next: MarketGroup) => {
    setChosen(next);
    toTop();
  };

  const groups = groupsOf(match.markets);
  if (groups.length === 0) return <EmptyState title={t('noMarkets')} />;
  const group = groups.includes(chosen) ? chosen : (groups.find((each) => each === 'hot') ?? 'all');
  const titled = mainFirst(marketFamilies(marketsOf('all', match.markets))).map((family) => ({
    ...family,
    title: marketTitle(t, match.sport, family),
  }));
  const searched = titled.length >= SEARCHED_FROM || searching;
  const isFound = words.trim() !== '';
  const shownIn = (each: MarketGroup) => {
    const found = isFound ? searchMarkets(titled, words) : inGroup(titled, each, match, pinned);
    return whole ? pinnedFirst(found, pinned) : settledFamilies(pinnedFirst(found, pinned));
  };
  return (
    <>
      <div className="sticky top-[calc(var(--frame-head,0px)+44px+env(safe-area-inset-top))] z-10 border-b border-line bg-raised">
        <MarketTabs
          match={match}
          groups={groups}
          group={group}
          panel={panel}
          onChoose={choose}
          searching={searched ? searching : undefined}
          onSearch={(open) => {
            setSearching(open);
            setWords('');
            toTop();
          }}
        />
        {searching && (
          <Suspense fallback={<div className="h-[64px]" />}>
            <MarketSearch words={words} onWords={setWords} />
          </Suspense>
        )}
      </div>
      <div
        ref={board}
        className="scroll-mt-[calc(var(--frame-head,0px)+88px+env(safe-area-inset-top))] bg-raised"
      >
        <SwipePanels
          panel={panel}
          // What is found is the same in every group.
          values={isFound ? [group] : groups}
          value={group}
          onValueChange={choose}
          renderPanel={(each) => (
            <MarketColumns
              match={match}
              families={shownIn(each)}
              pinned={pinned}
              whole={whole}
              folding={folding}
            />
          )}
        />
        {!whole && <MarketSkeleton />}
      </div>
    </>
  );
}
