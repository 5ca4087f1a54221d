/**
 * What a client knows of the platform socket before it connects. It stands apart from the forms of the messages, which only an
 * open connection reads.
 */

/** Where the platform socket is opened, after the line's address (SOCKET-002). */
export const HANDSHAKE_PATH = 'stream/ws/v1/handshake';
export const HANDSHAKE_QUERY = 'clientType=web';

/** Message ids: 0 and 10001 are the protocol's (SOCKET-007, SOCKET-008), the pushes are ours (SOCKET-012). */
export const MESSAGE = {
  heartbeat: 0,
  login: 10001,
  loginAnswer: 10002,
  balanceChanged: 20001,
  betChanged: 20002,
  mailArrived: 20003,
  sessionEnded: 20004,
  protectionChanged: 20005,
  mailCounted: 20006,
  jackpotsMoved: 20007,
  chatMoved: 20008,
  feedbackMoved: 20009,
} as const;
