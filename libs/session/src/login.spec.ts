import type { ApiError } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { passkeys, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock, createCookies, createStoredItems, deviceId, ITEMS } from '@heptad/device';
import { createCredentialStore } from './credentials';
import type { KeyVault } from './key-vault';
import { runSaga } from 'redux-saga';
import { logIn, type LoginDeps } from './login';
import { attemptOf, type LoginAttempt, type LoginForm } from './login-attempt';
import { outcomeOfRefusal, type LoginOutcome } from './login-outcome';
import { createTokenStore } from './token-store';

const vault: KeyVault = { seal: async (text) => `~${text}`, open: async (text) => text.slice(1) };
const refusal = (code: number | string): ApiError => ({
  kind: 'business',
  code: String(code),
  message: 'no',
  call: session.login.path,
});
const logInByHash = (attempt: LoginAttempt, deps: LoginDeps) =>
  runSaga({}, logIn, deps, attempt).toPromise<LoginOutcome>();
const login = (typed: LoginForm, deps: LoginDeps) => logInByHash(attemptOf(typed), deps);
const form = { name: 'Demo01', password: 'Heptad2026', remember: true };

function setUp(more: Partial<LoginDeps> = {}) {
  const clock = createClock({ wall: () => 1_700_000_000_000, monotonic: () => 0 });
  const items = createStoredItems(null, clock);
  const cookies = createCookies({ cookie: '' }, true);
  const api = stubApiClient({ [session.login.path]: { ok: true, value: { token: 'tok' } } });
  const tokens = createTokenStore({ cookies, items, clock, query: {}, inShell: false });
  const credentials = createCredentialStore(items, vault);
  const deps: LoginDeps = {
    api,
    items,
    clock,
    tokens,
    credentials,
    finger: () => 'mark',
    webClip: false,
    ...more,
  };
  return { deps, api, items, tokens, credentials };
}

describe('login request', () => {
  it('CRYPTO-001 CALL-001 sends the name and the MD5 of the password with the browser mark', async () => {
    const { deps, api } = setUp();
    await login(form, deps);
    expect(api.sent[0]?.request).toEqual({ name: 'Demo01', password: md5('Heptad2026') });
    expect(api.sent[0]?.options.headers).toEqual({ 'X-API-FINGER': 'mark' });
  });

  it('SESSION-001 adds agentVerify only where it is stored', async () => {
    const { deps, api, items } = setUp();
    items.set(ITEMS.agentVerify, 'av');
    await login(form, deps);
    expect(api.sent[0]?.request).toMatchObject({ agentVerify: 'av' });
  });

  it('SESSION-002 never sends isWebClipAutoLogin, nor the remember switch', async () => {
    const { deps, api } = setUp();
    await logInByHash({ ...form, password: md5('x'), isWebClipAutoLogin: true }, deps);
    expect(JSON.parse(JSON.stringify(api.sent[0]?.request))).toEqual({ name: 'Demo01', password: md5('x') });
  });

  it('sends captcha and device answers along', async () => {
    const { deps, api } = setUp();
    const answers = { imageCode: '7x', imageKey: 'k', sliderToken: 's', deviceCode: '123456' };
    await login({ ...form, ...answers }, deps);
    expect(api.sent[0]?.request).toMatchObject(answers);
  });

  it('WEBCLIP-003 WEBCLIP-004 WEBCLIP-006 a web clip sends its token and stores it on success', async () => {
    const { deps, api, items } = setUp({ webClip: true });
    let payload: unknown;
    api.seal = async (scope, value) => {
      payload = { scope, value };
      return 'sealed';
    };
    deviceId(items, () => 'device-1');
    items.set(ITEMS.ipAddress, '1.2.3.4');
    items.set(ITEMS.agentCode, 'agent');
    await login(form, deps);
    expect(payload).toEqual({
      scope: 'site',
      value: {
        ip: '1.2.3.4',
        timestamp: 1_700_000_000_000,
        key: items.get(ITEMS.webClipKey),
        name: 'Demo',
        cc: 'agent',
        uu: 'device-1',
      },
    });
    expect(api.sent[0]?.options.headers).toMatchObject({ 'X-API-WEB-CLIP': 'sealed' });
    expect(items.get(ITEMS.webClipToken)).toBe('sealed');
  });
});

