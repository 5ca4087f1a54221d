import type { platformSocket } from '@heptad/contracts';
import { createListeners } from './listeners';
import type { PlatformSocket, PlatformSocketOptions } from './platform-socket';

/** Makes the connection. */
export type SocketFactory = (options: PlatformSocketOptions) => PlatformSocket;

/** Fetches the code of the connection. Rejects when it cannot be had. */
export type SocketCodeLoader = () => Promise<SocketFactory>;

export const loadSocketCode: SocketCodeLoader = async () =>
  (await import('./platform-socket')).createPlatformSocket;

/** How long it is until code that could not be fetched is asked for again, in milliseconds. */
export const SOCKET_CODE_PAUSE_MS = 10_000;

/**
 * A {@link PlatformSocket} whose code comes when it is first started: no page waits for it before its first paint, and a guest
 * never needs it. Stopped before the code came, it does not connect.
 * @param load fetches the code; it is asked again a while after it failed, for as long as the socket is wanted
 */
export function createLateSocket(
  options: PlatformSocketOptions,
  load: SocketCodeLoader = loadSocketCode,
): PlatformSocket {
  const messages = createListeners<platformSocket.ServerMessage>();
  const statuses = createListeners<0 | 1>();
  const errors = createListeners<void>();
  let socket: PlatformSocket | undefined;
  let fetching = false;
  let wanted = false;

  function made(create: SocketFactory): void {
    fetching = false;
    socket = create(options);
    socket.onMessage(messages.tell);
    socket.onStatus(statuses.tell);
    socket.onError(errors.tell);
    if (wanted) socket.start();
  }

  function fetchCode(): void {
    if (socket !== undefined || fetching || !wanted) return;
    fetching = true;
    load().then(made, () => {
      fetching = false;
      setTimeout(fetchCode, SOCKET_CODE_PAUSE_MS);
    });
  }

  return {
    start() {
      wanted = true;
      fetchCode();
      socket?.start();
    },
    stop() {
      wanted = false;
      socket?.stop();
    },
    need() {
      fetchCode();
      socket?.need();
    },
    status: () => socket?.status() ?? 0,
    isLogin: () => socket?.isLogin() ?? false,
    onMessage: messages.add,
    onStatus: statuses.add,
    onError: errors.add,
  };
}
