import * as v from 'valibot';
import { betStates } from './calls/bet-states';
import { walletFigures } from './calls/wallet';
import { count, epochMs, idText } from './fields';
import { sportsVenueCode } from './venue-code';

/** Where the platform socket is opened, after the line's address (SOCKET-002). */
export const SOCKET_HANDSHAKE_PATH = 'stream/ws/v1/handshake';
export const SOCKET_HANDSHAKE_QUERY = 'clientType=web';

/** The entry of the line list whose first item is the socket's address (SOCKET-001, OPEN-058). */
export const SOCKET_LINE_ENTRY = '51';

/** The entry of the line list that holds the site's own lines (OPEN-058). */
export const SITE_LINE_ENTRY = '1';

/** Asked of a line to see that it is there, and how fast it answers; no content, readable by the site's other lines. */
export const LINE_HEALTH_PATH = '/line-health';

/** Milliseconds between heartbeats (SOCKET-007). */
export const SOCKET_HEARTBEAT_MS = 5_000;

/** The close code of a platform that restarts by plan (RFC 6455's register: "service restart"). */
export const SOCKET_PLANNED_CLOSE = 1012;

const MAX_SPREAD_MS = 60_000;

/**
 * The reason that a planned close may give, `spread=15000`: milliseconds, at most a minute, over which the clients are to come
 * back, each at a moment of its own (OPEN-058).
 */
export const socketPlannedSpread = v.pipe(
  v.string(),
  v.regex(/^spread=\d{1,5}$/),
  v.transform((reason) => Number(reason.slice('spread='.length))),
  v.maxValue(MAX_SPREAD_MS),
);

/** Message ids: 0 and 10001 are the protocol's (SOCKET-007, SOCKET-008), the pushes are ours (SOCKET-012). */
export const SOCKET_MESSAGE = {
  heartbeat: 0,
  login: 10001,
  loginAnswer: 10002,
  balanceChanged: 20001,
  betChanged: 20002,
  mailArrived: 20003,
  sessionEnded: 20004,
} as const;

/** Every frame is JSON text of this form (SOCKET-003). */
export const socketMessage = v.object({ msgId: v.number(), msgData: v.unknown() });

/** Sent each five seconds and echoed by the server (SOCKET-007). */
export const socketHeartbeat = v.object({
  msgId: v.literal(SOCKET_MESSAGE.heartbeat),
  msgData: v.union([v.literal(''), v.strictObject({})]),
});

/** Sent once for each connection (SOCKET-006, SOCKET-008, OPEN-058). */
export const socketLogin = v.object({
  msgId: v.literal(SOCKET_MESSAGE.login),
  msgData: v.object({
    token: v.pipe(v.string(), v.minLength(1)),
    body: v.object({ uuid: v.string(), site: v.string(), client: v.string() }),
  }),
});

/** Whether the login was taken; after a refusal the server closes. */
export const socketLoginAnswer = v.object({
  msgId: v.literal(SOCKET_MESSAGE.loginAnswer),
  msgData: v.object({ accepted: v.boolean(), serverTime: epochMs }),
});

/** Money moved: all wallets as they are now. A client drops a state whose version is not newer than its own. */
export const socketBalanceChanged = v.object({
  msgId: v.literal(SOCKET_MESSAGE.balanceChanged),
  msgData: walletFigures,
});

/** A bet came into another state. */
export const socketBetChanged = v.object({
  msgId: v.literal(SOCKET_MESSAGE.betChanged),
  msgData: v.object({ betId: idText, venue: sportsVenueCode, state: v.picklist(betStates) }),
});

/** Mail came in. */
export const socketMailArrived = v.object({
  msgId: v.literal(SOCKET_MESSAGE.mailArrived),
  msgData: v.object({ mailId: idText, title: v.string(), unread: count }),
});

/** The session was ended by the platform; `code` is one of the session codes (SESSION-020). */
export const socketSessionEnded = v.object({
  msgId: v.literal(SOCKET_MESSAGE.sessionEnded),
  msgData: v.object({ code: v.number() }),
});

/** Whatever the server may send; unknown ids are ignored by the client (OPEN-058). */
export const socketServerMessage = v.variant('msgId', [
  socketHeartbeat,
  socketLoginAnswer,
  socketBalanceChanged,
  socketBetChanged,
  socketMailArrived,
  socketSessionEnded,
]);
export type SocketServerMessage = v.InferOutput<typeof socketServerMessage>;

/** Whatever a client may send. */
export const socketClientMessage = v.variant('msgId', [socketHeartbeat, socketLogin]);
export type SocketClientMessage = v.InferOutput<typeof socketClientMessage>;
