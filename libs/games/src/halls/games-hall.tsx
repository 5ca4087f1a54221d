import { useServices, useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Skeleton } from '@heptad/ui-kit';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { sheetQuery, useSheetGame } from '../game-sheet/sheet-address';
import { useHallSearch } from '../hall-search/use-hall-search';
import type { GamesServices } from '../services';
import type { Hall, HallGame } from './hall';
import type { HallArea } from './hall-area';
import { writeChoice } from './hall-choice';
import { HallFrame } from './hall-frame';
import { HallGrid, HallGridSkeleton } from './hall-grid';
import { useHallQuery, useMyGamesQuery } from './hall-queries';
import { HallTools } from './hall-tools';
import { JackpotStrip } from './jackpot-strip';
import { NoGames } from './no-games';
import { ProviderTabs } from './provider-tabs';
import { shownGames, type MyGames } from './shown-games';
import { useChoice, useWords } from './use-choice';

/** Opened by a tap only. */
const GameSheet = lazy(() => import('../game-sheet/game-sheet'));

const NOBODYS: MyGames = { favourites: [], recent: [] };
/** Takes everything away that narrows the hall. */
const ALL = { chip: 'all', provider: undefined, category: undefined, words: '' } as const;

/** What to show of the hall. */
function useShown(
  hall: Hall | undefined,
  { choice, typed }: HallState & { readonly typed: string },
  now: number,
) {
  const isMember = useIsMember();
  const { data: mine = NOBODYS } = useMyGamesQuery(undefined, { skip: !isMember });
  const { prepare, busy, found } = useHallSearch(hall?.games, typed);
  const { chip, provider, category, sort } = choice;
  // The order of a member's own games changes what is shown only where those are shown.
  const own = chip === 'favourites' || chip === 'recent' ? mine : NOBODYS;
  const games = useMemo(
    () =>
      hall === undefined
        ? undefined
        : shownGames(hall, { chip, provider, category, sort, found, mine: own, now }),
    [hall, chip, provider, category, sort, found, own, now],
  );
  return { games, prepare, busy };
}

type HallState = Pick<ReturnType<typeof useChoice>, 'choice'>;

/** The hall of an area whose games open one by one. */
export function GamesHall({ area }: { readonly area: HallArea }) {
  const { language, clock } = useServices<GamesServices>();
  const query = useHallQuery({ area, language: language.current() });
  const hall = query.currentData;
  // What is new is new for the whole visit.
  const now = useMemo(() => clock.now(), [clock]);
  const state = useChoice(area);
  const { choice, choose } = state;
  const { words, setWords, settle } = useWords(state);
  // Letters are painted first, and what they find follows.
  const typed = useDeferredValue(words);
  const { games, prepare, busy } = useShown(hall, { choice, typed }, now);
  const wide = useMedia(WIDE_QUERY);
  const { pathname, search } = useLocation();
  // The words go along, so that nothing is left to write into the address after the tap.
  const sheetPath = useCallback(
    ({ id }: HallGame) => {
      const query = writeChoice(new URLSearchParams(search), { words: typed });
      return `${pathname}?${sheetQuery(query, id).toString()}`;
    },
    [pathname, search, typed],
  );
  const opened = useSheetGame(hall);
  const shape = area === 'live' ? 'wide' : 'square';
  return (
    <HallFrame area={area} query={{ ...query, data: hall }}>
      {area === 'egame' && <JackpotStrip />}
      {!wide &&
        (hall === undefined ? (
          <Skeleton className="h-[76px] rounded-m" />
        ) : (
          <ProviderTabs
            providers={hall.providers}
            chosen={choice.provider}
            onChoose={(provider) => choose({ provider })}
            shape="row"
          />
        ))}
      <HallTools
        area={area}
        choice={choice}
        onChoose={choose}
        words={words}
        onWords={setWords}
        onSearching={prepare}
        busy={busy}
      />
      {games === undefined ? (
        <HallGridSkeleton shape={shape} />
      ) : games.length === 0 && !busy ? (
        <NoGames
          chip={choice.chip}
          narrowed={hall?.games.length !== 0}
          onShowAll={() => {
            setWords('');
            choose(ALL);
          }}
        />
      ) : (
        <div onClickCapture={settle}>
          <HallGrid games={games} sheetPath={sheetPath} now={now} shape={shape} />
        </div>
      )}
      <Suspense fallback={null}>{opened.wanted && <GameSheet {...opened} />}</Suspense>
    </HallFrame>
  );
}
