import { createStoredText } from '@heptad/device';
import { browserTabs } from '@heptad/device/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createWriteState } from './create-write-state';
import { CODE_PAUSE_MS, lateWriteSaga } from './late-write-saga';
import { OPEN_WRITES_KEY } from './open-writes-key';

const gift = createWriteState<'gift', string, string>({ name: 'gift' });

function start(load: () => Promise<() => Generator>, tabs = browserTabs()) {
  const { storage, events } = tabs.open();
  const sagas = createSagaMiddleware();
  const reducer = combineReducers({
    gift: gift.reducer,
    wanted: (state: boolean | undefined = false, { type }: { readonly type: string }) =>
      state || type === 'wanted',
  });
  const store = configureStore({ reducer, middleware: (standard) => standard().concat(sagas) });
  const asked = jest.fn(load);
  const late = lateWriteSaga(gift.state, {
    load: asked,
    isNeeded: (state) => 'wanted' in state && state.wanted === true,
    wakes: ({ type }) => type === 'wanted',
  });
  sagas.run(late, 'services', createStoredText(OPEN_WRITES_KEY, storage, events));
  return { store, asked, gift: () => gift.select(store.getState()) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the code of a write that comes late', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const carried = jest.fn();
  const carrying = async () =>
    function* carry(...given: unknown[]) {
      yield carried(...given);
    };
  beforeEach(() => carried.mockClear());

  it('is not fetched before it is needed, and once then', async () => {
    const { store, asked } = start(carrying);
    store.dispatch({ type: 'other' });
    await settle();
    expect(asked).not.toHaveBeenCalled();
    store.dispatch({ type: 'wanted' });
    store.dispatch({ type: 'wanted' });
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(carried.mock.calls).toEqual([['services']]);
  });

  it('is fetched at once where the device keeps an open write, and when another tab begins one', async () => {
    const tabs = browserTabs();
    const before = start(carrying, tabs);
    await settle();
    expect(before.asked).not.toHaveBeenCalled();
    tabs.open().storage()?.setItem(OPEN_WRITES_KEY, '[{}]');
    await settle();
    expect(before.asked).toHaveBeenCalledTimes(1);
    const after = start(carrying, tabs);
    await settle();
    expect(after.asked).toHaveBeenCalledTimes(1);
  });

  it('that cannot be had sends nothing, says so, and is asked for again by a tap or after a pause', async () => {
    const { store, asked, gift: progress } = start(() => Promise.reject(new Error('offline')));
    store.dispatch({ type: 'wanted' });
    await settle();
    store.dispatch(gift.actions.writeRequested('rose'));
    await settle();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(progress()).toMatchObject({ status: 'failed', error: { kind: 'offline', messageKey: 'network' } });
    asked.mockImplementation(carrying);
    await jest.advanceTimersByTimeAsync(CODE_PAUSE_MS);
    expect(carried).toHaveBeenCalledTimes(1);
  });
});
