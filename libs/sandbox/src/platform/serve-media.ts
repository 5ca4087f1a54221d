import {
  OB_TOKEN_EXPIRED,
  REQUEST_CODES,
  anchorShowSetting,
  anchorVideoFile,
  dealerLobby,
  dealerLogin,
  dealerTables,
  venueVideoFile,
} from '@heptad/contracts';
import { BusinessError } from '../server/business-error';
import type { SubjectServer } from '../server/subjects';
import { ANCHORS, HALLS, playersAt } from './channels';
import { drawPicture, pictureOf } from './media-art';
import { VENUES, venueOf } from './venues';

/** Drawn pictures kept in memory; their names are few unless somebody plays. */
const MOST_KEPT = 300;

/** Puts pictures, anchors' channels, stream lists and the live-dealer area on the server. */
export function serveMedia({ app, calls, services }: SubjectServer): void {
  const drawn = new Map<string, Buffer>();

  app.get<{ Params: { file: string } }>('/act/api/v1/media/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.png$/, '');
    const picture = pictureOf(name);
    if (picture === undefined) return reply.callNotFound();
    let png = drawn.get(name);
    if (png === undefined) {
      const { default: sharp } = await import('sharp');
      png = await sharp(Buffer.from(drawPicture(picture)))
        .png()
        .toBuffer();
      if (drawn.size >= MOST_KEPT) drawn.clear();
      drawn.set(name, png);
    }
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(png);
  });

  calls.serveCall(anchorShowSetting, ({ site, now }) => ({
    show: services.switches.read().siteStatus,
    channels: ANCHORS.map((anchor, index) => ({
      channel: anchor.channel,
      name: anchor.name,
      title: anchor.title,
      coverUrl: `/act/api/v1/media/anchor-${site.id}-${String(index + 1)}.png`,
      live: anchor.isOnAir(now) ? (1 as const) : (0 as const),
    })),
  }));

  calls.serveRaw(anchorVideoFile, ({ body, now }) => {
    const anchor = ANCHORS.find(({ channel }) => `${channel}.txt` === body.file);
    if (anchor === undefined) throw new BusinessError(REQUEST_CODES.notFound, '频道不存在');
    const urls = anchor.isOnAir(now) ? [`/video/v1/stream/${anchor.channel}.m3u8`] : [];
    return text({ channel: anchor.channel, title: anchor.title, urls });
  });

  calls.serveRaw(venueVideoFile, ({ body }) => {
    const venue = VENUES.find(({ code }) => `${code}_list.txt` === body.file);
    if (venue === undefined || !services.sites.some(({ videoFolder }) => videoFolder === body.site)) {
      throw new BusinessError(REQUEST_CODES.notFound, '视频列表不存在');
    }
    if (venue.area !== 'sports') return text([]);
    const matches = services.simulation.matches({ period: 'live', markets: 'none' });
    return text(
      matches
        .filter((match) => match.hasStream)
        .map(({ id }) => ({ matchId: id, urls: [`/video/v1/stream/${id}.m3u8`] })),
    );
  });

  calls.serveCall(dealerLobby, ({ body }) => ({
    halls: HALLS.filter((hall) => hall.venue === venueOf(body.enName)?.code).map((hall) => {
      const venue = venueOf(hall.venue);
      return {
        hallId: hall.id,
        name: hall.name,
        open: venue === undefined ? 0 : services.switches.statusOf(venue),
      };
    }),
  }));

  calls.serveCall(dealerTables, ({ body, site, now }) => {
    const hall = HALLS.find(({ id }) => id === body.hallId);
    if (hall === undefined) throw new BusinessError(REQUEST_CODES.notFound, '大厅不存在');
    const venue = venueOf(hall.venue);
    return hall.tables.map((table, index) => ({
      tableId: `${hall.id}-${String(index + 1)}`,
      name: table.name,
      game: table.game,
      dealer: table.dealer,
      coverUrl: `/act/api/v1/media/anchor-${site.id}-${String(index + 10)}.png`,
      players: playersAt(now, index),
      open: venue === undefined ? 0 : services.switches.statusOf(venue),
    }));
  });

  calls.serveCall(dealerLogin, async ({ body }) => {
    const session = await services.venueSessions.find(body.token);
    const member =
      session?.memberId === undefined ? undefined : await services.members.find(session.memberId);
    if (session === undefined || member === undefined || session.venue !== venueOf(body.enName)?.code) {
      throw new BusinessError(`0${OB_TOKEN_EXPIRED}`, '登录凭证已失效');
    }
    return { userId: member.id, nickname: member.name };
  });
}

function text(value: unknown) {
  return { contentType: 'text/plain; charset=utf-8', body: JSON.stringify(value) };
}
