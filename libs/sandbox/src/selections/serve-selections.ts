import { REQUEST_CODES, selections } from '@heptad/contracts';
import { pricedFor } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { AreaServer } from '../server/area-server';
import { keysOf } from './named-selection';
import { POPULAR_HOURS, popularBets } from './popular-bets';
import { priceCourse } from './price-history';

/** Puts on the server what the platform itself knows of matches, whichever venue offers them. */
export function serveSelections({ calls, services }: AreaServer): void {
  const { simulation, storage } = services;

  calls.serveCall(selections.priceHistory, ({ body: { venue, matchId, ...selection }, now }) => {
    const match = simulation.match(matchId);
    const priced = pricedFor(simulation, venue);
    for (const key of match === undefined ? [] : keysOf(matchId, selection)) {
      const course = match && priceCourse(priced, match, key, now);
      if (course !== undefined) return { openedAt: course.openedAt, prices: [...course.prices] };
    }
    throw new BusinessError(REQUEST_CODES.notFound, '没有找到这个选项');
  });

  calls.serveCall(selections.popularBets, async ({ body: { venue, ...wanted }, now }) => ({
    hours: POPULAR_HOURS,
    items: await popularBets(storage, pricedFor(simulation, venue), wanted, now),
  }));
}
