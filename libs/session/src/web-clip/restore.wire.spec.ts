import { queryApi } from '@heptad/api-client';
import { member } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { deviceId, ITEMS } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import * as v from 'valibot';
import { loadLoginCode } from '../authentication/login-loader';
import { openPage, OPEN_VAULT, SALTS } from '../testing/sandbox-page';
import { remember } from '../testing/tab';
import { createSessionSagas } from '../sagas/session-sagas';
import { sessionReducer } from '../session-slice';
import { createPlatformSocket } from '../socket/platform-socket';
import { createUserInfo } from '../user-info';

/** Exactly these fields, and no other. */
const webClipSchema = v.strictObject({
  ip: v.string(),
  timestamp: v.number(),
  key: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  cc: v.string(),
  uu: v.pipe(v.string(), v.nonEmpty()),
});

const page = { visible: () => true, online: () => true, onChange: () => () => undefined };

describe('a web clip against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterAll(() => sandbox.close());

  it('WEBCLIP-012 any number of calls refused with 6001 start one login, and each gets its answer', async () => {
    const { api, items, tokens, deps, session } = openPage(sandbox, { webClip: true, vault: OPEN_VAULT });
    await remember(deps.credentials, { name: 'demo02', password: md5('Heptad2026'), checked: true });
    const socket = createPlatformSocket({
      open: () => {
        throw new Error('no socket in this test');
      },
      url: () => undefined,
      userToken: () => undefined,
      memberToken: async () => undefined,
      body: () => ({ uuid: '', site: '', client: '' }),
      page,
      inUse: () => false,
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
      preloadVenue: async () => ({ ok: true, value: { url: '', token: '' } }) as const,
      socket,
      socketHost: { ready: async () => undefined, address: () => undefined, onChange: () => () => undefined },
      channelLoginAddress: () => undefined,
      loadLoginCode,
    };
    const tasks = createSessionSagas(sagaDeps).map((run) => saga.run(run));
    const saved = jest.spyOn(tokens, 'save');

    sandbox.scenarios.add({
      path: member.info.path,
      effect: { code: 6001, message: '登录已过期' },
      times: 5,
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.send(member.info, {})));
    expect(answers.map((answer) => answer.ok && answer.value.name)).toEqual(Array(5).fill('demo02'));
    expect(saved).toHaveBeenCalledTimes(1);
    expect(store.getState().session).toMatchObject({ status: 'member', autoLogin: 'finish' });
    expect(items.get(ITEMS.webClipToken)).toEqual(expect.any(String));

    for (const task of tasks) task.cancel();
  });

  it('WEBCLIP-003 WEBCLIP-005 OPEN-009 its token is JSON sealed with the platform’s site key, one key for each installation', async () => {
    const clip = () => openPage(sandbox, { webClip: true, vault: OPEN_VAULT });
    const logIn = async ({ session, items, api }: ReturnType<typeof openPage>) => {
      await session.login({ name: 'demo02', password: 'Heptad2026', remember: true });
      const sealed = items.get(ITEMS.webClipToken) ?? '';
      expect(sealed).toMatch(/^[\w+/]+=*$/);
      return v.parse(webClipSchema, await api.open('site', sealed));
    };
    const first = clip();
    first.items.set(ITEMS.agentCode, 'agent-7');
    first.items.set(ITEMS.ipAddress, '203.0.113.7');
    const token = await logIn(first);
    expect(token).toMatchObject({ ip: '203.0.113.7', name: 'demo', cc: 'agent-7' });
    expect(Math.abs(token.timestamp - Date.now())).toBeLessThan(60_000);
    expect(token.uu).toBe(deviceId(first.items));
    expect((await logIn(first)).key).toBe(token.key);
    expect((await logIn(clip())).key).not.toBe(token.key);
  });
});
