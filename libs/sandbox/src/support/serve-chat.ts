import { chat, REQUEST_CODES } from '@heptad/contracts';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import type { ServedRequest } from '../server/serve';
import { cardOf, cardsOf } from './cards';
import {
  findConversation,
  NO_CONVERSATION,
  openConversation,
  requireConversation,
  type Visitor,
} from './conversations';
import { fileFeedback } from './feedbacks';
import { messageOfKey, readMessages, type Content } from './messages';
import { findPicture, keepPicture, readPicture } from './pictures';
import { serviceHoursOf } from './service-hours';
import type { Support } from './support';

type Asked = Pick<ServedRequest, 'site' | 'member' | 'uuid'> & {
  readonly body: { readonly guest?: string | undefined };
};

const visitorOf = ({ site, member, uuid, body }: Asked): Visitor => ({
  site: site.id,
  member,
  uuid,
  guest: body.guest,
});

/** Puts the visitor's side of conversations with customer service on the server (ROUTE-110, ROUTE-111). */
export function serveChat({ calls, services }: AreaServer, support: Support): void {
  const { storage, clock } = services;
  const now = () => Math.trunc(clock.now());

  calls.serveCall(chat.home, async (request) => {
    const row = await findConversation(storage, visitorOf(request));
    return {
      hours: serviceHoursOf(request.site, request.now),
      state: row === undefined ? NO_CONVERSATION : await support.stateOf(row),
    };
  });

  calls.serveCall(chat.messages, async (request) => {
    const row = await findConversation(storage, visitorOf(request));
    if (row === undefined) return { messages: [], more: false, state: NO_CONVERSATION };
    const page = await readMessages(storage, row.id, request.body);
    return { ...page, state: await support.stateOf(row) };
  });

  calls.serveCall(chat.begin, async (request) => {
    const visitor = visitorOf(request);
    if (!serviceHoursOf(request.site, request.now).open)
      throw new BusinessError(REQUEST_CODES.invalidRequest, '现在不在服务时间，请留言');
    const found = await findConversation(storage, visitor);
    const { conversation, guest } =
      found === undefined
        ? await openConversation(storage, visitor, now())
        : { conversation: found, guest: undefined };
    if (conversation.status !== 'waiting' && conversation.status !== 'active') {
      const { topic } = request.body;
      await support.change(conversation.id, {
        status: 'waiting',
        topic,
        agent: '',
        waiting_since: now(),
        rateable: 0,
      });
      await support.note(conversation, 'begun', topic);
    }
    const row = (await support.byId(conversation.id)) ?? conversation;
    return { state: await support.stateOf(row), ...(guest && { guest }) };
  });

  calls.serveCall(chat.send, async (request) => {
    const { body, member, headers } = request;
    const row = await requireConversation(storage, visitorOf(request));
    const known = await messageOfKey(storage, row.id, 'visitor', body.key);
    if (known !== undefined) return { message: known, state: await support.stateOf(row) };
    if (row.status !== 'waiting' && row.status !== 'active')
      throw new BusinessError(REQUEST_CODES.invalidRequest, '会话已结束，请重新开始');
    if (support.presence.isTooMuch(row.id))
      throw new BusinessError(REQUEST_CODES.tooManyRequests, '消息发送过于频繁，请稍后再试');
    const by = { from: 'visitor', name: '', key: body.key } as const;
    let content: Content;
    if (body.content.kind === 'text') content = { ...by, kind: 'text', text: body.content.text };
    else if (body.content.kind === 'card') {
      const card = await cardOf(
        services,
        signedIn(member),
        body.content,
        localeOfHeader(headers['accept-language']),
      );
      content = { ...by, kind: 'card', card };
    } else {
      const picture = await readPicture(body.content.picture);
      content = {
        ...by,
        kind: 'picture',
        picture: await keepPicture(storage, { conversationId: row.id }, picture),
      };
    }
    support.presence.typed('visitor', row.id, false);
    return support.say(row, content, body.key);
  });

  serveSmallSteps({ calls, services }, support);
}

/** Typing, reading, closing, rating, cards, pictures and messages that are left. */
function serveSmallSteps(
  { calls, services }: Pick<AreaServer, 'calls' | 'services'>,
  support: Support,
): void {
  const { storage, clock } = services;

  calls.serveCall(chat.mark, async (request) => {
    const { typing, read } = request.body;
    let row = await requireConversation(storage, visitorOf(request));
    if (typing !== undefined) support.presence.typed('visitor', row.id, typing);
    if (read !== undefined && read > row.visitor_read)
      row = await support.change(row.id, { visitor_read: Math.min(read, row.last_seq) });
    return { state: await support.stateOf(row) };
  });

  calls.serveCall(chat.close, async (request) => {
    const row = await requireConversation(storage, visitorOf(request));
    if (row.status === 'waiting' || row.status === 'active') {
      await support.change(row.id, { status: 'closed', rateable: row.status === 'active' ? 1 : 0 });
      await support.note(row, 'closedByVisitor');
    }
    return { state: await support.stateOf((await support.byId(row.id)) ?? row) };
  });

  calls.serveCall(chat.rate, async (request) => {
    const row = await requireConversation(storage, visitorOf(request));
    if (row.rateable !== 1) throw new BusinessError(REQUEST_CODES.invalidRequest, '已评价');
    await storage.db
      .insertInto('support_ratings')
      .values({
        conversation_id: row.id,
        agent: row.agent,
        stars: request.body.stars,
        created_at: Math.trunc(clock.now()),
      })
      .execute();
    return { state: await support.stateOf(await support.change(row.id, { rateable: 0 })) };
  });

  calls.serveCall(chat.cards, async ({ member, headers }) => ({
    items: [...(await cardsOf(services, signedIn(member), localeOfHeader(headers['accept-language'])))],
  }));

  calls.serveCall(chat.readPicture, async (request) => {
    const picture = await findPicture(storage, request.body.id);
    const row = await findConversation(storage, visitorOf(request));
    const own =
      picture !== undefined &&
      ((row !== undefined && picture.conversation_id === row.id) ||
        (request.member !== undefined && picture.member_id === request.member.id));
    if (!own) throw new BusinessError(REQUEST_CODES.notFound, '图片不存在');
    return { base64: picture.picture };
  });

  calls.serveCall(chat.leave, async ({ body, member, site }) => {
    if (member === undefined && body.contact === '')
      throw new BusinessError(REQUEST_CODES.invalidRequest, '请填写联系方式');
    const { key, text, contact } = body;
    const about = { kind: 'callback', text, contact, pictures: [] } as const;
    return { id: await fileFeedback(services, { site: site.id, memberId: member?.id, key, ...about }) };
  });
}
