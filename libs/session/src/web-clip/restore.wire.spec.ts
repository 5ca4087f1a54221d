import { queryApi } from '@heptad/api-client';
import { memberInfo } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { ITEMS } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { openPage, OPEN_VAULT, SALTS } from '../page-under-test';
import { createSessionSagas } from '../sagas/session-sagas';
import { sessionReducer } from '../session-slice';
import { createPlatformSocket } from '../socket/platform-socket';
import { createUserInfo } from '../user-info';

const page = { visible: () => true, online: () => true, onChange: () => () => undefined };

describe('a web clip against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterAll(() => sandbox.close());

  it('WEBCLIP-012 SESSION-007 any number of calls refused with 6001 start one login, and each gets its answer', async () => {
    const { api, items, tokens, deps, session } = openPage(sandbox, { webClip: true, vault: OPEN_VAULT });
    await deps.credentials.save({ name: 'demo02', password: md5('Heptad2026'), checked: true });
    const socket = createPlatformSocket({
      open: () => {
        throw new Error('no socket in this test');
      },
      url: () => undefined,
      userToken: () => undefined,
      memberToken: async () => undefined,
      body: () => ({ uuid: '', site: '', client: '' }),
      page,
    });
    const saga = createSagaMiddleware();
    const store = configureStore({
      reducer: { session: sessionReducer, [queryApi.reducerPath]: queryApi.reducer },
      middleware: (defaults) =>
        defaults({ thunk: { extraArgument: { services: { api } } } }).concat(queryApi.middleware, saga),
    });
    const sagaDeps = {
      ...deps,
      session,
      userInfo: createUserInfo(api),
      page,
      allowList: { origins: [sandbox.origin], development: true },
      socket,
      channelLoginAddress: () => undefined,
    };
    const tasks = createSessionSagas(sagaDeps).map((run) => saga.run(run));
    const saved = jest.spyOn(tokens, 'save');

    sandbox.scenarios.add({ path: memberInfo.path, effect: { code: 6001, message: '登录已过期' }, times: 5 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.send(memberInfo, {})));
    expect(answers.map((answer) => answer.ok && answer.value.name)).toEqual(Array(5).fill('demo02'));
    expect(saved).toHaveBeenCalledTimes(1);
    expect(store.getState().session).toMatchObject({ status: 'member', autoLogin: 'finish' });
    expect(items.get(ITEMS.webClipToken)).toEqual(expect.any(String));

    for (const task of tasks) task.cancel();
  });
});
