import type { ApiError, Result } from '@heptad/api-client';
import { createClock, createCookies, createStoredItems, createStoredText } from '@heptad/device';
import { browserTabs } from '@heptad/device/testing';
import { createTokenStore, createVisitorMark, sessionActions, sessionReducer } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import { combineReducers, configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import * as v from 'valibot';
import { createWrite } from '../create-write';
import { createOpenWrites } from '../open-writes';
import { OPEN_WRITES_KEY } from '../open-writes-key';
import type { WriteAnswer } from '../write';
import type { WriteDescription } from '../write-description';
import type { WriteServices } from '../saga/write-saga';

export type Answer = Result<WriteAnswer<string>>;

export const lost: Answer = { ok: false, error: { kind: 'timeout', message: '连接超时', call: '/write' } };
export const refusal: ApiError = { kind: 'business', code: '7001', message: '余额不足', call: '/write' };
export const unknown: Answer = { ok: true, value: { state: 'unknown' } };
export const done = (end = 'N1'): Answer => ({ ok: true, value: { state: 'succeeded', end } });

const never = (): Promise<Answer> => new Promise(() => undefined);

export interface Platform {
  readonly send: jest.Mock<Promise<Answer>, [string, string, string]>;
  readonly ask: jest.Mock<Promise<Answer>, [key: string, pending?: string]>;
}

type GiftWrite = WriteDescription<'gift', string, string, WriteServices>;

export interface PageSetting {
  readonly send?: (order: string) => Promise<Answer>;
  readonly ask?: () => Promise<Answer>;
  /** Of who is logged in; nobody is where it is undefined. */
  readonly token?: string | undefined;
  readonly member?: string;
  /** Its saga does not run until it is started. */
  readonly late?: boolean;
  /** What the kind of write has besides. */
  readonly traits?: Partial<GiftWrite>;
}

export const loaded = (id: string) => sessionActions.memberLoaded(fakeMember(id));

/** One browser: as many pages of it as wanted, open at the same time or one after the other. */
export function browser({ blocked = false } = {}) {
  const tabs = browserTabs({ blocked });
  const cookies = createCookies({ cookie: '' }, true);

  /** Opens a page, as a tab does that stays or a reload does. */
  function open({
    send = never,
    ask = async () => unknown,
    token = 'token-of-one',
    member,
    traits = {},
    late = false,
  }: PageSetting = {}) {
    const tab = tabs.open();
    const place = createStoredText(OPEN_WRITES_KEY, tab.storage, tab.events);
    const platform: Platform = {
      send: jest.fn<Promise<Answer>, [string, string, string]>(send),
      ask: jest.fn<Promise<Answer>, [key: string, pending?: string]>(ask),
    };
    const write = createWrite({
      name: 'gift',
      order: v.pipe(v.string(), v.maxLength(20)),
      send: (_services: WriteServices, order, key, secret) => platform.send(order, key, secret),
      ask: (_services, key, _order, pending) =>
        pending === undefined ? platform.ask(key) : platform.ask(key, pending),
      atEnd: () => [{ type: 'readAnew' }],
      ...traits,
    });
    const clock = createClock();
    const items = createStoredItems(null, clock);
    const tokens = createTokenStore({ cookies, items, clock, query: {}, inShell: false });
    const carry = (value: string): void =>
      tokens.save(value, { remember: false, owner: 'a', expiresAt: Number.MAX_SAFE_INTEGER });
    if (token !== '') carry(token);
    const seen: string[] = [];
    const record: Middleware = () => (next) => (action) => {
      if (isAction(action)) seen.push(action.type);
      return next(action);
    };
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: combineReducers({ session: sessionReducer, gift: write.reducer }),
      middleware: (standard) => standard().concat(record, sagas),
    });
    store.dispatch(sessionActions.sessionRestored({ loggedIn: token !== '' }));
    if (member !== undefined) store.dispatch(loaded(member));
    let task: Task | undefined;
    const start = (): void => {
      const services = { device: { items }, visitor: createVisitorMark(tokens) };
      task = sagas.run(write.saga, services, { openWrites: createOpenWrites(place) });
    };
    if (!late) start();
    return {
      ...platform,
      store,
      actions: write.actions,
      carry,
      /** Hears that another page has logged somebody in. Its own copy of the token does not follow. */
      hearOfLogin() {
        tokens.sync();
        store.dispatch(sessionActions.loginChanged({ loggedIn: true }));
      },
      start,
      seen,
      isOpen: () => write.selectIsOpen(store.getState()),
      gift: (subject?: string) => write.select(store.getState(), subject),
      /** The page goes away, with whatever it was waiting for. */
      leave() {
        task?.cancel();
        tab.leave();
      },
    };
  }
  return { open, values: tabs.values, kept: () => tabs.values.get(OPEN_WRITES_KEY) ?? '' };
}
