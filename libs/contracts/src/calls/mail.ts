import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag } from '../fields';

/** What mails are about: the tabs of the inbox, in their order. */
export const kinds = ['system', 'promotion', 'money', 'personal'] as const;
export const kind = v.picklist(kinds);

/** Mails that are fetched at a time, and the most of a longer list that is read anew. */
export const PAGE_SIZE = 20;
export const MOST_READ = 100;
/** Characters of a mail that a client shows; the platform sends no longer ones. */
export const BODY_LENGTH = 20_000;

const id = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** How many mails of each kind the member has not read. */
export const unread = v.object({ system: count, promotion: count, money: count, personal: count });

/** A mail in the list. `preview` is the beginning of its text, without marks. */
export const entry = v.object({
  id,
  kind,
  title: v.string(),
  preview: v.string(),
  sentAt: epochMs,
  read: flag,
});

/** The member's mails of a kind, newest first, and how much of each kind is unread (ROUTE-040). */
export const list = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/mail/list',
  access: 'member',
  safety: 'read',
  request: v.object({
    kind,
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_READ)),
    /** Only those older than this mail. */
    before: v.optional(id),
  }),
  /** `more` 1: there are older ones. */
  response: v.object({ items: v.array(entry), more: flag, unread }),
});

/** One mail with its text: plain, or rich text that a client cleans before it is drawn (ROUTE-040). */
export const detail = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/mail/detail',
  access: 'member',
  safety: 'read',
  request: v.object({ id }),
  response: v.object({ ...entry.entries, body: v.string() }),
});

/** Marks one mail as read; again does no harm (ROUTE-040). */
export const read = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/mail/read',
  access: 'member',
  safety: 'once',
  request: v.object({ id }),
  response: v.object({ unread }),
});

/** Marks the mails of a kind as read, up to the newest one that the member has been shown: one that comes meanwhile stays unread (ROUTE-040). */
export const readAll = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/mail/readAll',
  access: 'member',
  safety: 'once',
  request: v.object({ kind, upTo: id }),
  response: v.object({ unread }),
});

/** Throws one mail away; for a few seconds it can be brought back (ROUTE-040). */
export const remove = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/mail/remove',
  access: 'member',
  safety: 'once',
  request: v.object({ id }),
  response: v.object({ unread }),
});

/** Brings back a mail that was just thrown away, read or unread as it was (ROUTE-040). */
export const restore = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/mail/restore',
  access: 'member',
  safety: 'once',
  request: v.object({ id }),
  response: v.object({ unread }),
});
