import { im } from '@heptad/contracts';
import * as v from 'valibot';
import { sportIdOf, sportOf } from '../catalogue/sports';
import type { ListKind, SportCount } from '../entities/sport';
import { noCashOut } from '../mapping/no-cash-out';
import { createOrders } from '../mapping/orders';
import { timed } from '../mapping/pages';
import { readRecords } from '../mapping/records';
import { matchUnknown } from '../mapping/refusals';
import { withResponse } from '../mapping/with-response';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';
import { imFavouriteMarks, imMatches, imResults } from './im-lists';
import { imMatch } from './im-match';
import { IM_ORDERS } from './im-orders';

const DETAILS = withResponse(
  im.getEventDetails,
  v.object({ ...im.getEventDetails.response.entries, Events: v.array(v.unknown()) }),
);

const COUNTED = {
  live: ['LiveCount'],
  today: ['TodayCount'],
  early: ['EarlyCount'],
  outright: ['OutrightCount'],
  virtual: ['VirtualCount'],
  combo: ['TodayCount', 'EarlyCount'],
} as const;

const EVENT_ID = /^\d{1,15}$/;

/** The IM venue. @param session of IMTY */
export function createImVenue(session: VenueSession): SportsVenue {
  return {
    code: session.venue,
    ...createOrders(session, IM_ORDERS),
    ...noCashOut(session.venue),
    matches: (query) => imMatches(session, query),
    timeline: async (id) => (await import('./im-timeline')).imTimeline(session, id),
    statistics: async (id) => (await import('./im-statistics')).imStatistics(session, id),
    lineUps: async (id) => (await import('./im-line-up')).imLineUps(session, id),
    results: (query) => imResults(session, query),

    favourites: () => imFavouriteMarks(session),

    async sports(listKind: ListKind) {
      // IM's catalogue has no e-sports.
      if (listKind === 'esports') return { ok: true, value: [] };
      const answer = await session.call(
        im.getAllSportCount,
        { IsCombo: listKind === 'combo' },
        { noToast: true },
      );
      if (!answer.ok) return answer;
      const counts = answer.value.SportCount.flatMap((row): SportCount[] => {
        const sport = sportOf('im', row.SportId);
        const count = COUNTED[listKind].reduce((sum, field) => sum + row[field], 0);
        return sport === undefined || count === 0 ? [] : [{ sport, count }];
      });
      return { ok: true, value: counts };
    },

    async match(id) {
      if (!EVENT_ID.test(id)) return matchUnknown(im.getEventDetails.path);
      const answer = await session.call(DETAILS, { EventIds: [Number(id)] }, { noToast: true });
      if (!answer.ok) return answer;
      const read = await readRecords(
        answer.value.Events,
        im.event,
        (event) => imMatch(session.venue, event),
        (match) => match.id,
      );
      // Details come in no certain order: the one that was asked for is found by its id.
      const match = read.kept.find((each) => each.id === id);
      return match === undefined
        ? matchUnknown(im.getEventDetails.path)
        : { ok: true, value: { match, ...timed(answer.value.ServerTime) } };
    },

    async setFavourite(subject, marked) {
      const SportId = sportIdOf('im', subject.sport);
      if (SportId === undefined || !EVENT_ID.test(subject.id)) return matchUnknown(im.addFavouriteEvent.path);
      const call = marked ? im.addFavouriteEvent : im.removeFavouriteEvent;
      const id = Number(subject.id);
      const request = subject.kind === 'match' ? { EventId: id, SportId } : { CompetitionId: id, SportId };
      const answer = await session.call(call, request);
      return answer.ok ? { ok: true, value: undefined } : answer;
    },
  };
}
