import {
  member as memberCalls,
  type platformSocket,
  session as sessionCalls,
  wallet,
} from '@heptad/contracts';
import { deviceId, ITEMS, type PageState } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { WebSocket } from 'ws';
import { fetchCaptcha } from './captcha-image';
import type { LoginForm } from './login-attempt';
import { logInOnPage, SALTS, type openPage } from './testing/sandbox-page';
import { createPlatformSocket, type PlatformSocket } from './socket/platform-socket';
import { socketAddress } from './socket/socket-address';

const page: PageState = { visible: () => true, online: () => true, onChange: () => () => undefined };

describe('the session against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  const logIn = (name: string, more: Partial<LoginForm> = {}) => logInOnPage(sandbox, name, more);

  it('SESSION-004 CALL-001 CALL-011 logs in and is known afterwards', async () => {
    const { outcome, api } = await logIn('demo01');
    expect(outcome.kind).toBe('loggedIn');
    expect(await api.send(memberCalls.info, {})).toMatchObject({
      ok: true,
      value: { name: 'demo01', grade: 3 },
    });
  });

  it('SESSION-003 a member’s very first login leaves the friends’ flag, the next one does not, and both just log in', async () => {
    const first = await logIn('demo03');
    const next = await logIn('demo03');
    expect([first, next].map(({ outcome }) => outcome)).toEqual([{ kind: 'loggedIn' }, { kind: 'loggedIn' }]);
    expect([first, next].map(({ items }) => items.get(ITEMS.friendPopup))).toEqual(['yes', undefined]);
  });

  it('ERR-014 a wrong password is a name error, and the fourth attempt asks for a captcha', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await logIn('demo04', { password: 'wrong' })).outcome.kind).toBe('nameError');
    }
    expect((await logIn('demo04', { password: 'wrong' })).outcome).toMatchObject({ kind: 'imageCaptcha' });
  });

  it.each([
    ['ERR-016', 'demo07', { kind: 'sliderCaptcha' }],
    ['ERR-018', 'demo08', { kind: 'identityCheck', reason: 'ip' }],
    ['ERR-022', 'demo12', { kind: 'identityCheck', reason: 'risk' }],
    ['ERR-023', 'demo13', { kind: 'deviceCode', wrong: false }],
    ['ERR-025', 'demo15', { kind: 'deviceLocked' }],
    ['ERR-027', 'demo17', { kind: 'tooManyDevices' }],
    ['ERR-028', 'demo18', { kind: 'limited' }],
  ])('%s %s is led on in its own way', async (_, name, expected) => {
    expect((await logIn(name)).outcome).toMatchObject(expected);
  });

  it('CALL-009 ERR-015 ERR-017 the captcha picture comes with its key; a wrong reading is told', async () => {
    const { session, api, outcome } = await logIn('demo06');
    expect(outcome).toMatchObject({ kind: 'imageCaptcha', wrong: false });
    const picture = await fetchCaptcha(api, 'picture');
    expect(picture.ok && picture.value.image.type).toBe('image/png');
    const imageKey = picture.ok ? picture.value.key : '';
    expect(imageKey).not.toBe('');
    const form = { name: 'demo06', password: 'Heptad2026', remember: false };
    expect(await session.login({ ...form, imageCode: '-', imageKey })).toMatchObject({
      kind: 'imageCaptcha',
      wrong: true,
    });
  });

  it('ERR-029 22007 makes a new device id and the login goes through', async () => {
    sandbox.scenarios.add({ path: sessionCalls.login.path, effect: { code: 22007 }, times: 1 });
    const { outcome, items } = await logIn('demo01');
    expect(outcome.kind).toBe('loggedIn');
    expect(deviceId(items)).toMatch(/^[\da-f-]{36}$/);
  });

  it('SESSION-014 CALL-002 a logout ends the session on the platform too', async () => {
    const { api, tokens, session } = await logIn('demo01');
    const token = tokens.current() ?? '';
    await session.logout();
    expect(tokens.current()).toBeUndefined();
    tokens.save(token, { remember: false, owner: 'demo01', expiresAt: Number.MAX_SAFE_INTEGER });
    expect(await api.send(memberCalls.info, {}, { noReplay: true })).toMatchObject({
      ok: false,
      error: { kind: 'business' },
    });
  });

  it('SESSION-014 a logout that the platform fails still forgets the member', async () => {
    const { tokens, session } = await logIn('demo01');
    sandbox.scenarios.add({ path: sessionCalls.logout.path, effect: { status: 500 }, times: 1 });
    await session.logout();
    expect(tokens.current()).toBeUndefined();
  });

  function openSocket({ api, items, tokens }: ReturnType<typeof openPage>) {
    const messages: platformSocket.ServerMessage[] = [];
    const self = sandbox.origin;
    const asked: string[] = [];
    const socket = createPlatformSocket({
      open(url) {
        asked.push(url);
        return new WebSocket(url);
      },
      url: () => socketAddress(undefined, { origins: [], development: true, self }, '/stream'),
      userToken: tokens.current,
      async memberToken() {
        const answer = await api.send(sessionCalls.jwt, {}, { noToast: true });
        return answer.ok ? answer.value.token : undefined;
      },
      body: () => ({ uuid: deviceId(items), site: '4002', client: 'h5' }),
      page,
      inUse: () => false,
      random: () => 0,
    });
    socket.onMessage((message) => messages.push(message));
    const next = (msgId: number): Promise<platformSocket.ServerMessage> =>
      new Promise((resolve) => {
        const found = messages.find((message) => message.msgId === msgId);
        if (found !== undefined) resolve(found);
        const stop = socket.onMessage((message) => {
          if (message.msgId !== msgId) return;
          stop();
          resolve(message);
        });
      });
    return { socket, messages, next, asked };
  }

  const opened = (socket: PlatformSocket): Promise<void> =>
    new Promise((resolve) => {
      const stop = socket.onStatus((status) => {
        if (status !== 1) return;
        stop();
        resolve();
      });
    });

  it('SOCKET-002 SOCKET-008 CALL-020 logs in over the socket and is told of money', async () => {
    const member = await logIn('demo01');
    const { socket, next, asked } = openSocket(member);
    socket.start();
    expect(await next(10002)).toMatchObject({ msgData: { accepted: true } });
    expect(asked).toEqual([expect.stringMatching(/\/stream\/ws\/v1\/handshake\?clientType=web$/)]);
    expect(socket.isLogin()).toBe(true);
    expect((await member.api.send(wallet.topUp, { amount: '5.00' })).ok).toBe(true);
    expect((await next(20001)).msgId).toBe(20001);
    socket.stop();
  });

  it('SOCKET-004 SOCKET-012 connects and logs in again after the platform closed the connection, and survives garbage', async () => {
    const member = await logIn('demo01');
    const { socket, next, messages } = openSocket(member);
    socket.start();
    await next(10002);
    expect(socket.status()).toBe(1);
    const statuses: number[] = [];
    socket.onStatus((status) => statuses.push(status));
    messages.length = 0;
    const again = opened(socket);
    sandbox.scenarios.add({ path: 'socket', effect: { socket: 'garbage' }, times: 1 });
    sandbox.scenarios.add({ path: 'socket', effect: { socket: 'close' }, times: 1 });
    await again;
    expect(statuses).toEqual([0, 1]);
    expect(await next(10002)).toMatchObject({ msgData: { accepted: true } });
    socket.stop();
  });
});
