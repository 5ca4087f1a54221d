import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText } from '../fields';
import { supportText } from './chat';
import { proofBase64 } from './deposit-proof';

/** What a feedback is, in the order in which it is offered. */
export const kinds = ['suggestion', 'problem', 'complaint', 'praise', 'callback'] as const;
export const kind = v.picklist(kinds);

/** Pictures of one entry. */
export const MOST_PICTURES = 3;
/** Feedbacks that are fetched at a time. */
export const PAGE_SIZE = 20;

const id = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const pictures = v.pipe(v.array(idText), v.maxLength(MOST_PICTURES));

/** `open` waits for an answer, `answered` for the member; a closed one can be opened again. */
const state = v.picklist(['open', 'answered', 'closed']);

const entry = v.object({
  id,
  kind,
  state,
  /** The beginning of what was said. */
  preview: v.string(),
  createdAt: epochMs,
  movedAt: epochMs,
  /** Whether an answer has not been read. */
  unread: v.boolean(),
});

const said = v.object({
  at: epochMs,
  from: v.picklist(['member', 'desk']),
  text: v.string(),
  pictures: v.array(v.object({ id: idText, width: count, height: count })),
});

const detailOf = v.object({ ...entry.entries, contact: v.string(), said: v.array(said) });

/** Keeps a picture for the feedback that is being written; it is checked and written anew. */
export const addPicture = defineCall({
  method: 'POST',
  path: '/site/api/v1/feedback/picture',
  access: 'member',
  request: v.object({ picture: proofBase64 }),
  response: v.object({ id: idText, width: count, height: count }),
});

/** Sends a feedback; under a key that is known nothing is kept a second time (ROUTE-067). */
export const submit = defineCall({
  method: 'POST',
  path: '/site/api/v1/feedback/submit',
  access: 'member',
  request: v.object({
    key,
    kind,
    text: supportText,
    pictures,
    contact: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  }),
  response: v.object({ id }),
});

/** The member's feedbacks, the last moved first (ROUTE-068). */
export const list = defineCall({
  method: 'POST',
  path: '/site/api/v1/feedback/list',
  access: 'member',
  safety: 'read',
  request: v.object({ before: v.optional(id) }),
  /** `more`: there are older ones. */
  response: v.object({ items: v.array(entry), more: v.boolean() }),
});

/** One feedback with all that was said; its answers are read from now on (ROUTE-069). */
export const detail = defineCall({
  method: 'POST',
  path: '/site/api/v1/feedback/detail',
  access: 'member',
  safety: 'read',
  request: v.object({ id }),
  response: detailOf,
});

/** Asks further; a closed one is opened again by it. */
export const ask = defineCall({
  method: 'POST',
  path: '/site/api/v1/feedback/ask',
  access: 'member',
  request: v.object({ id, key, text: supportText, pictures }),
  response: detailOf,
});

/** Closes a feedback, or opens it again. */
export const move = defineCall({
  method: 'POST',
  path: '/site/api/v1/feedback/move',
  access: 'member',
  request: v.object({ id, to: v.picklist(['closed', 'open']) }),
  response: detailOf,
});
