import { gamePlay } from '@heptad/contracts';
import * as v from 'valibot';
import type { StreamSocket } from '../../frame/session/stream-socket';
import { reconnectDelay } from './reconnect-delay';

/** How a stream is followed. */
export interface StreamOptions {
  readonly token: string;
  readonly connect: () => StreamSocket;
  readonly heard: (message: gamePlay.StreamMessage) => void;
  /** The connection is gone; a new one is tried by itself. */
  readonly lost: () => void;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/** A stream that is followed. */
export interface Stream {
  /** Gives the connection up, though it may look alive, and connects anew. */
  readonly renew: () => void;
  readonly end: () => void;
}

/** A connection over which nothing was heard this long after its beginning is none, milliseconds. */
export const SILENT_MS = 10_000;

function read(data: unknown): gamePlay.StreamMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const parsed = v.safeParse(gamePlay.streamMessage, JSON.parse(data));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Follows the stream of a shared game: connects, says the session, and connects anew whenever the line is lost, until it is ended
 * here or there. What is no message of the stream is passed over.
 */
export function followStream({ token, connect, heard, lost, random = Math.random }: StreamOptions): Stream {
  let socket: StreamSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  const drop = () => {
    clearTimeout(timer);
    if (socket === undefined) return;
    Object.assign(socket, { onopen: null, onmessage: null, onclose: null });
    socket.close();
    socket = undefined;
  };
  const end = () => {
    isOver = true;
    drop();
  };
  const renew = () => {
    if (isOver) return;
    drop();
    lost();
    timer = setTimeout(begin, reconnectDelay(failures, random()));
    failures += 1;
  };
  const begin = () => {
    const opened = connect();
    socket = opened;
    timer = setTimeout(renew, SILENT_MS);
    opened.onopen = () => opened.send(JSON.stringify({ token }));
    opened.onclose = renew;
    opened.onmessage = ({ data }) => {
      const message = read(data);
      if (message === undefined) return;
      clearTimeout(timer);
      failures = 0;
      if (message.type === 'ended') end();
      heard(message);
    };
  };
  begin();
  return { renew, end };
}
