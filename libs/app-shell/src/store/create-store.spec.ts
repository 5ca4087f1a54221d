import { sessionActions } from '@heptad/session';
import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import { createStore } from './create-store';
import { RESTART_PAUSE_MS, RESTARTS } from './supervised';

const counter = (state = 0, action: { type: string }): number =>
  action.type === 'counted' ? state + 1 : state;

describe('the store', () => {
  it('holds the session and the query cache from the start', () => {
    const { store } = createStore({}, jest.fn());
    expect(store.getState()).toMatchObject({ session: { status: 'unknown' }, queryApi: {} });
  });

  it('takes a slice in while it runs and keeps its state when it is added again', () => {
    const { store, addReducer } = createStore({}, jest.fn());
    addReducer('count', counter);
    store.dispatch({ type: 'counted' });
    addReducer('count', () => 100);
    store.dispatch({ type: 'counted' });
    expect(store.getState()).toMatchObject({ count: 2 });
  });

  it('tells the state of somebody of whom nothing is known, with what was answered', () => {
    const { store, addReducer, stateOfNobody } = createStore({}, jest.fn());
    addReducer('count', counter);
    store.dispatch({ type: 'counted' });
    store.dispatch(sessionActions.sessionRestored({ loggedIn: true }));
    const { queryApi } = store.getState() as Readonly<Record<string, unknown>>;
    const state = stateOfNobody() as Readonly<Record<string, unknown>>;
    expect(state).toMatchObject({ count: 0, session: { status: 'unknown' } });
    expect(state['queryApi']).toBe(queryApi);
  });

  it('never lets a feature take the place of the session', () => {
    const { store, addReducer } = createStore({}, jest.fn());
    addReducer('session', () => 'taken');
    expect(store.getState()).toMatchObject({ session: { status: 'unknown' } });
  });

  it('runs workflows with the services given', () => {
    const services = { name: 'services' };
    const { runSaga } = createStore(services, jest.fn());
    const seen: unknown[] = [];
    runSaga(function* (given) {
      seen.push(given);
    }, services);
    expect(seen).toEqual([services]);
  });

  describe('a workflow that dies', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('begins again, and listens as before', async () => {
      const onDeath = jest.fn();
      const { store, runSaga } = createStore({}, onDeath);
      const heard: unknown[] = [];
      runSaga(function* () {
        yield takeEvery('told', function* (action: { readonly type: string; readonly bad?: boolean }) {
          if (action.bad === true) throw new Error('a defect');
          heard.push(action.type);
        });
      }, {});
      store.dispatch({ type: 'told', bad: true } as UnknownAction);
      expect(onDeath.mock.calls).toEqual([[new Error('a defect'), true]]);
      store.dispatch({ type: 'told' });
      expect(heard).toHaveLength(0);
      await jest.advanceTimersByTimeAsync(RESTART_PAUSE_MS);
      store.dispatch({ type: 'told' });
      expect(heard).toHaveLength(1);
    });

    it('stays dead after a few times, and says that it does', async () => {
      const onDeath = jest.fn();
      const runs = jest.fn();
      const { runSaga } = createStore({}, onDeath);
      runSaga(function* () {
        runs();
        throw new Error('no error at all');
      }, {});
      await jest.advanceTimersByTimeAsync(600_000);
      expect(runs).toHaveBeenCalledTimes(1 + RESTARTS);
      expect(onDeath.mock.calls.map(([, again]) => again as unknown)).toEqual([true, true, true, false]);
      expect(onDeath).toHaveBeenLastCalledWith(new Error('no error at all'), false);
    });
  });
});
