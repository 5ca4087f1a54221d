import { ob } from '@heptad/contracts';
import { sportOf } from '../catalogue/sports';
import type { ListKind, SportCount } from '../entities/sport';
import { createCashOut } from '../mapping/cash-out-flow';
import { createOrders } from '../mapping/orders';
import { matchUnknown } from '../mapping/refusals';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';
import { obFavouriteMarks, obMatchesPage, obResults } from './ob-lists';
import { OB_CASH_OUT } from './ob-cash-out';
import { obMatchOf } from './ob-match';
import { OB_ORDERS } from './ob-orders';

const MATCH_ID = /^\d{1,20}$/;

/** A venue of the OB family. @param session of YBTY or of DBTY: the two share everything but their session */
export function createObVenue(session: VenueSession): SportsVenue {
  return {
    code: session.venue,
    ...createOrders(session, OB_ORDERS),
    ...createCashOut(session, OB_CASH_OUT),
    matches: (query) => obMatchesPage(session, query),
    timeline: async (id) => (await import('./ob-timeline')).obTimeline(session, id),
    statistics: async (id) => (await import('./ob-statistics')).obStatistics(session, id),
    lineUps: async (id) => (await import('./ob-line-up')).obLineUps(session, id),
    results: (query) => obResults(session, query),

    favourites: () => obFavouriteMarks(session),

    async sports(listKind: ListKind) {
      const answer = await session.call(ob.sportCounts, {}, { noToast: true });
      if (!answer.ok) return answer;
      const list = answer.value.find((each) => each.type === ob.LIST_TYPE[listKind]);
      const counts = (list?.sl ?? []).flatMap((row): SportCount[] => {
        const sport = sportOf('ob', Number(row.csid));
        return sport === undefined || row.ct === 0 ? [] : [{ sport, count: row.ct }];
      });
      return { ok: true, value: counts };
    },

    async match(id) {
      if (!MATCH_ID.test(id)) return matchUnknown(ob.matchOdds.path);
      const answer = await session.call(ob.matchOdds, { mid: id }, { noToast: true });
      if (!answer.ok) return answer;
      const match = obMatchOf(session.venue, answer.value);
      return match?.id === id ? { ok: true, value: { match } } : matchUnknown(ob.matchOdds.path);
    },

    async setFavourite(subject, marked) {
      if (!MATCH_ID.test(subject.id)) return matchUnknown(ob.favouriteMatch.path);
      const cf = marked ? 1 : 0;
      const answer =
        subject.kind === 'match'
          ? await session.call(ob.favouriteMatch, { mid: subject.id, cf })
          : await session.call(ob.favouriteTournament, { tid: subject.id, cf });
      return answer.ok ? { ok: true, value: undefined } : answer;
    },
  };
}