describe('login by passkey', () => {
  const passkey = { id: 'key', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
  const byPasskey: LoginForm = { name: '', password: '', remember: true, passkey };
  const answer = {
    ok: true,
    value: { token: 'tok', name: 'Demo01', registerInvitationActivityPopType: 99999 },
  } as const;

  it('CALL-001 sends what the passkey answered and no password, and keeps the session of whose it is', async () => {
    const { deps, api, items, tokens, credentials } = setUp();
    api.answer(passkeys.logIn, answer);
    items.set(ITEMS.agentVerify, 'av');
    expect(await login(byPasskey, deps)).toEqual({ kind: 'loggedIn' });
    expect(api.sent.map(({ path }) => path)).toEqual([passkeys.logIn.path]);
    expect(api.sent[0]?.request).toEqual({ proof: passkey, agentVerify: 'av' });
    expect(api.sent[0]?.options.headers).toEqual({ 'X-API-FINGER': 'mark' });
    expect(tokens.owner()).toBe('demo01');
    expect(await credentials.read()).toEqual({ name: 'Demo01', checked: true });
    expect(items.get(ITEMS.friendPopup)).toBe('yes');
    expect(items.get(ITEMS.firstLogin)).toBe('yes');
  });

  it('OPEN-024 goes on with the code of the device and the same proof, and is refused as a password is', async () => {
    const { deps, api } = setUp();
    api.answer(passkeys.logIn, { ok: false, error: refusal(6028) });
    expect(await login({ ...byPasskey, deviceCode: '123456' }, deps)).toMatchObject({
      kind: 'identityCheck',
      reason: 'longTime',
    });
    expect(api.sent[0]?.request).toEqual({ proof: passkey, deviceCode: '123456' });
  });

  it('WEBCLIP-003 a web clip has no token for it, since nobody can be logged in again without a password', async () => {
    const { deps, api, items } = setUp({ webClip: true });
    items.set(ITEMS.webClipToken, 'before');
    api.answer(passkeys.logIn, answer);
    await login(byPasskey, deps);
    expect(api.sent[0]?.options.headers).toEqual({ 'X-API-FINGER': 'mark' });
    expect(items.get(ITEMS.webClipToken)).toBeUndefined();
  });
});

describe('login success', () => {
  it('SESSION-004 SESSION-005 SESSION-006 keeps the token, clears the swiper index, sets the first-time flag', async () => {
    const { deps, items, tokens } = setUp();
    items.set(ITEMS.homeSwiperIndex, 3);
    expect(await login(form, deps)).toEqual({ kind: 'loggedIn' });
    expect(tokens.current()).toBe('tok');
    expect(tokens.owner()).toBe('demo01');
    expect(items.get(ITEMS.homeSwiperIndex)).toBeUndefined();
    expect(items.get(ITEMS.firstLogin)).toBe('yes');
  });

  it.each([
    [99999, true],
    ['99999', true],
    [99998, false],
    [undefined, false],
  ])('SESSION-003 popup type %s sets the friends flag: %s', async (type, expected) => {
    const { deps, api, items } = setUp();
    api.answer(session.login, { ok: true, value: { token: 'tok', registerInvitationActivityPopType: type } });
    expect(await login(form, deps)).toEqual({ kind: 'loggedIn' });
    expect(items.get(ITEMS.friendPopup)).toBe(expected ? 'yes' : undefined);
  });

  it('SESSION-009 keeps name, sealed password and the check; without the check the name alone', async () => {
    const { deps, items, credentials } = setUp();
    await login(form, deps);
    expect(await credentials.read()).toEqual({ name: 'Demo01', password: md5('Heptad2026'), checked: true });
    expect(items.get(ITEMS.login)?.sealed).not.toBe(md5('Heptad2026'));
    await login({ ...form, remember: false }, deps);
    expect(await credentials.read()).toEqual({ name: 'Demo01', checked: false });
  });

  it('SESSION-009 the remembered name is known at once, even where the vault never answers, and only where it was asked for', async () => {
    const { deps, items } = setUp();
    await login(form, deps);
    const never = createCredentialStore(items, {
      seal: () => new Promise(() => undefined),
      open: () => new Promise(() => undefined),
    });
    expect(never.rememberedName()).toBe('Demo01');
    await login({ ...form, remember: false }, deps);
    expect(never.rememberedName()).toBeUndefined();
    never.clear();
    expect(never.rememberedName()).toBeUndefined();
  });

  it('SESSION-009 a web clip keeps the password only where the member chose it', async () => {
    const { deps, items, credentials } = setUp({ webClip: true });
    await login({ ...form, remember: false }, deps);
    expect(items.get(ITEMS.login)).toEqual({ name: 'Demo01', checked: false });
    await login(form, deps);
    expect(await credentials.read()).toMatchObject({ password: md5('Heptad2026'), checked: true });
  });

  it('keeps the name alone where nothing can be sealed', async () => {
    const { deps, items } = setUp();
    const bare = createCredentialStore(items, { seal: async () => undefined, open: async () => undefined });
    await login(form, { ...deps, credentials: bare });
    expect(items.get(ITEMS.login)).toEqual({ name: 'Demo01', checked: true });
  });
});

describe('login refused', () => {
  it.each([
    ['ERR-014', 6002, { kind: 'nameError' }],
    ['ERR-015', 6021, { kind: 'imageCaptcha', wrong: false }],
    ['ERR-016', 6022, { kind: 'sliderCaptcha' }],
    ['ERR-017', 6024, { kind: 'imageCaptcha', wrong: true }],
    ['ERR-018', 6025, { kind: 'identityCheck', reason: 'ip' }],
    ['ERR-019', 6026, { kind: 'identityCheck', reason: 'device' }],
    ['ERR-020', 6027, { kind: 'identityCheck', reason: 'ipAndDevice' }],
    ['ERR-021', 6028, { kind: 'identityCheck', reason: 'longTime' }],
    ['ERR-022', 6029, { kind: 'identityCheck', reason: 'risk' }],
    ['ERR-023', 6035, { kind: 'deviceCode', wrong: false }],
    ['ERR-024', 6036, { kind: 'deviceCode', wrong: true }],
    ['ERR-025', 6037, { kind: 'deviceLocked' }],
    ['ERR-026', 6038, { kind: 'deviceExpired' }],
    ['ERR-027', 6039, { kind: 'tooManyDevices' }],
    ['ERR-028', 6501, { kind: 'limited' }],
    ['any other code', 4029, { kind: 'failed' }],
  ])('%s: code %s has its own way on', (_, code, expected) => {
    expect(outcomeOfRefusal(refusal(code))).toEqual({ ...expected, error: refusal(code) });
  });

  it('takes a code for a refusal only in a business error', () => {
    const error: ApiError = {
      kind: 'http',
      status: 6002,
      message: '',
      call: session.login.path,
    };
    expect(outcomeOfRefusal(error).kind).toBe('failed');
  });

  it('ERR-029 22007 makes a new device id and sends once more, not twice', async () => {
    const { deps, api, items } = setUp();
    const before = deviceId(items);
    api.answer(session.login, { ok: false, error: refusal(22007) });
    expect((await login(form, deps)).kind).toBe('failed');
    expect(api.sent).toHaveLength(2);
    expect(items.get(ITEMS.deviceId)).not.toBe(before);
  });

  it('keeps nothing of a refused login', async () => {
    const { deps, api, items, tokens } = setUp();
    api.answer(session.login, { ok: false, error: refusal(6002) });
    await login(form, deps);
    expect(tokens.current()).toBeUndefined();
    expect(items.get(ITEMS.login)).toBeUndefined();
    expect(items.get(ITEMS.firstLogin)).toBeUndefined();
  });
});
