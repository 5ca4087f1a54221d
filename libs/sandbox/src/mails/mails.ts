import { keptQuery, sql, type Row, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { EventHub } from '../events/events';
import { inEachLanguage, previewOf, type MailKind, type NewMail } from './mail';

/** Sends mails into the members' inboxes. */
export interface Mails {
  /**
   * Sends a mail to a member. It joins the running transaction: the mail is there if, and only if, the work around it is. The member
   * hears of it after the commit. A mail whose key was used for this member before is left out.
   */
  send(memberId: string, mail: NewMail): Promise<void>;
  /**
   * Sends a mail to every member there is now, or to those of a grade. The text is kept once; the rows come by one statement. Promotions
   * do not go to who takes a rest or has excluded themself (ROLE-011, ROLE-012).
   * @returns to how many
   */
  sendToMany(mail: Omit<NewMail, 'key'>, to: { readonly grade?: number | undefined }): Promise<number>;
  /** How many mails the member has not read. */
  unreadOf(memberId: string): Promise<number>;
}

const insertText = keptQuery((db, value: ValueOf<Omit<Row<'mail_texts'>, 'id'>>) =>
  db
    .insertInto('mail_texts')
    .values({ title: value('title'), body: value('body'), preview: value('preview') })
    .returning('id'),
);

const insertKey = keptQuery((db, value: ValueOf<Row<'mail_keys'>>) =>
  db
    .insertInto('mail_keys')
    .values({ member_id: value('member_id'), key: value('key') })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

const insertMail = keptQuery(
  (db, value: ValueOf<Pick<Row<'mails'>, 'member_id' | 'kind' | 'text_id' | 'sent_at'>>) =>
    db
      .insertInto('mails')
      .values({
        member_id: value('member_id'),
        kind: value('kind'),
        text_id: value('text_id'),
        sent_at: value('sent_at'),
      })
      .returning('id'),
);

async function keepText(
  { db }: Pick<Storage, 'db'>,
  { title, body }: Pick<NewMail, 'title' | 'body'>,
): Promise<number> {
  const preview = inEachLanguage(body, previewOf);
  const [text] = await insertText(db, {
    title: JSON.stringify(title),
    body: JSON.stringify(body),
    preview: JSON.stringify(preview),
  });
  return numbered(text);
}

/** The number that the database has given a row. */
function numbered(row: { readonly id: number } | undefined): number {
  if (row === undefined) throw new Error('a mail has been given no number');
  return row.id;
}

/** Whether nothing has been sent under this key yet; from now on something has. */
async function takeKey({ db }: Pick<Storage, 'db'>, memberId: string, key: string): Promise<boolean> {
  return (await insertKey(db, { member_id: memberId, key })).length > 0;
}

/** @param clock when mails are sent, sandbox ms */
export function createMails(storage: Storage, clock: Pick<SandboxClock, 'now'>, events: EventHub): Mails {
  const now = () => Math.trunc(clock.now());

  /** A row for each member who is meant. */
  function rowsFor(kind: MailKind, textId: number, grade: number | undefined) {
    const rows = storage.db
      .selectFrom('members')
      .select([
        'members.id',
        sql<string>`CAST(${kind} AS TEXT)`.as('kind'),
        sql<number>`CAST(${textId} AS BIGINT)`.as('text_id'),
        sql<number>`CAST(${now()} AS BIGINT)`.as('sent_at'),
      ]);
    const meant = grade === undefined ? rows : rows.where('grade', '=', grade);
    if (kind !== 'promotion') return meant;
    return meant
      .where('state', '<>', 'selfExcluded')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('member_rests')
              .select('member_rests.id')
              .whereRef('member_rests.member_id', '=', 'members.id')
              .where('ends_at', '>', now()),
          ),
        ),
      );
  }

  return {
    send: (memberId, mail) =>
      storage.transaction(async () => {
        if (mail.key !== undefined && !(await takeKey(storage, memberId, mail.key))) return;
        const [sent] = await insertMail(storage.db, {
          member_id: memberId,
          kind: mail.kind,
          text_id: await keepText(storage, mail),
          sent_at: now(),
        });
        const mailId = String(numbered(sent));
        storage.afterCommit(() => events.emit('mailArrived', { memberId, mailId }));
      }),
    sendToMany: (mail, { grade }) =>
      storage.transaction(async () => {
        const textId = await keepText(storage, mail);
        const { numInsertedOrUpdatedRows: sent } = await storage.db
          .insertInto('mails')
          .columns(['member_id', 'kind', 'text_id', 'sent_at'])
          .expression(rowsFor(mail.kind, textId, grade))
          .executeTakeFirstOrThrow();
        storage.afterCommit(() => events.emit('mailsSent', { textId }));
        return Number(sent ?? 0n);
      }),
    async unreadOf(memberId) {
      const { unread } = await storage.db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('unread'))
        .where('member_id', '=', memberId)
        .where('deleted_at', 'is', null)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      return unread;
    },
  };
}
