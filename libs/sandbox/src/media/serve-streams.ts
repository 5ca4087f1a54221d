import { TOKEN_REFUSED_STATUS, streamToken } from './stream-access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AreaServer } from '../server/area-server';
import { livePlaylist, masterPlaylist, segmentOf, SEGMENT_MS, WARM_UP_MS } from './stream-playlist';
import { beganAt, isChannelOnAir, isStreamed, STREAM_LINES, virtualLeagueOf } from './streams';
import type { StreamVariant } from '../platform/stream-variant';

const PLAYLIST = 'application/vnd.apple.mpegurl';
const SEGMENT = 'video/mp2t';
/** A segment's number and its bytes belong together only as long as anybody plays it. */
const SEGMENT_LIFE_S = (10 * SEGMENT_MS) / 1_000;

interface StreamPath {
  readonly line: string;
  readonly id: string;
}

/** Puts the streams of matches and anchors on the server: each plays the same test pictures, round and round. */
export function serveStreams({ app, services }: AreaServer): void {
  const { streams, simulation, sessions, clock } = services;

  /** The status that keeps a request from a stream; 200 where nothing does. */
  async function statusOf({ line, id }: StreamPath, request: FastifyRequest): Promise<number> {
    if (streams.length === 0 || !STREAM_LINES.some((known) => known === line)) return 404;
    if (isChannelOnAir(id, clock.now())) return 200;
    const match = simulation.match(id);
    if (match === undefined || !isStreamed(match)) return 404;
    if (virtualLeagueOf(match) === undefined) return 200;
    // Whose site it is matters not: pictures are the same on all of them.
    return (await sessions.peek(streamToken(request.headers))) === undefined ? TOKEN_REFUSED_STATUS : 200;
  }

  async function answer(
    path: StreamPath,
    request: FastifyRequest,
    reply: FastifyReply,
    content: () =>
      { readonly type: string; readonly body: string | Uint8Array; readonly lifeS: number } | undefined,
  ): Promise<FastifyReply> {
    const status = await statusOf(path, request);
    if (status !== 200) return reply.code(status).send();
    const found = content();
    if (found === undefined) return reply.code(404).send();
    const keep = found.lifeS === 0 ? 'no-store' : `private, max-age=${String(found.lifeS)}`;
    return reply.type(found.type).header('cache-control', keep).send(found.body);
  }

  app.get<{ Params: { line: string; file: string } }>('/video/v1/stream/:line/:file', (request, reply) => {
    const { line, file } = request.params;
    const id = file.replace(/\.m3u8$/, '');
    return answer({ line, id }, request, reply, () => ({
      type: PLAYLIST,
      body: masterPlaylist(id, streams),
      lifeS: 0,
    }));
  });

  app.get<{ Params: { line: string; id: string; file: string } }>(
    '/video/v1/stream/:line/:id/:file',
    (request, reply) =>
      answer(request.params, request, reply, () => {
        const now = clock.now();
        const began = beganAt(simulation.match(request.params.id), now);
        return partOf(streams, request.params.file, now - began + WARM_UP_MS);
      }),
  );
}

/** A quality's playlist or one of its segments; `undefined` for a name that is neither. */
function partOf(variants: readonly StreamVariant[], file: string, age: number) {
  const [, name, number, ending] = /^([a-z]+)(?:-(\d{1,12}))?\.(m3u8|ts)$/.exec(file) ?? [];
  const variant = variants.find((known) => known.name === name);
  if (variant === undefined || (number === undefined) !== (ending === 'm3u8')) return undefined;
  if (number === undefined) return { type: PLAYLIST, body: livePlaylist(variant, age), lifeS: 0 };
  const bytes = segmentOf(variant, Number(number));
  return bytes && { type: SEGMENT, body: bytes, lifeS: SEGMENT_LIFE_S };
}
