import type { platformSocket } from '@heptad/contracts';
import type { PageState } from '@heptad/device';
import {
  followConnection,
  type Connection,
  type ConnectionEvents,
  type ConnectionLogin,
  type WebSocketLike,
} from './connection';
import { createListeners } from './listeners';
import { createReconnects } from './reconnects';

export interface PlatformSocketOptions extends ConnectionLogin {
  readonly open: (url: string) => WebSocketLike;
  /** Where to connect; asked again for each connection. Undefined: nowhere yet. */
  readonly url: () => string | undefined;
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

/** Whether a connection is open, told to whoever listens when it changes. */
function createStatus() {
  const listeners = createListeners<0 | 1>();
  let status: 0 | 1 = 0;
  return {
    now: () => status,
    onChange: listeners.add,
    set(next: 0 | 1): void {
      if (status === next) return;
      status = next;
      listeners.tell(next);
    },
  };
}

export function createPlatformSocket(options: PlatformSocketOptions): PlatformSocket {
  const { page, random = Math.random } = options;
  const messages = createListeners<platformSocket.ServerMessage>();
  const errors = createListeners<void>();
  const status = createStatus();
  const reconnects = createReconnects({ connect, inUse: options.inUse, random });
  let connection: Connection | undefined;
  let stopWatching: (() => void) | undefined;

  function release(): void {
    const old = connection;
    connection = undefined;
    old?.release();
    status.set(0);
  }

  function lost(spreadMs?: number): void {
    release();
    if (stopWatching !== undefined) reconnects.later(spreadMs);
  }

  function stop(): void {
    stopWatching?.();
    stopWatching = undefined;
    reconnects.endWait();
    reconnects.reset();
    release();
  }

  const events: ConnectionEvents = {
    onOpen: () => status.set(1),
    onMessage: messages.tell,
    onAccepted: reconnects.reset,
    onError() {
      status.set(0);
      errors.tell();
      lost();
    },
    onLost: lost,
    onSignedOut: stop,
  };

  function connect(): void {
    reconnects.endWait();
    if (connection !== undefined || options.userToken() === undefined) return;
    const url = options.url();
    if (url === undefined || !page.online()) {
      lost();
      return;
    }
    try {
      connection = followConnection(options.open(url), options, events);
    } catch {
      lost();
    }
  }

  return {
    start() {
      if (stopWatching !== undefined) return;
      stopWatching = page.onChange(() => {
        if (page.online() && page.visible()) connect();
      });
      connect();
    },
    stop,
    need() {
      if (reconnects.isWaiting() && page.online()) connect();
    },
    status: status.now,
    isLogin: () => connection?.isLogin() ?? false,
    onMessage: messages.add,
    onStatus: status.onChange,
    onError: errors.add,
  };
}
