import { dealer, OB_TOKEN_EXPIRED, REQUEST_CODES } from '@heptad/contracts';
import { gameById, liveHalls, type Game, type LiveHall } from '@heptad/game-rules';
import { countPlayers } from '@heptad/sandbox-games';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { venueOf } from '../platform/venues';
import type { AreaServer } from '../server/area-server';
import { wordsFor } from '../words/platform-words';

/** Who deals; all invented. */
const DEALERS = ['若溪', '念安', '书瑶', '清越'] as const;

const KINDS: Readonly<Partial<Record<Game['engine']['kind'], string>>> = {
  baccarat: '百家乐',
  roulette: '轮盘',
};

/** Members who have bet at a table for so long are at it, ms. */
const PRESENT_MS = 5 * 60_000;

const tablesOf = ({ tables }: LiveHall): readonly Game[] => tables.flatMap((id) => gameById(id) ?? []);

const venueOfHall = (hall: LiveHall) => venueOf(tablesOf(hall)[0]?.venue ?? '');

/** Puts the live-dealer area on the server: the halls and tables of the catalogue, in the language of `Accept-Language`. */
export function serveDealers({ calls, services }: Pick<AreaServer, 'calls' | 'services'>): void {
  const openIn = (hall: LiveHall): 0 | 1 => {
    const venue = venueOfHall(hall);
    return venue === undefined ? 0 : services.switches.statusOf(venue);
  };

  calls.serveCall(dealer.lobby, ({ body, headers }) => {
    const language = localeOfHeader(headers['accept-language']);
    const venue = venueOf(body.enName)?.code;
    const halls = liveHalls().filter((hall) => venue !== undefined && venueOfHall(hall)?.code === venue);
    return {
      halls: halls.map((hall) => ({ hallId: hall.id, name: hall.names[language], open: openIn(hall) })),
    };
  });

  calls.serveCall(dealer.tables, async ({ body, site, headers, now }) => {
    const halls = liveHalls();
    const place = halls.findIndex(({ id }) => id === body.hallId);
    const hall = halls[place];
    if (hall === undefined) throw new BusinessError(REQUEST_CODES.notFound, '大厅不存在');
    const language = localeOfHeader(headers['accept-language']);
    const named = wordsFor(headers);
    const players = await countPlayers(services.storage, now - PRESENT_MS);
    return tablesOf(hall).map(({ id, names, engine }, index) => ({
      tableId: id,
      name: names[language],
      game: named(KINDS[engine.kind] ?? ''),
      dealer: named(DEALERS[(place + index) % DEALERS.length] ?? DEALERS[0]),
      coverUrl: `/act/api/v1/media/anchor-${site.id}-${String(index + 10)}.png`,
      players: players.get(id) ?? 0,
      open: openIn(hall),
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
