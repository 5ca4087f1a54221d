import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { chat, feedback } from '@heptad/contracts';
import { renderFeature } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import type { ChatState } from '../line/chat-slice';
import { supportModule } from '../support-module';

export const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;

/** Nobody is asked for. */
export const IDLE: ChatState = {
  status: 'idle',
  seq: 0,
  place: 0,
  name: '',
  deskTyping: false,
  delivered: 0,
  read: 0,
  unread: 0,
  rateable: false,
};

export const HOURS = { from: 0, to: 0, timeZone: 'UTC+8', open: true };

type Scene = Omit<Parameters<typeof renderFeature>[0], 'module' | 'at' | 'member'>;

/** Opens a page of the feature; nothing has been said yet unless the answers say so. */
export async function showSupport(
  at: string,
  {
    member = false,
    answers = {},
    services,
    ...scene
  }: Scene & { readonly member?: boolean; readonly answers?: StubAnswers } = {},
) {
  const api = stubApiClient({
    [chat.home.path]: ok({ hours: HOURS, state: IDLE }),
    [chat.messages.path]: ok({ messages: [], more: false, state: IDLE }),
    [chat.cards.path]: ok({ items: [] }),
    [feedback.list.path]: ok({ items: [], more: false }),
    ...answers,
  });
  const shown = await renderFeature({
    ...scene,
    module: supportModule,
    at,
    member: member ? fakeMember('1') : false,
    services: { ...services, api },
  });
  const sent = (call: { readonly path: string }) =>
    api.sent
      .filter(({ path }) => path === call.path)
      .map(({ request }) => request as Record<string, unknown>);
  return { ...shown, api, sent };
}
