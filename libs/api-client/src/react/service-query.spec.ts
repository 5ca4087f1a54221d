import { configureStore } from '@reduxjs/toolkit';
import type { ApiError, Result } from '../api-error';
import { queryApi } from './query-api';
import { serviceQuery } from './service-query';

interface Desk {
  readonly desk: { look(id: string, signal: AbortSignal): Promise<Result<string>> };
}

const endpoints = queryApi.injectEndpoints({
  endpoints: (build) => ({
    look: build.query<string, string>({
      queryFn: serviceQuery(({ desk }: Desk, id, signal) => desk.look(id, signal)),
    }),
  }),
});

function storeOf(look: Desk['desk']['look']) {
  return configureStore({
    reducer: { [queryApi.reducerPath]: queryApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { services: { desk: { look } } } } }).concat(queryApi.middleware),
  });
}

describe('a question to the app’s services', () => {
  it('gets the argument and gives the value', async () => {
    const look = jest.fn(async (id: string): Promise<Result<string>> => ({ ok: true, value: `seen ${id}` }));
    const store = storeOf(look);
    const answer = await store.dispatch(endpoints.endpoints.look.initiate('7'));
    expect(answer.data).toBe('seen 7');
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('keeps the error of a Result as it is', async () => {
    const error: ApiError = { kind: 'cancelled', message: '', messageKey: 'cancelled', call: '/x' };
    const store = storeOf(async () => ({ ok: false, error }));
    const answer = await store.dispatch(endpoints.endpoints.look.initiate('7'));
    expect(answer).toMatchObject({ isError: true, error });
  });

  it('is told when nobody wants the answer any more', async () => {
    const signals: AbortSignal[] = [];
    const store = storeOf((_id, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const question = store.dispatch(endpoints.endpoints.look.initiate('7'));
    await Promise.resolve();
    question.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
