import { defined } from '@heptad/formatting';
import type { Fixture } from '../calendar/calendar';
import type { SimOutright, SimQuote } from '../model/market';
import type { MatchBoards, SelectionKey } from '../pricing/match-board';
import { isOver, type Standing } from '../timelines/match-timelines';
import { NIL } from '../timelines/timeline';

/** The price of a selection of a winner market; undefined where the market or the selection does not exist. */
export function quoteOutright(outright: SimOutright | undefined, selectionKey: string): SimQuote | undefined {
  const selection = outright?.market.selections.find((entry) => entry.key === selectionKey);
  if (!outright || !selection) return undefined;
  return {
    matchId: outright.id,
    sport: outright.sport,
    league: outright.league,
    kind: 'winner',
    period: 'full',
    side: selection.side,
    live: false,
    odds: selection.odds,
    state: outright.status,
    score: NIL,
  };
}

/** The price of a selection of a match at the time of its standing. @param boards of the venue that prices it */
export function quoteMatch(
  fixture: Fixture,
  standing: Standing,
  key: SelectionKey,
  { boards, now }: { readonly boards: MatchBoards; readonly now: number },
): SimQuote {
  const over = isOver(standing.status);
  const price = over ? undefined : boards.price(fixture, standing, now, key);
  const period = price?.period ?? 'full';
  const state =
    over || price?.odds === undefined ? 'closed' : standing.status === 'suspended' ? 'suspended' : 'open';
  return {
    matchId: fixture.id,
    sport: fixture.sport,
    league: fixture.entry.league,
    kind: price?.kind ?? 'handicap',
    period,
    ...defined({ line: key.line }),
    side: key.side,
    live: standing.moment !== undefined,
    odds: price?.odds ?? '0.00',
    state: state === 'open' && standing.locked ? 'locked' : state,
    score: standing.moment?.score ?? NIL,
    ...defined({ countsFrom: price?.countsFrom }),
  };
}
