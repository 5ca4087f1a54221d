import { DEFAULT_VENUE } from '@heptad/contracts';
import { dayKey } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import type { CalendarDate } from '@heptad/ui-kit';
import { SPORT_KEYS, type SportKey, type VenueCode } from '@heptad/venue-gateway';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRefinement, writeRefinement, type ListRefinement } from '../list-tools/list-refinement';
import { readChoice } from '../match/list-choice';
import type { SportsServices } from '../services';
import { useVenueOrder } from '../venue-choice/use-venue-order';
import { resultDay } from './result-days';

/** What the results page shows; all of it lives in the address, so that it can be shared and Back works. */
export interface ResultChoice {
  readonly venue: VenueCode;
  /** As the address says; the page takes the venue's first sport where it has no such one. */
  readonly sport: SportKey | undefined;
  readonly day: CalendarDate;
}

/** The result that is open, by its match. */
const OPENED = 'match';

/** Reads the address of the results page, and changes it. */
export function useResultAddress() {
  const [query, setQuery] = useSearchParams();
  const { clock } = useServices<SportsServices>();
  const order = useVenueOrder();
  const today = dayKey(clock.now());
  const refinement = useMemo(() => readRefinement(query), [query]);
  const named = readChoice(query);
  const choice: ResultChoice = {
    venue: named.venue ?? order[0]?.en ?? DEFAULT_VENUE,
    sport: SPORT_KEYS.find((sport) => sport === named.sport),
    day: resultDay(refinement.day, today),
  };

  /** Another list has other leagues: only what was chosen here is kept. */
  const choose = (change: Partial<ResultChoice>): void => {
    const { venue, sport, day } = { ...choice, ...change };
    const next = new URLSearchParams({ venue });
    if (sport !== undefined) next.set('sport', sport);
    setQuery(writeRefinement(next, { day: day === today ? undefined : day }), { replace: true });
  };
  const refine = useCallback(
    (change: Partial<Pick<ListRefinement, 'leagues' | 'folded'>>): void =>
      setQuery((now) => writeRefinement(now, change), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const open = useCallback(
    (matchId: string | undefined): void =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (matchId === undefined) next.delete(OPENED);
          else next.set(OPENED, matchId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return { opened: query.get(OPENED) ?? undefined, open, order, today, choice, refinement, choose, refine };
}
