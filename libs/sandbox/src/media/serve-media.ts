import { REQUEST_CODES, video } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import type { AreaServer } from '../server/area-server';
import { matchOfAnchor, wireMatch } from './anchor-match';
import { createFollows } from '../follows/follows';
import { signedIn } from '../members/member';
import { ANCHORS, nextTurn, viewersAt } from './channels';
import { drawTitle, GAME_ART_SIZE, gameDrawing, TITLE_SIZE } from '../game-art/game-art';
import { drawPicture, pictureOf, siteDrawing, sizeOf } from './media-art';
import { platformText, wordsFor } from '../words/platform-words';
import { isStreamed, streamAddresses, virtualLeagueOf } from './streams';
import { VENUES } from '../platform/venues';

/** Drawn pictures kept in memory; their names are few unless somebody plays. */
const MOST_KEPT = 300;

/** Virtual matches and esports are in lists of their own, also while they run. */
const STREAMED_PERIODS = ['live', 'virtual', 'esports'] as const;

interface Drawing {
  readonly svg: string;
  /** Width and height in pixels. */
  readonly size: readonly [width: number, height: number];
  /** Keeps its shape and its transparent ground instead of filling its size. */
  readonly whole?: boolean;
  /** Many are asked for at once: drawn fast, since the optimizer makes them small. */
  readonly fast?: boolean;
}

async function toPng({ svg, size: [width, height], whole = false, fast = false }: Drawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: fast ? 72 : 144 })
    .resize(width, height, {
      fit: whole ? 'contain' : 'cover',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png(fast ? { compressionLevel: 3 } : { palette: true })
    .toBuffer();
}

/** What a file's name draws: `game-` with the id of a game, `title-` with a title of e-sports, or a picture of the site; undefined where it names none. */
function drawingOf(name: string, sites: AreaServer['services']['sites']): Drawing | undefined {
  const game = /^game-(.+)$/.exec(name)?.[1];
  if (game !== undefined) {
    const svg = gameDrawing(game);
    return svg === undefined ? undefined : { svg, size: [GAME_ART_SIZE, GAME_ART_SIZE], fast: true };
  }
  const title = /^title-(\w+)$/.exec(name)?.[1];
  if (title !== undefined) return { svg: drawTitle(title), size: [TITLE_SIZE, TITLE_SIZE] };
  const picture = pictureOf(name);
  if (picture === undefined) return undefined;
  const site = sites.find(({ id }) => id === picture.siteId);
  return {
    svg: siteDrawing(picture, site?.art) ?? drawPicture(picture, site?.pictureHues),
    size: sizeOf(picture),
    whole: picture.kind === 'mark',
  };
}

/** Puts the drawn pictures on the server, the latest kept. */
function servePictures(app: AreaServer['app'], sites: AreaServer['services']['sites']): void {
  const drawn = new Map<string, Buffer>();
  app.get<{ Params: { file: string } }>('/act/api/v1/media/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.png$/, '');
    let png = drawn.get(name);
    if (png === undefined) {
      const drawing = drawingOf(name, sites);
      if (drawing === undefined) return reply.callNotFound();
      png = await toPng(drawing);
      if (drawn.size >= MOST_KEPT) drawn.clear();
      drawn.set(name, png);
    }
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(png);
  });
}

/** Puts pictures, anchors' channels and stream lists on the server, in the language of `Accept-Language`. */
export function serveMedia({ app, calls, services }: AreaServer): void {
  servePictures(app, services.sites);
  const follows = createFollows(services.storage, 'anchor');

  calls.serveCall(video.anchors, async ({ headers, now }) => {
    const { siteStatus, anchors } = services.switches.read();
    const locale = localeOfHeader(headers['accept-language']);
    const followers = await Promise.all(ANCHORS.map(({ channel }) => follows.countOf(channel)));
    return {
      show: siteStatus === 1 ? anchors : 0,
      channels: ANCHORS.map((anchor, index) => {
        const match = matchOfAnchor(services.simulation, anchor);
        return {
          channel: anchor.channel,
          name: platformText(anchor.name, locale),
          title: platformText(anchor.title, locale),
          // The platform has no photographs of them: the product draws each a cover of its own.
          coverUrl: '',
          live: anchor.isOnAir(now) ? (1 as const) : (0 as const),
          changesAt: nextTurn(now),
          viewers: anchor.isOnAir(now) ? viewersAt(now, index) : 0,
          followers: followers[index] ?? 0,
          ...(match && { match: wireMatch(match, locale) }),
        };
      }),
    };
  });

  calls.serveCall(video.followedAnchors, async ({ member }) => ({
    channels: [...(await follows.of(signedIn(member).id))],
  }));

  calls.serveCall(video.followAnchor, async ({ body: { channel, followed }, member, now }) => {
    if (!ANCHORS.some((anchor) => anchor.channel === channel))
      throw new BusinessError(REQUEST_CODES.notFound, '频道不存在');
    await follows.set({ memberId: signedIn(member).id, subjectId: channel, followed, at: now });
    return null;
  });

  calls.serveRaw(video.anchorFile, ({ body, headers, now }) => {
    const anchor = ANCHORS.find(({ channel }) => `${channel}.txt` === body.file);
    if (anchor === undefined) throw new BusinessError(REQUEST_CODES.notFound, '频道不存在');
    const urls = anchor.isOnAir(now) ? streamAddresses(anchor.channel) : [];
    return text({ channel: anchor.channel, title: wordsFor(headers)(anchor.title), urls });
  });

  calls.serveRaw(video.venueFile, ({ body }) => {
    const venue = VENUES.find(({ code }) => `${code}_list.txt` === body.file);
    if (venue === undefined || !services.sites.some(({ videoFolder }) => videoFolder === body.site)) {
      throw new BusinessError(REQUEST_CODES.notFound, '视频列表不存在');
    }
    if (venue.area !== 'sports') return text([]);
    const matches = STREAMED_PERIODS.flatMap((period) =>
      services.simulation.matches({ period, markets: 'none' }),
    );
    return text(
      matches.filter(isStreamed).map((match) => {
        const sportId = virtualLeagueOf(match);
        return {
          matchId: match.id,
          urls: streamAddresses(match.id),
          ...defined({ sportId }),
        };
      }),
    );
  });
}

function text(value: unknown) {
  return { contentType: 'text/plain; charset=utf-8', body: JSON.stringify(value) };
}
