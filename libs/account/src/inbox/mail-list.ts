import { mail, type CallResponse } from '@heptad/contracts';

export type MailKind = (typeof mail.kinds)[number];

/** How many mails of each kind are unread. */
export type Unread = CallResponse<typeof mail.read>['unread'];

/** A mail in the list. */
export interface Mail {
  readonly id: string;
  readonly kind: MailKind;
  readonly title: string;
  /** The beginning of its text. */
  readonly preview: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly isRead: boolean;
}

/** A mail with its text. */
export interface MailDetail extends Mail {
  /** Plain or rich text, not cleaned; bounded. */
  readonly body: string;
  /** It was longer than is shown. */
  readonly isCut: boolean;
}

/** The mails of a kind, newest first, as far as they are known. */
export interface MailList {
  readonly items: readonly Mail[];
  /** There are older ones. */
  readonly more: boolean;
  readonly unread: Unread;
}

type Entry = CallResponse<typeof mail.list>['items'][number];

const toMail = ({ read, ...entry }: Entry): Mail => ({ ...entry, isRead: read === 1 });

/** A page of mails as the platform sends it. */
export function toMailList({ items, more, unread }: CallResponse<typeof mail.list>): MailList {
  return { items: items.map(toMail), more: more === 1, unread };
}

/** A mail as the platform sends it; a text beyond the bound is cut before anything reads it. */
export function toMailDetail({ body, ...entry }: CallResponse<typeof mail.detail>): MailDetail {
  return {
    ...toMail(entry),
    body: body.slice(0, mail.BODY_LENGTH),
    isCut: body.length > mail.BODY_LENGTH,
  };
}

const numberOf = ({ id }: Pick<Mail, 'id'>): number => Number(id);

/** Joins the newest page, which was read anew, to the mails that are known: what it covers is as it says, older ones stay. */
export function withNewest(known: MailList, newest: MailList): MailList {
  const oldest = newest.items.at(-1);
  const first = known.items[0];
  if (!newest.more || oldest === undefined || first === undefined) return newest;
  // So many have come that there may be some between: the list begins again.
  if (numberOf(first) < numberOf(oldest)) return newest;
  const older = known.items.filter((mailKnown) => numberOf(mailKnown) < numberOf(oldest));
  return {
    items: [...newest.items, ...older],
    more: older.length === 0 ? newest.more : known.more,
    unread: newest.unread,
  };
}

/** Joins the page that goes on after the last known mail. */
export function withOlder(known: MailList, older: MailList): MailList {
  const last = known.items.at(-1);
  const below =
    last === undefined ? older.items : older.items.filter((each) => numberOf(each) < numberOf(last));
  return { items: [...known.items, ...below], more: older.more, unread: older.unread };
}

/** The list after one of its mails was read, or all up to one. */
export function withRead(list: MailList, isMeant: (item: Mail) => boolean): MailList {
  const read = list.items.filter((item) => isMeant(item) && !item.isRead);
  const unread = { ...list.unread };
  for (const { kind } of read) unread[kind] = Math.max(0, unread[kind] - 1);
  return {
    ...list,
    items: list.items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item)),
    unread,
  };
}

/** How many mails to read anew so that all that are shown are as they are now: whole pages, within the bound of a call. */
export function sizeToRead(shown: number): number {
  const pages = Math.max(1, Math.ceil(shown / mail.PAGE_SIZE));
  return Math.min(pages * mail.PAGE_SIZE, mail.MOST_READ);
}
