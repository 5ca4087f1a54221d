import { dealer, OB_TOKEN_EXPIRED, REQUEST_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import { venueOf } from '../platform/venues';
import type { AreaServer } from '../server/area-server';
import { wordsFor } from '../words/platform-words';
import { HALLS, playersAt } from './channels';

/** Puts the live-dealer area on the server, in the language of `Accept-Language`. */
export function serveDealers({ calls, services }: Pick<AreaServer, 'calls' | 'services'>): void {
  calls.serveCall(dealer.lobby, ({ body, headers }) => ({
    halls: HALLS.filter((hall) => hall.venue === venueOf(body.enName)?.code).map((hall) => {
      const venue = venueOf(hall.venue);
      return {
        hallId: hall.id,
        name: wordsFor(headers)(hall.name),
        open: venue === undefined ? 0 : services.switches.statusOf(venue),
      };
    }),
  }));

  calls.serveCall(dealer.tables, ({ body, site, headers, now }) => {
    const hall = HALLS.find(({ id }) => id === body.hallId);
    if (hall === undefined) throw new BusinessError(REQUEST_CODES.notFound, '大厅不存在');
    const venue = venueOf(hall.venue);
    const named = wordsFor(headers);
    return hall.tables.map((table, index) => ({
      tableId: `${hall.id}-${String(index + 1)}`,
      name: `${named(hall.name)} ${table.number}`,
      game: named(table.game),
      dealer: named(table.dealer),
      coverUrl: `/act/api/v1/media/anchor-${site.id}-${String(index + 10)}.png`,
      players: playersAt(now, index),
      open: venue === undefined ? 0 : services.switches.statusOf(venue),
    }));
  });

  calls.serveCall(dealer.login, async ({ body }) => {
    const session = await services.venueSessions.find(body.token);
    const member =
      session?.memberId === undefined ? undefined : await services.members.find(session.memberId);
    if (session === undefined || member === undefined || session.venue !== venueOf(body.enName)?.code) {
      throw new BusinessError(`0${OB_TOKEN_EXPIRED}`, '登录凭证已失效');
    }
    return { userId: member.id, nickname: member.name };
  });
}
