import { platformSocket } from '@heptad/contracts';
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

/** Who logs in on a connection. */
export interface ConnectionLogin {
  /** The member's token; without it the socket closes at the next heartbeat (SOCKET-010). */
  readonly userToken: () => string | undefined;
  /** Fetches the token that the login message carries (CALL-020); undefined when it cannot be had. */
  readonly memberToken: () => Promise<string | undefined>;
  readonly body: () => { readonly uuid: string; readonly site: string; readonly client: string };
}

/** What becomes of a connection; nothing is told once it has been released. */
export interface ConnectionEvents {
  readonly onOpen: () => void;
  readonly onMessage: (message: platformSocket.ServerMessage) => void;
  /** The platform has let the login in. */
  readonly onAccepted: () => void;
  /** The socket itself says that it failed. */
  readonly onError: () => void;
  /** It is of no use any more. @param spreadMs asked for by a planned close */
  readonly onLost: (spreadMs?: number) => void;
  /** The member's token is gone. */
  readonly onSignedOut: () => void;
}

/** One connection to the platform, from its handshake to its end. */
export interface Connection {
  /** Whether its login message has gone out (SOCKET-009). */
  isLogin(): boolean;
  /** Closes it; its later events count no more. */
  release(): void;
}

/** Milliseconds within which a connection must be open, and its login answered. */
const ANSWER_WITHIN_MS = 2 * platformSocket.HEARTBEAT_MS;

function post(socket: WebSocketLike, message: platformSocket.ClientMessage): void {
  try {
    socket.send(JSON.stringify(message));
  } catch {
    // A socket that is closing says so by its own event.
  }
}

/** Follows a socket that was just opened: logs in once it is open, and finds out when its peer is dead. */
export function followConnection(
  socket: WebSocketLike,
  login: ConnectionLogin,
  events: ConnectionEvents,
): Connection {
  let heartbeat: Heartbeat | undefined;
  let released = false;
  let isLogin = false;
  // A peer that never answers the handshake is as dead as one that falls silent.
  let unanswered = setTimeout(events.onLost, ANSWER_WITHIN_MS);

  function beat(): boolean {
    if (login.userToken() === undefined) {
      events.onSignedOut();
      return false;
    }
    post(socket, { msgId: platformSocket.MESSAGE.heartbeat, msgData: '' });
    return true;
  }

  async function logIn(): Promise<void> {
    const token = await login.memberToken().catch(() => undefined);
    if (released || isLogin) return;
    if (token === undefined) {
      events.onLost();
      return;
    }
    isLogin = true;
    // A peer that echoes beats and leaves the login unanswered would never push anything.
    unanswered = setTimeout(events.onLost, ANSWER_WITHIN_MS);
    post(socket, { msgId: platformSocket.MESSAGE.login, msgData: { token, body: login.body() } });
  }

  function opened(): void {
    clearTimeout(unanswered);
    heartbeat?.stop();
    events.onOpen();
    if (released) return;
    heartbeat = startHeartbeat({ periodMs: platformSocket.HEARTBEAT_MS, beat, dead: events.onLost });
    void logIn();
  }

  function received({ data }: { readonly data: unknown }): void {
    const frame = readFrame(data);
    // A peer that talks nothing but nonsense is no better than a dead one.
    if (frame === undefined) return;
    heartbeat?.heard();
    const { message } = frame;
    if (message === undefined) return;
    events.onMessage(message);
    if (released || message.msgId !== platformSocket.MESSAGE.loginAnswer) return;
    clearTimeout(unanswered);
    // Only a connection that was let in counts as a success: a refusing server must not be asked twice a second.
    if (message.msgData.accepted) events.onAccepted();
    else events.onLost();
  }

  const closed = (event: CloseLike): void => events.onLost(spreadOf(event));

  const unlessReleased =
    <Args extends readonly unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args): void => {
      if (!released) listener(...args);
    };
  socket.addEventListener('open', unlessReleased(opened));
  socket.addEventListener('message', unlessReleased(received));
  socket.addEventListener('close', unlessReleased(closed));
  socket.addEventListener('error', unlessReleased(events.onError));

  return {
    isLogin: () => isLogin,
    release() {
      released = true;
      clearTimeout(unanswered);
      heartbeat?.stop();
      socket.close();
    },
  };
}
