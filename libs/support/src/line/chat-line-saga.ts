import type { ApiError, Result } from '@heptad/api-client';
import { chat, platformSocket, type CallResponse } from '@heptad/contracts';
import {
  isMemberChange,
  sessionActions,
  sessionSelectors,
  type Member,
  type WithSession,
} from '@heptad/session';
import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel, type Channel, type SagaIterator, type Task } from 'redux-saga';
import {
  actionChannel,
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'redux-saga/effects';
import type { SupportServices } from '../services';
import { chatActions, selectLine, type ChatLine, type WithChatLine } from './chat-slice';
import { whoAsks } from './guest-token';
import { keepOutbox, readOutbox, type Outgoing } from './outbox';

/** How often it is asked what is new, ms: by guests, who have no socket; by members, should a push be lost; while the page is out of sight. */
export const STEP_MS = { guest: 1_000, member: 5_000, hidden: 15_000 } as const;
/** The waits before a message whose answer was lost is sent again. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

const QUIET = { noToast: true } as const;

type Page = Result<CallResponse<typeof chat.messages>>;

const memberOf = (state: WithSession): Member | undefined => sessionSelectors.selectMember(state);
const isMemberOf = (state: WithSession): boolean => sessionSelectors.selectIsMember(state);

function* ownerOf(): SagaIterator<string> {
  const member: ReturnType<typeof memberOf> = yield select(memberOf);
  return member?.id ?? 'guest';
}

function* whose({ device }: SupportServices): SagaIterator<{ readonly guest?: string }> {
  const isMember: boolean = yield select(isMemberOf);
  return whoAsks(device.items, isMember);
}

const lineOf = (state: WithChatLine): ChatLine => selectLine(state);

/** Asks for what came after the last known message until there is no more; the first time for the newest. */
function* sync(services: SupportServices): SagaIterator<void> {
  for (let more = true; more;) {
    const line: ChatLine = yield select(lineOf);
    const since = line.messages.at(-1)?.seq;
    const who: { readonly guest?: string } = yield call(whose, services);
    const page: Page = yield call(
      services.api.send,
      chat.messages,
      since === undefined ? who : { ...who, since },
      QUIET,
    );
    if (!page.ok) {
      yield put(chatActions.lineLost());
      return;
    }
    const { messages, state } = page.value;
    yield put(
      chatActions.came({ messages, state, ...(since === undefined && { earlier: page.value.more }) }),
    );
    more = since !== undefined && page.value.more;
  }
}

/** Whether nobody can know if the message was kept: it is sent again under its key. */
const isOpen = (error: ApiError): boolean => error.kind !== 'business';

/** Sends what waits, one after the other, so that the order stays. A refusal stops it until the visitor decides. */
function* deliver(services: SupportServices): SagaIterator<void> {
  for (let tries = 0; ;) {
    const { outbox, refusal }: ChatLine = yield select(lineOf);
    const [first] = outbox;
    if (first === undefined || refusal !== undefined) return;
    const who: { readonly guest?: string } = yield call(whose, services);
    const request = { ...who, key: first.key, content: first.content };
    const sent: Result<CallResponse<typeof chat.send>> = yield call(
      services.api.send,
      chat.send,
      request,
      QUIET,
    );
    if (sent.ok) {
      tries = 0;
      const known: ChatLine = yield select(lineOf);
      const next = sent.value.message.seq === (known.messages.at(-1)?.seq ?? 0) + 1;
      // What others said meanwhile is asked for first: the known ones have no gap.
      if (next) yield put(chatActions.came({ messages: [sent.value.message], state: sent.value.state }));
      else yield call(sync, services);
      yield put(chatActions.confirmed(first.key));
    } else if (isOpen(sent.error)) {
      yield put(chatActions.lineLost());
      yield race([delay(AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0), take(chatActions.poked)]);
      tries += 1;
    } else {
      yield put(chatActions.refused(sent.error.message));
      return;
    }
  }
}

const isMoved = (action: Action): boolean =>
  sessionActions.messagePushed.match(action) && action.payload.msgId === platformSocket.MESSAGE.chatMoved;

/** Takes what a push says of the conversation. @returns whether it has messages that are not known */
function* takePush(push: Action): SagaIterator<boolean> {
  if (!sessionActions.messagePushed.match(push) || push.payload.msgId !== platformSocket.MESSAGE.chatMoved)
    return true;
  const { messages, state }: ChatLine = yield select(lineOf);
  // Before the first answer there is nothing that it could be added to.
  if (state === undefined) return true;
  yield put(chatActions.stateCame(push.payload.msgData));
  return push.payload.msgData.seq > (messages.at(-1)?.seq ?? 0);
}

const isSocketBack = (action: Action): boolean => sessionActions.socketLetIn.match(action);

/** Asks again and again: when the platform says that something came, when the page is seen or online again, and after a while. */
function* follow(services: SupportServices): SagaIterator<void> {
  const pushes: Channel<Action> = yield actionChannel(isMoved, buffers.sliding(1));
  for (let wanted = true; ;) {
    if (wanted) yield call(sync, services);
    yield call(readSeen, services);
    const isMember: boolean = yield select(isMemberOf);
    const step = !services.device.page.visible() ? STEP_MS.hidden : isMember ? STEP_MS.member : STEP_MS.guest;
    const { push }: { readonly push?: Action } = yield race({
      push: take(pushes),
      late: delay(step),
      back: take(isSocketBack),
      poked: take(chatActions.poked),
    });
    wanted = push === undefined || (yield call(takePush, push));
  }
}

/** What stands on a page that is seen is read. */
function* readSeen(services: SupportServices): SagaIterator<void> {
  const { state, messages }: ChatLine = yield select(lineOf);
  const last = messages.at(-1)?.seq;
  if (state === undefined || state.unread === 0 || last === undefined || !services.device.page.visible())
    return;
  const who: { readonly guest?: string } = yield call(whose, services);
  const marked: Result<CallResponse<typeof chat.mark>> = yield call(
    services.api.send,
    chat.mark,
    { ...who, read: last },
    QUIET,
  );
  if (marked.ok) yield put(chatActions.stateCame(marked.value.state));
}

function* fetchEarlier(services: SupportServices): SagaIterator<void> {
  const { messages, earlier }: ChatLine = yield select(lineOf);
  const before = messages[0]?.seq;
  if (!earlier || before === undefined) return;
  const who: { readonly guest?: string } = yield call(whose, services);
  const page: Page = yield call(services.api.send, chat.messages, { ...who, before }, QUIET);
  if (page.ok)
    yield put(
      chatActions.came({ messages: page.value.messages, state: page.value.state, earlier: page.value.more }),
    );
}

function* keep({ device }: SupportServices): SagaIterator<void> {
  const { outbox }: ChatLine = yield select(lineOf);
  const owner: string = yield call(ownerOf);
  keepOutbox(device.items, owner, outbox);
}

/** Until it is known who is there: what waits is one visitor's, never the next one's. */
function* knowWho(): SagaIterator<void> {
  for (;;) {
    const known: boolean = yield select(
      (state: WithSession) =>
        sessionSelectors.selectStatus(state) === 'guest' ||
        sessionSelectors.selectMember(state) !== undefined,
    );
    if (known) return;
    yield take('*');
  }
}

/** Everything of one visit to the page. */
function* visit(services: SupportServices): SagaIterator<void> {
  yield call(knowWho);
  const owner: string = yield call(ownerOf);
  const kept: readonly Outgoing[] = readOutbox(services.device.items, owner);
  yield put(chatActions.outboxRead(kept));
  const seen = eventChannel<true>((emit) => services.device.page.onChange(() => emit(true)));
  yield takeEvery(seen, function* poke(): SagaIterator<void> {
    yield put(chatActions.poked());
  });
  yield takeEvery(
    [chatActions.said, chatActions.came, chatActions.confirmed, chatActions.dropped],
    keep,
    services,
  );
  yield takeLeading([chatActions.said, chatActions.again, chatActions.dropped], deliver, services);
  yield takeLeading(chatActions.earlierWanted, fetchEarlier, services);
  if (kept.length > 0) yield put(chatActions.again());
  yield call(follow, services);
}

/**
 * The line between the chat's page and the platform: it asks "since n", so that over reloads, lost connections and a platform that restarts no
 * message is lost and none comes twice, and sends what waits until it is confirmed. It stands while the page does, for whoever is there.
 */
export function* chatLineSaga(services: SupportServices): SagaIterator<void> {
  for (;;) {
    yield take(chatActions.opened);
    for (let here = true; here;) {
      const task: Task = yield fork(visit, services);
      const ended: { readonly left?: unknown } = yield race({
        left: take(chatActions.left),
        member: take(isMemberChange),
      });
      yield cancel(task);
      here = ended.left === undefined;
      // Another person sees nothing of what was there.
      if (here) yield put(chatActions.left());
    }
  }
}
