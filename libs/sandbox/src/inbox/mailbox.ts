import { mail, type CallResponse } from '@heptad/contracts';
import type { Storage } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { plainWord, readText, type MailKind } from '../mails/mail';
import type { Site } from '../platform/sites';
import { wordedBy } from '../words/site-labels';

type Stored = Pick<Storage, 'db'>;
type Entry = CallResponse<typeof mail.list>['items'][number];
type Unread = CallResponse<typeof mail.read>['unread'];

/** How long a mail that was thrown away can be brought back, sandbox ms: the member is offered it for five seconds, the rest is for slow networks. */
export const RESTORE_MS = 15_000;

/** Where a mail is read, and in which language. */
export interface Reader {
  readonly site: Pick<Site, 'labels'>;
  readonly locale: VenueLocale;
}

/** Which mails of a kind are asked for. */
export interface MailPage {
  readonly kind: MailKind;
  readonly size: number;
  /** Only older ones than this. */
  readonly before: number | undefined;
}

/** A member's mails, newest first; one more than asked for tells whether there are older ones. */
export async function mailsOf(
  storage: Stored,
  memberId: string,
  { kind, size, before = Number.MAX_SAFE_INTEGER }: MailPage,
  reader: Reader,
): Promise<{ readonly items: Entry[]; readonly more: 0 | 1 }> {
  const rows = await storage.db
    .selectFrom('mails')
    .innerJoin('mail_texts', 'mail_texts.id', 'mails.text_id')
    .select(['mails.id', 'kind', 'sent_at', 'read_at', 'title', 'preview'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('mails.id', '<', before)
    .orderBy('mails.id', 'desc')
    .limit(size + 1)
    .execute();
  return {
    items: rows.slice(0, size).map((row) => entryOf(row, reader)),
    more: rows.length > size ? 1 : 0,
  };
}

/** One mail of a member with its text; undefined for one that is not theirs, was thrown away or never was. */
export async function mailOf(
  storage: Stored,
  memberId: string,
  id: number,
  reader: Reader,
): Promise<CallResponse<typeof mail.detail> | undefined> {
  const row = await storage.db
    .selectFrom('mails')
    .innerJoin('mail_texts', 'mail_texts.id', 'mails.text_id')
    .select(['mails.id', 'kind', 'sent_at', 'read_at', 'title', 'preview', 'body'])
    .where('mails.id', '=', id)
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const body = wordedBy(reader.site, reader.locale, plainWord)(readText(row.body, reader.locale));
  return { ...entryOf(row, reader), body: body.slice(0, mail.BODY_LENGTH) };
}

interface EntryRow {
  readonly id: number;
  readonly kind: string;
  readonly sent_at: number;
  readonly read_at: number | null;
  readonly title: string;
  readonly preview: string;
}

function entryOf(row: EntryRow, { site, locale }: Reader): Entry {
  return {
    id: String(row.id),
    kind: kindOf(row.kind),
    title: readText(row.title, locale),
    preview: wordedBy(site, locale)(readText(row.preview, locale)),
    sentAt: row.sent_at,
    read: row.read_at === null ? 0 : 1,
  };
}

function kindOf(text: string): MailKind {
  const known = mail.kinds.find((kind) => kind === text);
  if (known === undefined) throw new RangeError(`not a kind of mail: ${text}`);
  return known;
}

/** How many mails of each kind a member has not read. */
export async function unreadByKind(storage: Stored, memberId: string): Promise<Unread> {
  const rows = await storage.db
    .selectFrom('mails')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('unread')])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .groupBy('kind')
    .execute();
  const of = (kind: MailKind): number => rows.find((row) => row.kind === kind)?.unread ?? 0;
  return { system: of('system'), promotion: of('promotion'), money: of('money'), personal: of('personal') };
}

/** Whether there is such a mail of the member, thrown away or not: one of another member is as unknown as one that never was. */
export async function isMailOf(storage: Stored, memberId: string, id: number): Promise<boolean> {
  const row = await storage.db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a mail as read; the first time counts. */
export async function markRead(storage: Stored, memberId: string, id: number, at: number): Promise<void> {
  await storage.db
    .updateTable('mails')
    .set({ read_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
}

/** Marks a member's mails of a kind as read, up to one of them; newer ones stay unread. */
export async function markAllRead(
  storage: Stored,
  memberId: string,
  { kind, upTo }: { readonly kind: MailKind; readonly upTo: number },
  at: number,
): Promise<void> {
  await storage.db
    .updateTable('mails')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .execute();
}

/** Throws a mail away; the first time counts. */
export async function removeMail(storage: Stored, memberId: string, id: number, at: number): Promise<void> {
  await storage.db
    .updateTable('mails')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Brings a mail back that was thrown away within {@link RESTORE_MS}. @returns false where it is too late */
export async function restoreMail(
  storage: Stored,
  memberId: string,
  id: number,
  now: number,
): Promise<boolean> {
  const found = await storage.db
    .selectFrom('mails')
    .select('deleted_at')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (found === undefined || (found.deleted_at ?? now) < now - RESTORE_MS) return false;
  await storage.db.updateTable('mails').set({ deleted_at: null }).where('id', '=', id).execute();
  return true;
}

/** Takes away for good what was thrown away and cannot be brought back any more, with the texts that nobody else has. */
export async function purgeMails(storage: Storage, now: number): Promise<void> {
  await storage.transaction(async () => {
    const gone = await storage.db
      .deleteFrom('mails')
      .where('deleted_at', '<', Math.trunc(now) - RESTORE_MS)
      .returning('text_id')
      .execute();
    for (const textId of new Set(gone.map(({ text_id }) => text_id)))
      await storage.db
        .deleteFrom('mail_texts')
        .where('id', '=', textId)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('mails').select('mails.id').where('mails.text_id', '=', textId))),
        )
        .execute();
  });
}
