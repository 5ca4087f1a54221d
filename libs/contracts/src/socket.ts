import * as v from 'valibot';
import { betStates } from './calls/bet-states';
import { state as chatState } from './calls/chat-state';
import { jackpotAmount } from './game-play/jackpots';
import { figures as walletFigures } from './calls/wallet';
import { count, epochMs, idText } from './fields';
import { MESSAGE } from './socket-constants';
import { sportsVenueCode } from './venue-code';

export { HANDSHAKE_PATH, HANDSHAKE_QUERY, MESSAGE } from './socket-constants';

/** Milliseconds between heartbeats (SOCKET-007). */
export const HEARTBEAT_MS = 5_000;

/** The close code of a platform that restarts by plan (RFC 6455's register: "service restart"). */
export const PLANNED_CLOSE = 1012;

const MAX_SPREAD_MS = 60_000;

/**
 * The reason that a planned close may give, `spread=15000`: milliseconds, at most a minute, over which the clients are to come
 * back, each at a moment of its own (OPEN-058).
 */
export const plannedSpread = v.pipe(
  v.string(),
  v.regex(/^spread=\d{1,5}$/),
  v.transform((reason) => Number(reason.slice('spread='.length))),
  v.maxValue(MAX_SPREAD_MS),
);

/** Every frame is JSON text of this form (SOCKET-003). */
export const message = v.object({ msgId: v.number(), msgData: v.unknown() });

/** Sent each five seconds and echoed by the server (SOCKET-007). */
const heartbeat = v.object({
  msgId: v.literal(MESSAGE.heartbeat),
  msgData: v.union([v.literal(''), v.strictObject({})]),
});

/** Sent once for each connection (SOCKET-006, SOCKET-008, OPEN-058). */
const login = v.object({
  msgId: v.literal(MESSAGE.login),
  msgData: v.object({
    token: v.pipe(v.string(), v.minLength(1)),
    body: v.object({ uuid: v.string(), site: v.string(), client: v.string() }),
  }),
});

/** Whether the login was taken; after a refusal the server closes. */
const loginAnswer = v.object({
  msgId: v.literal(MESSAGE.loginAnswer),
  msgData: v.object({ accepted: v.boolean(), serverTime: epochMs }),
});

/** Money moved: all wallets as they are now. A client drops a state whose version is not newer than its own. */
const balanceChanged = v.object({
  msgId: v.literal(MESSAGE.balanceChanged),
  msgData: walletFigures,
});

/** A bet came into another state. */
const betChanged = v.object({
  msgId: v.literal(MESSAGE.betChanged),
  msgData: v.object({ betId: idText, venue: sportsVenueCode, state: v.picklist(betStates) }),
});

/** Mail came in. */
const mailArrived = v.object({
  msgId: v.literal(MESSAGE.mailArrived),
  msgData: v.object({ mailId: idText, title: v.string(), unread: count }),
});

/** The member read, threw away or brought back mails; `unread` are left. */
const mailCounted = v.object({
  msgId: v.literal(MESSAGE.mailCounted),
  msgData: v.object({ unread: count }),
});

/** The session was ended by the platform; `code` is one of the session codes (SESSION-020). */
const sessionEnded = v.object({
  msgId: v.literal(MESSAGE.sessionEnded),
  msgData: v.object({ code: v.number() }),
});

/** What the member may do or is known by has changed: a limit, a time-out, a self-exclusion (ROLE-015), a phone. */
const protectionChanged = v.object({
  msgId: v.literal(MESSAGE.protectionChanged),
  msgData: v.strictObject({}),
});

/** What all jackpots hold, each few seconds while one of them moves. */
const jackpotsMoved = v.object({
  msgId: v.literal(MESSAGE.jackpotsMoved),
  msgData: v.array(jackpotAmount),
});

/** The member's conversation with customer service moved: where it stands now. Messages after the known ones are asked for. */
const chatMoved = v.object({
  msgId: v.literal(MESSAGE.chatMoved),
  msgData: chatState,
});

/** A feedback of the member has an answer, or another state. */
const feedbackMoved = v.object({
  msgId: v.literal(MESSAGE.feedbackMoved),
  msgData: v.object({ id: idText }),
});

/** Whatever the server may send; unknown ids are ignored by the client (OPEN-058). */
export const serverMessage = v.variant('msgId', [
  heartbeat,
  loginAnswer,
  balanceChanged,
  betChanged,
  mailArrived,
  mailCounted,
  sessionEnded,
  protectionChanged,
  jackpotsMoved,
  chatMoved,
  feedbackMoved,
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;

/** Whatever a client may send. */
export const clientMessage = v.variant('msgId', [heartbeat, login]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
