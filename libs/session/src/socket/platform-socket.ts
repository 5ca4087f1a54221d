import { platformSocket } from '@heptad/contracts';
import type { PageState } from '@heptad/device';
import { reconnectDelay } from './backoff';
import { readFrame } from './frame';
import { startHeartbeat, type Heartbeat } from './heartbeat';
import { spreadOf, type CloseLike } from './planned-close';

/** The part of a `WebSocket` that is used. */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: CloseLike) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export interface PlatformSocketOptions {
  readonly open: (url: string) => WebSocketLike;
  /** Where to connect; asked again for each connection. Undefined: nowhere yet. */
  readonly url: () => string | undefined;
  /** The member's token; without it the socket closes at the next heartbeat (SOCKET-010). */
  readonly userToken: () => string | undefined;
  /** Fetches the token that the login message carries (CALL-020); undefined when it cannot be had. */
  readonly memberToken: () => Promise<string | undefined>;
  readonly body: () => { readonly uuid: string; readonly site: string; readonly client: string };
  readonly page: PageState;
  /** Whether the member is at this very page: its connection comes back sooner. */
  readonly inUse: () => boolean;
  /** Between 0 and 1. */
  readonly random?: () => number;
}

/**
 * The platform's push connection. A dead peer is known within 10 s; a lost connection comes back after a random wait, so that
 * a platform that restarts does not meet all its clients at once, and without one when the page is seen again, the browser
 * comes online or {@link PlatformSocket.need} is called.
 */
export interface PlatformSocket {
  /** Connects, and stays connected until stopped. */
  start(): void;
  stop(): void;
  /** The member has done what they will hear of by this connection: a wait before a reconnect is over. */
  need(): void;
  /** 1 open, 0 closed or failed (SOCKET-004). */
  status(): 0 | 1;
  /** Whether the login message of this connection has gone out (SOCKET-009). */
  isLogin(): boolean;
  /** Messages of a known kind; anything else is ignored. @returns how to stop listening */
  onMessage(listener: (message: platformSocket.ServerMessage) => void): () => void;
  onStatus(listener: (status: 0 | 1) => void): () => void;
  onError(listener: () => void): () => void;
}

/** Milliseconds within which a connection must be open, and its login answered. */
const ANSWER_WITHIN_MS = 2 * platformSocket.HEARTBEAT_MS;

export function createPlatformSocket(options: PlatformSocketOptions): PlatformSocket {
  const random = options.random ?? Math.random;
  const onMessage = new Set<(message: platformSocket.ServerMessage) => void>();
  const onStatus = new Set<(status: 0 | 1) => void>();
  const onError = new Set<() => void>();
  let connection: WebSocketLike | undefined;
  let heartbeat: Heartbeat | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let status: 0 | 1 = 0;
  let isLogin = false;
  let failures = 0;
  /** Asked for by the close that began this outage. */
  let spreadMs: number | undefined;

  function setStatus(next: 0 | 1): void {
    if (status === next) return;
    status = next;
    for (const listener of [...onStatus]) listener(next);
  }

  function post(message: platformSocket.ClientMessage): void {
    try {
      connection?.send(JSON.stringify(message));
    } catch {
      // A socket that is closing says so by its own event.
    }
  }

  /** Lets go of the connection, whose later events then count no more. */
  function release(): void {
    clearTimeout(unanswered);
    heartbeat?.stop();
    heartbeat = undefined;
    isLogin = false;
    const old = connection;
    connection = undefined;
    old?.close();
    setStatus(0);
  }

  function reconnectLater(): void {
    release();
    if (stopWatching === undefined || retry !== undefined) return;
    const lost = { failures, inUse: options.inUse(), spreadMs };
    retry = setTimeout(connect, reconnectDelay(lost, random()));
    failures += 1;
  }

  function outageOver(): void {
    failures = 0;
    spreadMs = undefined;
  }

  async function logIn(to: WebSocketLike): Promise<void> {
    const token = await options.memberToken().catch(() => undefined);
    if (connection !== to || isLogin) return;
    if (token === undefined) {
      reconnectLater();
      return;
    }
    isLogin = true;
    // A peer that echoes beats and leaves the login unanswered would never push anything.
    unanswered = setTimeout(reconnectLater, ANSWER_WITHIN_MS);
    post({ msgId: platformSocket.MESSAGE.login, msgData: { token, body: options.body() } });
  }

  function opened(to: WebSocketLike): void {
    clearTimeout(unanswered);
    heartbeat?.stop();
    setStatus(1);
    heartbeat = startHeartbeat({
      periodMs: platformSocket.HEARTBEAT_MS,
      beat() {
        if (options.userToken() === undefined) {
          stop();
          return false;
        }
        post({ msgId: platformSocket.MESSAGE.heartbeat, msgData: '' });
        return true;
      },
      dead: reconnectLater,
    });
    void logIn(to);
  }

  function received(data: unknown): void {
    const frame = readFrame(data);
    // A peer that talks nothing but nonsense is no better than a dead one.
    if (frame === undefined) return;
    heartbeat?.heard();
    const { message } = frame;
    if (message === undefined) return;
    for (const listener of [...onMessage]) listener(message);
    if (message.msgId !== platformSocket.MESSAGE.loginAnswer) return;
    clearTimeout(unanswered);
    // Only a connection that was let in counts as a success: a refusing server must not be asked twice a second.
    if (message.msgData.accepted) outageOver();
    else reconnectLater();
  }

  function connect(): void {
    clearTimeout(retry);
    retry = undefined;
    if (connection !== undefined || options.userToken() === undefined) return;
    const url = options.url();
    if (url === undefined || !options.page.online()) {
      reconnectLater();
      return;
    }
    try {
      attach(options.open(url));
    } catch {
      reconnectLater();
    }
  }

  function attach(fresh: WebSocketLike): void {
    connection = fresh;
    // A peer that never answers the handshake is as dead as one that falls silent.
    unanswered = setTimeout(reconnectLater, ANSWER_WITHIN_MS);
    const ifCurrent = (work: () => void) => (): void => {
      if (connection === fresh) work();
    };
    fresh.addEventListener(
      'open',
      ifCurrent(() => opened(fresh)),
    );
    fresh.addEventListener('message', (event) => {
      if (connection === fresh) received(event.data);
    });
    fresh.addEventListener('close', (event) => {
      if (connection !== fresh) return;
      spreadMs = spreadOf(event) ?? spreadMs;
      reconnectLater();
    });
    fresh.addEventListener(
      'error',
      ifCurrent(() => {
        setStatus(0);
        for (const listener of [...onError]) listener();
        reconnectLater();
      }),
    );
  }

  function stop(): void {
    stopWatching?.();
    stopWatching = undefined;
    clearTimeout(retry);
    retry = undefined;
    outageOver();
    release();
  }

  function listen<T>(set: Set<T>, listener: T): () => void {
    set.add(listener);
    return () => set.delete(listener);
  }

  return {
    start() {
      if (stopWatching !== undefined) return;
      stopWatching = options.page.onChange(() => {
        if (options.page.online() && options.page.visible()) connect();
      });
      connect();
    },
    stop,
    need() {
      if (retry !== undefined && options.page.online()) connect();
    },
    status: () => status,
    isLogin: () => isLogin,
    onMessage: (listener) => listen(onMessage, listener),
    onStatus: (listener) => listen(onStatus, listener),
    onError: (listener) => listen(onError, listener),
  };
}
