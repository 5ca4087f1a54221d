import { REQUEST_CODES, type CallResponse, type feedback } from '@heptad/contracts';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import { answeredMail } from './feedback-mail';
import { findPicture, type KeptPicture } from './pictures';

export type Feedback = Row<'support_feedbacks'>;
type Detail = CallResponse<typeof feedback.detail>;
type Stores = Pick<SandboxServices, 'storage' | 'clock' | 'events' | 'mails'>;

/** Characters of the beginning that a list shows. */
const PREVIEW_LENGTH = 60;
/** Feedbacks of one member that may be open at a time. */
const MOST_OPEN = 20;

export interface NewFeedback {
  readonly site: string;
  /** Undefined for a guest. */
  readonly memberId: string | undefined;
  readonly key: string;
  readonly kind: Detail['kind'];
  readonly text: string;
  /** Ids of the member's own pictures. */
  readonly pictures: readonly string[];
  readonly contact: string;
}

async function ownPictures(
  storage: Storage,
  memberId: string | undefined,
  ids: readonly string[],
): Promise<KeptPicture[]> {
  const found = await Promise.all(ids.map((id) => findPicture(storage, id)));
  return found.map((picture) => {
    if (picture === undefined || picture.member_id !== memberId)
      throw new BusinessError(REQUEST_CODES.notFound, '图片不存在');
    return { id: picture.id, width: picture.width, height: picture.height };
  });
}

/** Keeps a feedback once under its key. @returns its id */
export async function fileFeedback({ storage, clock }: Stores, filed: NewFeedback): Promise<string> {
  const pictures = await ownPictures(storage, filed.memberId, filed.pictures);
  const now = Math.trunc(clock.now());
  // Two members may draw one key; each has their own.
  const key = `${filed.memberId ?? 'guest'}:${filed.key}`;
  return storage.transaction(async () => {
    const known = await storage.db
      .selectFrom('support_feedbacks')
      .select('id')
      .where('site', '=', filed.site)
      .where('feedback_key', '=', key)
      .executeTakeFirst();
    if (known !== undefined) return String(known.id);
    if (filed.memberId !== undefined) await refuseTooMany(storage, filed.memberId);
    const { id } = await storage.db
      .insertInto('support_feedbacks')
      .values({
        site: filed.site,
        member_id: filed.memberId ?? null,
        feedback_key: key,
        kind: filed.kind,
        state: 'open',
        contact: filed.contact,
        unread: 0,
        created_at: now,
        moved_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addEntry(storage, id, { author: 'member', key: filed.key, text: filed.text, pictures, now });
    return String(id);
  });
}

async function refuseTooMany({ db }: Storage, memberId: string): Promise<void> {
  const { open } = await db
    .selectFrom('support_feedbacks')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN)
    throw new BusinessError(REQUEST_CODES.tooManyRequests, '待回复的反馈过多，请等待回复后再提交');
}

async function addEntry(
  { db }: Storage,
  feedbackId: number,
  entry: {
    readonly author: 'member' | 'desk';
    readonly key: string;
    readonly text: string;
    readonly pictures: readonly KeptPicture[];
    readonly now: number;
  },
): Promise<boolean> {
  const added = await db
    .insertInto('support_feedback_entries')
    .values({
      feedback_id: feedbackId,
      author: entry.author,
      entry_key: `${entry.author}:${entry.key}`,
      text: entry.text,
      pictures: JSON.stringify(entry.pictures),
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The member's feedback of a number. @throws BusinessError where there is none */
export async function requireFeedback({ db }: Storage, memberId: string, id: string): Promise<Feedback> {
  const row = await db
    .selectFrom('support_feedbacks')
    .selectAll()
    .where('id', '=', Number(id))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) throw new BusinessError(REQUEST_CODES.notFound, '反馈不存在');
  return row;
}

/** Says more; what was closed or answered waits for an answer again. */
export async function askFurther(
  { storage, clock }: Stores,
  row: Feedback,
  asked: { readonly key: string; readonly text: string; readonly pictures: readonly string[] },
): Promise<void> {
  const pictures = await ownPictures(storage, row.member_id ?? undefined, asked.pictures);
  const now = Math.trunc(clock.now());
  await storage.transaction(async () => {
    if (
      await addEntry(storage, row.id, { author: 'member', key: asked.key, text: asked.text, pictures, now })
    )
      await moveFeedback(storage, row.id, 'open', now);
  });
}

export async function moveFeedback(
  { db }: Storage,
  id: number,
  state: Detail['state'],
  now: number,
): Promise<void> {
  await db.updateTable('support_feedbacks').set({ state, moved_at: now }).where('id', '=', id).execute();
}

/** Answers from the panel: the member gets a mail and hears it at once. @returns whether there is such a feedback */
export async function answerFeedback(
  { storage, clock, events, mails }: Stores,
  id: number,
  answer: { readonly key: string; readonly text: string },
): Promise<boolean> {
  const now = Math.trunc(clock.now());
  return storage.transaction(async () => {
    const row = await storage.db
      .selectFrom('support_feedbacks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return false;
    const entry = { author: 'desk', key: answer.key, text: answer.text, pictures: [], now } as const;
    if (!(await addEntry(storage, id, entry))) return true;
    await moveFeedback(storage, id, 'answered', now);
    await storage.db.updateTable('support_feedbacks').set({ unread: 1 }).where('id', '=', id).execute();
    const memberId = row.member_id;
    if (memberId === null) return true;
    await mails.send(memberId, answeredMail(id, answer.text, `feedback-${String(id)}-${answer.key}`));
    storage.afterCommit(() => events.emit('feedbackMoved', { memberId, feedbackId: String(id) }));
    return true;
  });
}

const STATES: readonly Detail['state'][] = ['open', 'answered', 'closed'];
const KINDS: readonly Detail['kind'][] = ['suggestion', 'problem', 'complaint', 'praise', 'callback'];

/** A feedback as a list shows it. @param first what was said first */
export function entryOf(row: Feedback, first: string): CallResponse<typeof feedback.list>['items'][number] {
  return {
    id: String(row.id),
    kind: KINDS.find((each) => each === row.kind) ?? 'problem',
    state: STATES.find((each) => each === row.state) ?? 'open',
    preview: [...first.replace(/\s+/g, ' ')].slice(0, PREVIEW_LENGTH).join(''),
    createdAt: row.created_at,
    movedAt: row.moved_at,
    unread: row.unread === 1,
  };
}

/** All that was said, in its order. */
export async function saidOf({ db }: Storage, id: number): Promise<Detail['said']> {
  const rows = await db
    .selectFrom('support_feedback_entries')
    .selectAll()
    .where('feedback_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((entry) => ({
    at: entry.created_at,
    from: entry.author === 'desk' ? 'desk' : 'member',
    text: entry.text,
    pictures: JSON.parse(entry.pictures) as KeptPicture[],
  }));
}
