import websocket from '@fastify/websocket';
import { gamePlay } from '@heptad/contracts';
import { localeOfHeader } from '@heptad/sandbox-venues';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PlayStream } from '../stream/play-stream';
import type { Watcher } from '../stream/watchers';
import { isOwnOrigin } from './own-origin';
import type { PlayServer } from './play-server';
import { holderOf } from './play-session';

/** What a page says at most, bytes: its token. */
const MOST_BYTES = 512;
/** How long a connection may stay without having said whose it is, real ms. */
const HELLO_MS = 10_000;
/** How many bytes may wait for a page that does not read. */
const MOST_WAITING = 1_000_000;
/** How many connections one session may have: a page and those that have not noticed yet that they were left. */
const MOST_OF_SESSION = 6;

/** Of RFC 6455: the page has broken a rule. */
const BROKEN_RULE = 1008;
const GONE = 1000;

/** What is used of a connection. */
interface Connection {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  terminate(): void;
  on(event: 'message', listener: (data: unknown) => void): void;
  on(event: 'close', listener: () => void): void;
}

/** Puts the stream of scheduled rounds on the games' own server. */
export function serveStream({ app, deps }: PlayServer, stream: PlayStream): void {
  const ofSession = new Map<string, number>();
  const count = (digest: string, step: number) => {
    const left = (ofSession.get(digest) ?? 0) + step;
    if (left === 0) ofSession.delete(digest);
    else ofSession.set(digest, left);
    return left;
  };

  /** Who has connected, by the first message; closes the connection of anyone else. */
  async function watch(socket: Connection, request: FastifyRequest, hello: string): Promise<() => void> {
    const said = v.safeParse(gamePlay.streamHello, parsed(hello));
    const session = said.success ? await deps.findSession(said.output.token) : undefined;
    if (!said.success || session === undefined || (ofSession.get(session.digest) ?? 0) >= MOST_OF_SESSION) {
      socket.close(BROKEN_RULE);
      return () => undefined;
    }
    const { token } = said.output;
    const watcher = watcherOf(socket, {
      game: session.game,
      holder: holderOf(session),
      isValid: async () => (await deps.findSession(token)) !== undefined,
      ended: deps.say('游戏已结束，请返回后重新进入', localeOfHeader(request.headers['accept-language'])),
    });
    count(session.digest, 1);
    const leave = await stream.join(watcher);
    return () => {
      count(session.digest, -1);
      leave();
    };
  }

  void app.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: MOST_BYTES } });
    scope.get(gamePlay.STREAM_PATH, { websocket: true }, (socket: Connection, request) => {
      if (!isOwnOrigin(request)) return socket.close(BROKEN_RULE);
      let joined: Promise<() => void> | undefined;
      const late = setTimeout(() => {
        socket.close(BROKEN_RULE);
      }, HELLO_MS).unref();
      socket.on('message', (data) => {
        // Only the first is read; a page has nothing else to say.
        joined ??= watch(socket, request, String(data));
        clearTimeout(late);
        joined.catch(deps.onError);
      });
      socket.on('close', () => {
        clearTimeout(late);
        joined?.then(
          (leave) => {
            leave();
          },
          () => undefined,
        );
      });
    });
  });
}

function watcherOf(
  socket: Connection,
  { ended, ...session }: Pick<Watcher, 'game' | 'holder' | 'isValid'> & { readonly ended: string },
): Watcher {
  const send = (text: string) => {
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else socket.send(text);
  };
  return {
    ...session,
    send,
    end() {
      const message: gamePlay.StreamMessage = { type: 'ended', message: ended };
      send(JSON.stringify(message));
      socket.close(GONE);
    },
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
