import { createApiClient } from '@heptad/api-client';
import type { SignatureSalts } from '@heptad/crypto';
import { configuration } from '@heptad/contracts';
import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { createNativeDispatcher } from './native-effects';

const RIGHT = { '/site': 'right-salt' };

describe('messages of the shell against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: RIGHT });
  }, 60_000);
  afterAll(() => sandbox.close());

  function scene(given: SignatureSalts) {
    let salts = given;
    const clock = createClock();
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock,
      siteId: '4002',
      client: () => 'app',
      version: '1.0.0',
      uuid: () => 'wire-device',
      salts: () => salts,
      token: () => undefined,
    });
    const items = createStoredItems(null, clock);
    const dispatch = createNativeDispatcher({
      items,
      theme: { choose: () => undefined },
      language: { choose: async () => undefined },
      signWith: (form) => void (salts = form),
      logInWith: () => undefined,
      open: (sealed) => api.open('site', sealed),
    });
    return { api, items, dispatch };
  }

  it('NATIVE-016 a signature form replaces the table that calls are signed by', async () => {
    const { api, dispatch } = scene({ '/site': 'wrong-salt' });
    expect((await api.send(configuration.preInfo, {})).ok).toBe(false);
    dispatch({ name: 'signatureForm', payload: RIGHT });
    expect((await api.send(configuration.preInfo, {})).ok).toBe(true);
  });

  it('NATIVE-017 an encrypted string of the platform’s is opened and takes effect', async () => {
    const { items, dispatch } = scene(RIGHT);
    const told = new Promise<void>((resolve) => items.subscribe(() => resolve()));
    const sealed = await sandbox.services.keys.seal('site', [{ name: 'betGestureMode', payload: 0 }]);
    dispatch({ name: 'encryptedString', payload: sealed });
    await told;
    expect(items.get(ITEMS.betGestureMode)).toBe(0);
  });
});
