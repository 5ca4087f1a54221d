import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, moneyText } from '../fields';
import { cleanSupportText, SUPPORT_TEXT_LENGTH } from '../support-text';
import { state, topic } from './chat-state';
import { proofBase64 } from './deposit-proof';

export { state, topic, topics } from './chat-state';

/** Messages that are fetched at a time. */
export const PAGE_SIZE = 50;

/** What a guest's conversation is known by, on the device it began on alone; members need none. */
const guest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const who = { guest: v.optional(guest) };

/** Made once for each message, so that one that is sent again is kept once. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** A text as {@link cleanSupportText} leaves it, with something to see. */
export const supportText = v.pipe(
  v.string(),
  v.maxLength(4 * SUPPORT_TEXT_LENGTH),
  v.transform(cleanSupportText),
  v.minLength(1),
  v.maxLength(SUPPORT_TEXT_LENGTH),
);

export const cardKinds = ['bet', 'deposit', 'withdrawal'] as const;
const cardKind = v.picklist(cardKinds);

/** One of a member's own bets or orders, as the platform knows it; `title` and `state` are in the language asked for. */
export const card = v.object({
  card: cardKind,
  id: idText,
  title: v.string(),
  state: v.string(),
  amount: moneyText,
  currency: idText,
  at: epochMs,
});

/** A picture that the platform has checked and written anew. */
const picture = v.object({ id: idText, width: count, height: count });

/** What the platform itself tells in a conversation; the words are the page's. */
const note = v.picklist(['begun', 'joined', 'transferred', 'requeued', 'closedByDesk', 'closedByVisitor']);

const place = { seq: count, at: epochMs };
/** One message; `from` says whose it is, `name` which person of the desk. The number counts from 1 without a gap. */
export const message = v.variant('kind', [
  v.object({
    ...place,
    kind: v.literal('text'),
    from: v.picklist(['visitor', 'desk']),
    name: v.string(),
    text: v.string(),
    key: v.string(),
  }),
  v.object({
    ...place,
    kind: v.literal('picture'),
    from: v.picklist(['visitor', 'desk']),
    name: v.string(),
    picture,
    key: v.string(),
  }),
  v.object({
    ...place,
    kind: v.literal('card'),
    from: v.picklist(['visitor']),
    name: v.string(),
    card,
    key: v.string(),
  }),
  v.object({ ...place, kind: v.literal('note'), from: v.literal('platform'), name: v.string(), note }),
]);

/** From when to when people are there, by the platform's clock; minutes of the day, the same every day. `from` equals `to`: day and night. */
const hours = v.object({
  from: v.pipe(count, v.maxValue(1440)),
  to: v.pipe(count, v.maxValue(1440)),
  timeZone: v.string(),
  open: v.boolean(),
  /** When somebody is there again, while nobody is. */
  opensAt: v.optional(epochMs),
});

/** When people are there, and where the visitor's conversation stands (ROUTE-110). */
export const home = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/home',
  safety: 'read',
  request: v.object(who),
  response: v.object({ hours, state }),
});

/**
 * Messages after a number, the oldest first; before one, or the newest, likewise in their order (ROUTE-111). What a client asks after a
 * reconnect: nothing is lost and nothing comes twice.
 */
export const messages = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/messages',
  safety: 'read',
  request: v.object({ ...who, since: v.optional(count), before: v.optional(count) }),
  /** `more`: there are further ones in the direction asked for. */
  response: v.object({ messages: v.array(message), more: v.boolean(), state }),
});

/** Asks for a person. Gives a guest what their conversation is known by; asked again while somebody is there or awaited, it changes nothing. */
export const begin = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/begin',
  request: v.object({ ...who, topic }),
  response: v.object({ state, guest: v.optional(guest) }),
});

/** Says something. A message whose key is known is not kept a second time; the answer is the kept one. */
export const send = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/send',
  request: v.object({
    ...who,
    key,
    content: v.variant('kind', [
      v.object({ kind: v.literal('text'), text: supportText }),
      v.object({ kind: v.literal('picture'), picture: proofBase64 }),
      v.object({ kind: v.literal('card'), card: cardKind, id: idText }),
    ]),
  }),
  response: v.object({ message, state }),
});

/** The visitor types, or has read up to a message. */
export const mark = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/mark',
  safety: 'read',
  request: v.object({ ...who, typing: v.optional(v.boolean()), read: v.optional(count) }),
  response: v.object({ state }),
});

/** Ends the conversation; its messages stay. */
export const close = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/close',
  request: v.object(who),
  response: v.object({ state }),
});

/** Says how it was, once for each conversation that was closed. */
export const rate = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/rate',
  request: v.object({ ...who, stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) }),
  response: v.object({ state }),
});

/** The member's newest bets and orders, of which they may show one. */
export const cards = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/cards',
  access: 'member',
  safety: 'read',
  request: v.object({}),
  response: v.object({ items: v.array(card) }),
});

/** A picture of the own conversation or of an own feedback, as WebP; nobody else's. */
export const readPicture = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/picture',
  safety: 'read',
  request: v.object({ ...who, id: idText }),
  response: v.object({ base64: proofBase64 }),
});

/** Leaves a message while nobody is there; a guest says how to be reached. It becomes a feedback that people answer. */
export const leave = defineCall({
  method: 'POST',
  path: '/site/api/v1/support/leave',
  request: v.object({
    key,
    topic,
    text: supportText,
    contact: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  }),
  response: v.object({ id: idText }),
});
