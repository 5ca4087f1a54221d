import { createStore } from './create-store';

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

  it('never lets a feature take the place of the session', () => {
    const { store, addReducer } = createStore({}, jest.fn());
    addReducer('session', () => 'taken');
    expect(store.getState()).toMatchObject({ session: { status: 'unknown' } });
  });

  it('runs workflows with the services given and reports those that die', () => {
    const onError = jest.fn();
    const services = { name: 'services' };
    const { runSaga } = createStore(services, onError);
    const seen: unknown[] = [];
    runSaga(function* (given) {
      seen.push(given);
      throw new Error('a defect');
    }, services);
    expect(seen).toEqual([services]);
    expect(onError.mock.calls[0]?.[0]).toEqual(new Error('a defect'));
  });
});
