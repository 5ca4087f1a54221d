import type { SportCount, SportsVenue } from '@heptad/venue-gateway';
import { pageOf, wholePage, type VenueSession } from '@heptad/venue-gateway/testing';
import { readBoard } from './tally-match';
import { gameOf, sportOfGame } from './tally-sports';
import { minutesFrom, toMinutes } from './tally-values';
import { tallyBoard, tallyOver, tallyPins, tallySheets } from './tally-wire';

/** The fifth venue's lists: counts, matches and results. */
export function createTallyLists(session: VenueSession): Pick<SportsVenue, 'sports' | 'matches' | 'results'> {
  return {
    async sports(listKind) {
      const answer = await session.call(tallySheets, {}, { noToast: true });
      if (!answer.ok) return answer;
      const sheet = answer.value[listKind];
      const counts = (sheet?.game ?? []).flatMap((game, place): SportCount[] => {
        const sport = sportOfGame(game);
        const count = sheet?.count[place] ?? 0;
        return sport === undefined || count === 0 ? [] : [{ sport, count }];
      });
      return { ok: true, value: counts };
    },

    async matches(query) {
      const game = query.sport === undefined ? undefined : gameOf(query.sport);
      if (query.sport !== undefined && game === undefined)
        return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
      const options = { noToast: true, ...(query.signal && { signal: query.signal }) };
      const ofGame = game === undefined ? {} : { game };
      if (query.favourites === true) {
        const answer = await session.call(tallyPins, ofGame, options);
        if (!answer.ok) return answer;
        return { ok: true, value: wholePage(await readBoard(session.venue, answer.value.board)) };
      }
      const wanted = { page: query.page ?? 1, size: query.pageSize ?? 50 };
      const answer = await session.call(
        tallyBoard,
        {
          ...ofGame,
          sheet: query.combo === true ? 'combo' : query.period,
          from: (wanted.page - 1) * wanted.size,
          rows: wanted.size,
          hot: query.order === 'hot',
          ...(query.leagues && { cups: [...query.leagues] }),
          ...(query.from !== undefined && { since: toMinutes(query.from) }),
          ...(query.to !== undefined && { until: toMinutes(query.to) }),
        },
        options,
      );
      if (!answer.ok) return answer;
      const read = await readBoard(session.venue, answer.value);
      return { ok: true, value: pageOf(read, wanted, answer.value.all) };
    },

    async results({ sport, from, to, page = 1, pageSize = 50, signal }) {
      const game = gameOf(sport);
      if (game === undefined) return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
      const answer = await session.call(
        tallyOver,
        {
          game,
          from: (page - 1) * pageSize,
          rows: pageSize,
          since: toMinutes(from),
          until: minutesFrom(to + 1),
        },
        { noToast: true, ...(signal && { signal }) },
      );
      if (!answer.ok) return answer;
      const read = await readBoard(session.venue, answer.value);
      return { ok: true, value: pageOf(read, { page, size: pageSize }, answer.value.all) };
    },
  };
}
