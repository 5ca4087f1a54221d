import { configureStore } from '@reduxjs/toolkit';
import { type CallResponse, configuration, member } from '@heptad/contracts';
import { stubApiClient, type StubAnswers } from '../testing/stub-api-client';
import { callQuery, queryApi } from './query-api';

const endpoints = queryApi.injectEndpoints({
  endpoints: (build) => ({
    order: build.query<CallResponse<typeof configuration.venueSort>, string>({
      query: (gameType) => callQuery(configuration.venueSort, { gameType }),
    }),
    me: build.query<CallResponse<typeof member.info>, void>({
      query: () => callQuery(member.info, {}, { noToast: true }),
    }),
  }),
});

function setUp(answers: StubAnswers) {
  const api = stubApiClient(answers);
  const store = configureStore({
    reducer: { [queryApi.reducerPath]: queryApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { services: { api } } } }).concat(queryApi.middleware),
  });
  return { api, store };
}

describe('query cache', () => {
  it('sends the call once for any number of readers and keeps its value', async () => {
    const { api, store } = setUp({
      [configuration.venueSort.path]: { ok: true, value: [{ enName: 'IMTY' }] },
    });
    const results = await Promise.all([
      store.dispatch(endpoints.endpoints.order.initiate('')),
      store.dispatch(endpoints.endpoints.order.initiate('')),
    ]);
    expect(results.map((result) => result.data)).toEqual([[{ enName: 'IMTY' }], [{ enName: 'IMTY' }]]);
    expect(api.sent).toHaveLength(1);
    expect(api.sent[0]).toMatchObject({ request: { gameType: '' } });
  });

  it('keeps a serialisable error', async () => {
    const error = { kind: 'business', code: '6001', message: '请登录', call: member.info.path } as const;
    const { api, store } = setUp({ [member.info.path]: { ok: false, error } });
    const result = await store.dispatch(endpoints.endpoints.me.initiate());
    expect(result.error).toEqual(error);
    expect(JSON.parse(JSON.stringify(result.error))).toEqual(error);
    expect(api.sent[0]?.options.noToast).toBe(true);
  });
});
