import { chat } from '@heptad/contracts';
import * as v from 'valibot';
import type { AreaServer } from '../server/area-server';
import { DESK_NAMES, listConversations, openAtDesk, takeDeskStep } from '../support/desk';
import { answerFeedback, saidOf } from '../support/feedbacks';
import { findPicture } from '../support/pictures';
import type { Support } from '../support/support';
import { DESK_PAGE, DESK_STYLE } from './desk-page';
import { DESK_SCRIPT } from './desk-script';

/** Feedbacks that are listed. */
const LISTED = 100;

const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const agent = v.picklist(DESK_NAMES);
const stepOf = v.variant('step', [
  v.strictObject({ agent, step: v.picklist(['take', 'close']) }),
  v.strictObject({ agent, step: v.literal('say'), key, text: chat.supportText }),
  v.strictObject({ agent, step: v.literal('note'), text: chat.supportText }),
  v.strictObject({ agent, step: v.literal('transfer'), to: agent }),
  v.strictObject({ agent, step: v.literal('typing'), typing: v.boolean() }),
]);
const answer = v.strictObject({ key, text: chat.supportText });
const question = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), '0'),
  agent: v.optional(agent),
});

/** Puts the desk on the panel's side: its page, the conversations of all sites and members' feedback. */
export function serveDesk({ app, services }: AreaServer, support: Support): void {
  const { storage } = services;
  const POLICY =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; frame-ancestors 'none'";

  app.get('/__sandbox/desk', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(DESK_PAGE),
  );
  app.get('/__sandbox/desk.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(DESK_SCRIPT),
  );
  app.get('/__sandbox/desk.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DESK_STYLE),
  );

  app.get('/__sandbox/desk/conversations', async ({ query }) => {
    const asked = v.safeParse(question, query);
    if (asked.success && asked.output.agent !== undefined) support.presence.seen(asked.output.agent);
    return { people: DESK_NAMES, conversations: await listConversations(services, support) };
  });

  app.get<{ Params: { id: string } }>(
    '/__sandbox/desk/conversations/:id',
    async ({ params, query }, reply) => {
      const row = await support.byId(Number(params.id) || 0);
      const asked = v.safeParse(question, query);
      if (row === undefined || !asked.success) return reply.code(404).send({ error: 'no such conversation' });
      const { since, agent: by } = asked.output;
      return openAtDesk(services, support, row, { since: Number(since), agent: by });
    },
  );

  app.post<{ Params: { id: string } }>('/__sandbox/desk/conversations/:id', async (request, reply) => {
    const input = v.safeParse(stepOf, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const row = await support.byId(Number(request.params.id) || 0);
    if (row === undefined) return reply.code(404).send({ error: 'no such conversation' });
    const { agent: by, ...step } = input.output;
    support.presence.seen(by);
    const refusal = await takeDeskStep(services, support, row, by, step);
    return refusal === undefined ? { done: true } : reply.code(409).send({ error: refusal });
  });

  app.get<{ Params: { id: string } }>('/__sandbox/desk/pictures/:id', async ({ params }, reply) => {
    const picture = await findPicture(storage, params.id);
    return picture === undefined
      ? reply.code(404).send({ error: 'no such picture' })
      : reply.type('image/webp').send(Buffer.from(picture.picture, 'base64'));
  });

  serveFeedbackControls({ app, services });
}

function serveFeedbackControls({ app, services }: Pick<AreaServer, 'app' | 'services'>): void {
  const { storage, members } = services;

  app.get('/__sandbox/desk/feedback', async () => {
    const rows = await storage.db
      .selectFrom('support_feedbacks')
      .selectAll()
      .orderBy('moved_at', 'desc')
      .limit(LISTED)
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        who: row.member_id === null ? 'guest' : (await members.find(row.member_id))?.name,
        kind: row.kind,
        state: row.state,
        contact: row.contact,
        said: await saidOf(storage, row.id),
      })),
    );
  });

  app.post<{ Params: { id: string } }>('/__sandbox/desk/feedback/:id', async (request, reply) => {
    const input = v.safeParse(answer, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    return (await answerFeedback(services, Number(request.params.id) || 0, input.output))
      ? { done: true }
      : reply.code(404).send({ error: 'no such feedback' });
  });
}
