import type { ApiError, Result } from '@heptad/api-client';
import { createClock, createStoredItems, createStoredText, ITEMS } from '@heptad/device';
import { sessionActions, sessionReducer, type Member } from '@heptad/session';
import { combineReducers, configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import * as v from 'valibot';
import { createWrite } from '../create-write';
import { createOpenWrites, OPEN_WRITES_KEY } from '../open-writes';
import type { WriteAnswer } from '../write';
import type { WriteServices } from '../write-saga';

export type Answer = Result<WriteAnswer<string>>;

export const lost: Answer = { ok: false, error: { kind: 'timeout', message: '连接超时', call: '/write' } };
export const refusal: ApiError = { kind: 'business', code: '7001', message: '余额不足', call: '/write' };
export const unknown: Answer = { ok: true, value: { state: 'unknown' } };
export const done = (end = 'N1'): Answer => ({ ok: true, value: { state: 'succeeded', end } });

const never = (): Promise<Answer> => new Promise(() => undefined);

export interface Platform {
  readonly send: jest.Mock<Promise<Answer>, [string, string, string]>;
  readonly ask: jest.Mock<Promise<Answer>, [string]>;
}

export interface PageSetting {
  readonly send?: () => Promise<Answer>;
  readonly ask?: () => Promise<Answer>;
  /** Of who is logged in; nobody is where it is undefined. */
  readonly token?: string | undefined;
  readonly member?: string;
}

const memberOf = (id: string): Member => ({
  id,
  name: `member${id}`,
  grade: 0,
  currency: 'CNY',
  registeredAt: 0,
  unreadMail: 0,
  state: 'active',
  phoneBound: false,
  emailBound: false,
});

export const loaded = (id: string) => sessionActions.memberLoaded(memberOf(id));

/** One browser: as many pages of it as wanted, open at the same time or one after the other. */
export function browser({ blocked = false } = {}) {
  const values = new Map<string, string>();
  const tabs = new Set<(key: string | null) => void>();
  const refuse = (): never => {
    throw new Error('blocked');
  };

  /** Opens a page, as a tab does that stays or a reload does. */
  function open({
    send = never,
    ask = async () => unknown,
    token = 'token-of-one',
    member,
  }: PageSetting = {}) {
    let heard: ((key: string | null) => void) | undefined;
    const tell = (): void => {
      for (const tab of tabs) if (tab !== heard) tab(OPEN_WRITES_KEY);
    };
    const storage = {
      getItem: (key: string) => (blocked ? refuse() : (values.get(key) ?? null)),
      setItem(key: string, value: string) {
        if (blocked) refuse();
        values.set(key, value);
        tell();
      },
      removeItem(key: string) {
        if (values.delete(key)) tell();
      },
    };
    const place = createStoredText(
      OPEN_WRITES_KEY,
      () => storage,
      (listener) => {
        heard = listener;
        tabs.add(listener);
        return () => void tabs.delete(listener);
      },
    );
    const platform: Platform = {
      send: jest.fn<Promise<Answer>, [string, string, string]>(send),
      ask: jest.fn<Promise<Answer>, [string]>(ask),
    };
    const write = createWrite({
      name: 'gift',
      order: v.pipe(v.string(), v.maxLength(20)),
      send: (_services: WriteServices, order, key, secret) => platform.send(order, key, secret),
      ask: (_services, key) => platform.ask(key),
      atEnd: () => [{ type: 'readAnew' }],
    });
    const items = createStoredItems(null, createClock());
    const carry = (value: string): void =>
      items.set(ITEMS.token, { value, expiresAt: Number.MAX_SAFE_INTEGER });
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
    store.dispatch(sessionActions.restored({ loggedIn: token !== '' }));
    if (member !== undefined) store.dispatch(loaded(member));
    const task = sagas.run(write.saga, { device: { items } }, { openWrites: createOpenWrites(place) });
    return {
      ...platform,
      store,
      actions: write.actions,
      carry,
      seen,
      isOpen: () => write.selectIsOpen(store.getState()),
      gift: () => write.select(store.getState()),
      /** The page goes away, with whatever it was waiting for. */
      leave() {
        task.cancel();
        if (heard !== undefined) tabs.delete(heard);
      },
    };
  }
  return { open, values, kept: () => values.get(OPEN_WRITES_KEY) ?? '' };
}
