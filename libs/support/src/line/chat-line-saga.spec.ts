import type { ApiError } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { chat, platformSocket } from '@heptad/contracts';
import { fakeServices, settle } from '@heptad/feature-testing';
import { sessionActions } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import { configureStore, type Action } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { chatActions, chatLineReducer, joinMessages, type ChatMessage, type ChatState } from './chat-slice';
import { chatLineSaga, STEP_MS } from './chat-line-saga';
import { readOutbox } from './outbox';

const STATE: ChatState = {
  status: 'active',
  seq: 0,
  place: 0,
  name: '01',
  deskTyping: false,
  delivered: 0,
  read: 0,
  unread: 0,
  rateable: false,
};
const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
const failed = (error: ApiError) => ({ ok: false, error }) as const;
const lost = failed({ kind: 'offline', message: 'offline', call: '/x' });
const text = (seq: number, key = `key-${seq}`): ChatMessage => ({
  kind: 'text',
  seq,
  at: seq,
  from: 'visitor',
  name: '',
  text: String(seq),
  key,
});

describe('messages that come', () => {
  it('stand in their order, each once', () => {
    const known = [text(1), text(2)];
    expect(joinMessages(known, [])).toBe(known);
    expect(joinMessages(known, [text(3)]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(joinMessages([text(3)], [text(1), text(2), text(3)]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

describe('the line of the chat', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function open(session: object = { status: 'guest', member: undefined }) {
    let now = session;
    const api = stubApiClient();
    const services = fakeServices({ api });
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: {
        chatLine: chatLineReducer,
        session: () => now,
      },
      middleware: (defaults) => defaults().concat(sagas),
    });
    sagas.run(chatLineSaga, services);
    const sent = (call: { readonly path: string }) =>
      api.sent
        .filter(({ path }) => path === call.path)
        .map(({ request }) => request as Record<string, unknown>);
    const dispatch = async (action: Action) => {
      store.dispatch(action);
      await settle();
    };
    const pass = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
    };
    const line = () => store.getState().chatLine;
    const setSession = (next: object): void => void (now = next);
    return { api, services, sent, dispatch, pass, line, setSession };
  }
  const page = (messages: readonly ChatMessage[], more = false) =>
    ok({ messages: [...messages], more, state: { ...STATE, seq: messages.at(-1)?.seq ?? 0 } });

  it('asks for the newest first, then for what came after the last', async () => {
    const { api, sent, dispatch, pass, line } = open();
    api.answer(chat.messages, page([text(7), text(8)], true));
    await dispatch(chatActions.opened());
    expect(line()).toMatchObject({ earlier: true, lost: false });
    api.answer(chat.messages, page([text(9)]));
    await pass(STEP_MS.guest);
    expect(sent(chat.messages)).toEqual([{}, { since: 8 }]);
    expect(line().messages.map(({ seq }) => seq)).toEqual([7, 8, 9]);
  });

  it('says that the line is lost, and takes up where it was', async () => {
    const { api, dispatch, pass, line } = open();
    api.answer(chat.messages, page([text(1)]));
    await dispatch(chatActions.opened());
    api.answer(chat.messages, lost);
    await pass(STEP_MS.guest);
    expect(line().lost).toBe(true);
    api.answer(chat.messages, page([text(2)]));
    await pass(STEP_MS.guest);
    expect(line()).toMatchObject({ lost: false });
    expect(line().messages).toHaveLength(2);
  });

  it('sends a message again under its key until it is confirmed, and keeps it for the next visit meanwhile', async () => {
    const { api, services, sent, dispatch, pass, line } = open();
    api.answer(chat.messages, page([text(1)]));
    await dispatch(chatActions.opened());
    api.answer(chat.messages, page([]));
    api.answer(chat.send, lost);
    await dispatch(chatActions.said({ key: 'key-first', content: { kind: 'text', text: 'a' } }));
    await dispatch(chatActions.said({ key: 'key-second', content: { kind: 'text', text: 'b' } }));
    expect(readOutbox(services.device.items, 'guest').map(({ key }) => key)).toEqual([
      'key-first',
      'key-second',
    ]);
    expect(readOutbox(services.device.items, 'somebody else')).toEqual([]);
    api.answer(chat.send, ok({ message: text(2, 'key-first'), state: STATE }));
    await pass(1_500);
    api.answer(chat.messages, page([text(3, 'key-second')]));
    await pass(3_000);
    const keys = sent(chat.send).map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(['key-first', 'key-first']);
    expect(line().outbox).toEqual([]);
    expect(line().messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(readOutbox(services.device.items, 'guest')).toEqual([]);
  });

  it('stops at a refusal until the visitor decides', async () => {
    const { api, sent, dispatch, pass, line } = open();
    api.answer(chat.messages, page([]));
    await dispatch(chatActions.opened());
    api.answer(
      chat.send,
      failed({ kind: 'business', code: '4029', message: '消息发送过于频繁', data: {}, call: '/x' }),
    );
    await dispatch(chatActions.said({ key: 'key-first', content: { kind: 'text', text: 'a' } }));
    await pass(10_000);
    expect(sent(chat.send)).toHaveLength(1);
    expect(line().refusal).toBe('消息发送过于频繁');
    await dispatch(chatActions.dropped());
    expect(line()).toMatchObject({ outbox: [], refusal: undefined });
  });

  it('hears on a half-open socket too, which tells nothing: a member is asked every few seconds', async () => {
    const { api, dispatch, pass, line } = open({ status: 'member', member: fakeMember('7') });
    api.answer(chat.messages, page([text(1)]));
    await dispatch(chatActions.opened());
    api.answer(chat.messages, page([text(2)]));
    await pass(STEP_MS.member - 1);
    expect(line().messages).toHaveLength(1);
    await pass(1);
    expect(line().messages).toHaveLength(2);
  });

  it('takes from a push how it stands, and asks only for messages that it does not know', async () => {
    const { api, sent, dispatch, line } = open({ status: 'member', member: fakeMember('7') });
    api.answer(chat.messages, page([text(1)]));
    await dispatch(chatActions.opened());
    const push = (state: Partial<ChatState>) =>
      dispatch(
        sessionActions.messagePushed({
          msgId: platformSocket.MESSAGE.chatMoved,
          msgData: { ...STATE, ...state },
        }),
      );
    await push({ seq: 1, read: 1, deskTyping: true });
    expect(line().state).toMatchObject({ read: 1, deskTyping: true });
    expect(sent(chat.messages)).toHaveLength(1);
    api.answer(chat.messages, page([text(2)]));
    await push({ seq: 2 });
    expect(sent(chat.messages).at(-1)).toEqual({ since: 1 });
    expect(line().messages).toHaveLength(2);
    await push({ seq: 1, read: 0, name: 'late' });
    expect(line().state).toMatchObject({ seq: 2, name: '01' });
    expect(sent(chat.messages)).toHaveLength(2);
  });

  it('keeps a message that a logout has overtaken for its member, and sends it as nobody else', async () => {
    const { api, services, sent, dispatch, pass, line, setSession } = open({
      status: 'member',
      member: fakeMember('7'),
    });
    api.answer(chat.messages, page([]));
    api.answer(chat.send, lost);
    await dispatch(chatActions.opened());
    await dispatch(chatActions.said({ key: 'key-late', content: { kind: 'text', text: 'a' } }));
    const before = sent(chat.send).length;
    setSession({ status: 'guest', member: undefined });
    await dispatch(sessionActions.loggedOut());
    await pass(60_000);
    expect(sent(chat.send)).toHaveLength(before);
    expect(line()).toMatchObject({ messages: [], outbox: [] });
    expect(readOutbox(services.device.items, 'guest')).toEqual([]);
    expect(readOutbox(services.device.items, fakeMember('7').id).map(({ key }) => key)).toEqual(['key-late']);
  });

  it('rests once the page is left', async () => {
    const { api, sent, dispatch, pass } = open();
    api.answer(chat.messages, page([text(1)]));
    await dispatch(chatActions.opened());
    await dispatch(chatActions.left());
    const before = sent(chat.messages).length;
    await pass(60_000);
    expect(sent(chat.messages)).toHaveLength(before);
  });
});
