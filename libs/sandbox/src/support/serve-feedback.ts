import { feedback, type CallResponse } from '@heptad/contracts';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { askFurther, entryOf, fileFeedback, moveFeedback, requireFeedback, saidOf } from './feedbacks';
import { keepPicture, readPicture } from './pictures';

/** Puts members' feedback on the server (ROUTE-067, ROUTE-068, ROUTE-069). */
export function serveFeedback({ calls, services }: AreaServer): void {
  const { storage, clock } = services;

  async function detailOf(memberId: string, id: string): Promise<CallResponse<typeof feedback.detail>> {
    const row = await requireFeedback(storage, memberId, id);
    const said = await saidOf(storage, row.id);
    return { ...entryOf(row, said[0]?.text ?? ''), contact: row.contact, said };
  }

  calls.serveCall(feedback.addPicture, async ({ body, member }) => {
    const memberId = signedIn(member).id;
    return keepPicture(storage, { memberId }, await readPicture(body.picture));
  });

  calls.serveCall(feedback.submit, async ({ body, member, site }) => ({
    id: await fileFeedback(services, { ...body, site: site.id, memberId: signedIn(member).id }),
  }));

  calls.serveCall(feedback.list, async ({ body, member }) => {
    const rows = await storage.db
      .selectFrom('support_feedbacks')
      .selectAll()
      .where('member_id', '=', signedIn(member).id)
      .where('id', '<', body.before === undefined ? Number.MAX_SAFE_INTEGER : Number(body.before))
      .orderBy('id', 'desc')
      .limit(feedback.PAGE_SIZE + 1)
      .execute();
    const shown = rows.slice(0, feedback.PAGE_SIZE);
    const items = await Promise.all(
      shown.map(async (row) => entryOf(row, (await saidOf(storage, row.id))[0]?.text ?? '')),
    );
    return { items, more: rows.length > shown.length };
  });

  calls.serveCall(feedback.detail, async ({ body, member }) => {
    const detail = await detailOf(signedIn(member).id, body.id);
    if (detail.unread)
      await storage.db
        .updateTable('support_feedbacks')
        .set({ unread: 0 })
        .where('id', '=', Number(body.id))
        .execute();
    return detail;
  });

  calls.serveCall(feedback.ask, async ({ body, member }) => {
    const memberId = signedIn(member).id;
    await askFurther(services, await requireFeedback(storage, memberId, body.id), body);
    return detailOf(memberId, body.id);
  });

  calls.serveCall(feedback.move, async ({ body, member }) => {
    const memberId = signedIn(member).id;
    const row = await requireFeedback(storage, memberId, body.id);
    if (row.state !== body.to) await moveFeedback(storage, row.id, body.to, Math.trunc(clock.now()));
    return detailOf(memberId, body.id);
  });
}
