import { mail } from '@heptad/contracts';
import * as v from 'valibot';
import { readText, type NewMail } from '../mails/mail';
import { rightsOf } from '../members/member-rights';
import type { AreaServer } from '../server/area-server';
import type { SandboxServices } from '../server/services';

/** How many of the texts that were sent last are listed. */
const LISTED = 20;
const TITLE_LENGTH = 100;

const inLanguages = (longest: number) => {
  const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
  return v.strictObject({ 'zh-CN': text, 'zh-TW': text, en: text });
};

const grade = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));

/** A mail of an operator: to everybody, to a grade, or to one member by account name. */
const operatorMail = v.strictObject({
  to: v.union([
    v.strictObject({ member: v.pipe(v.string(), v.minLength(1)) }),
    v.strictObject({ grade: v.optional(grade) }),
  ]),
  kind: mail.kind,
  title: inLanguages(TITLE_LENGTH),
  body: inLanguages(mail.BODY_LENGTH),
});

/** Puts mails on the panel's side: what was sent last, and an operator's own. */
export function serveMailControls({ app, services }: AreaServer): void {
  app.get('/__sandbox/mails', () => sentLast(services));

  app.post('/__sandbox/mails', async (request, reply) => {
    const input = v.safeParse(operatorMail, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const { to, ...written } = input.output;
    if (!('member' in to)) return { sent: await services.mails.sendToMany(written, to) };
    const refusal = await sendToOne(services, to.member, written);
    return refusal === undefined ? { sent: 1 } : reply.code(409).send({ error: refusal });
  });
}

/** @returns why it was not sent */
async function sendToOne(
  { members, mails }: SandboxServices,
  name: string,
  written: NewMail,
): Promise<string | undefined> {
  const member = await members.findByName(name);
  if (member === undefined) return 'no such member';
  if (written.kind === 'promotion' && !rightsOf(member).payIn)
    return 'the member rests: promotions do not go there';
  await mails.send(member.id, written);
  return undefined;
}

async function sentLast({ storage }: SandboxServices) {
  const rows = await storage.db
    .selectFrom('mail_texts')
    .innerJoin('mails', 'mails.text_id', 'mail_texts.id')
    .select(({ fn }) => [
      'mail_texts.id',
      'title',
      'kind',
      fn.min<number>('sent_at').as('sent_at'),
      fn.count<number>('mails.id').as('sent'),
      fn.count<number>('read_at').as('read'),
    ])
    .where('mail_texts.id', '>', ({ selectFrom }) =>
      selectFrom('mail_texts').select(({ fn, eb }) => eb(fn.max<number>('id'), '-', LISTED).as('oldest')),
    )
    .groupBy(['mail_texts.id', 'title', 'kind'])
    .orderBy('mail_texts.id', 'desc')
    .execute();
  return rows.map(({ title, kind, sent_at, sent, read }) => ({
    title: readText(title, 'zh-CN'),
    kind,
    sentAt: sent_at,
    sent,
    read,
  }));
}
