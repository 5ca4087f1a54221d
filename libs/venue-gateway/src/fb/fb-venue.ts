import { fb } from '@heptad/contracts';
import { sportOf } from '../catalogue/sports';
import type { ListKind, SportCount } from '../entities/sport';
import { createCashOut } from '../mapping/cash-out-flow';
import { createOrders } from '../mapping/orders';
import { matchUnknown } from '../mapping/refusals';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';
import { fbFavouriteMarks, fbMatches, fbResults } from './fb-lists';
import { FB_CASH_OUT } from './fb-cash-out';
import { fbMatch } from './fb-match';
import { FB_ORDERS } from './fb-orders';

const MATCH_ID = /^\d{1,30}$/;

/** The FB venue. @param session of FBTY */
export function createFbVenue(session: VenueSession): SportsVenue {
  return {
    code: session.venue,
    ...createOrders(session, FB_ORDERS),
    ...createCashOut(session, FB_CASH_OUT),
    matches: (query) => fbMatches(session, query),
    timeline: async (id) => (await import('./fb-timeline')).fbTimeline(session, id),
    statistics: async (id) => (await import('./fb-statistics')).fbStatistics(session, id),
    lineUps: async (id) => (await import('./fb-line-up')).fbLineUps(session, id),
    results: (query) => fbResults(session, query),

    favourites: () => fbFavouriteMarks(session),

    async sports(listKind: ListKind) {
      const answer = await session.call(fb.statistical, { isPC: false }, { noToast: true });
      if (!answer.ok) return answer;
      const list = answer.value.sl.find((each) => each.ty === fb.LIST_TYPE[listKind]);
      const counts = (list?.ssl ?? []).flatMap((row): SportCount[] => {
        const sport = sportOf('fb', row.sid);
        return sport === undefined || row.c === 0 ? [] : [{ sport, count: row.c }];
      });
      return { ok: true, value: counts };
    },

    async match(id) {
      if (!MATCH_ID.test(id)) return matchUnknown(fb.getMatchDetail.path);
      const answer = await session.call(fb.getMatchDetail, { matchId: id }, { noToast: true });
      if (!answer.ok) return answer;
      const match = fbMatch(session.venue, answer.value);
      return match?.id === id ? { ok: true, value: { match } } : matchUnknown(fb.getMatchDetail.path);
    },

    async setFavourite(subject, marked) {
      if (!MATCH_ID.test(subject.id)) return matchUnknown(fb.favourite.path);
      const answer = await session.call(fb.favourite, {
        subject: subject.kind,
        id: subject.id,
        on: marked ? 1 : 0,
      });
      return answer.ok ? { ok: true, value: undefined } : answer;
    },
  };
}
