import type { ApiError } from '@heptad/api-client';
import type { LoginAttempt } from './login-attempt';
import type { LoginOutcome } from './login-outcome';
import { createPendingLogin, PENDING_LOGIN_MS } from './pending-login';

const attempt: LoginAttempt = {
  name: 'demo08',
  password: 'hash',
  remember: true,
  isWebClipAutoLogin: false,
};
const refusal = (code: number, data?: unknown): ApiError => ({
  kind: 'business',
  code: String(code),
  message: '',
  data,
  call: '/login',
});
const unusual = (data?: unknown): LoginOutcome => ({
  kind: 'identityCheck',
  reason: 'ip',
  error: refusal(6025, data),
});

function setUp() {
  let now = 1_000;
  const keeper = createPendingLogin({
    now: () => now,
    monotonic: () => now,
    setServerTime: () => undefined,
  });
  return { keeper, pass: (ms: number) => (now += ms) };
}

describe('a login that waits for a code', () => {
  it.each<LoginOutcome>([
    unusual(),
    { kind: 'deviceCode', wrong: false, error: refusal(6035) },
    { kind: 'deviceExpired', error: refusal(6038) },
  ])('OPEN-024 is kept after $kind', (outcome) => {
    const { keeper } = setUp();
    keeper.note(attempt, outcome);
    expect(keeper.current()).toMatchObject({ attempt, login: { name: 'demo08', outcome } });
  });

  it('never shows the password', () => {
    const { keeper } = setUp();
    keeper.note(attempt, unusual({ phone: '138****8008' }));
    expect(JSON.stringify(keeper.current()?.login)).not.toContain(attempt.password);
  });

  it('is kept through other refusals, and forgotten once it is through or the member leaves', () => {
    const { keeper } = setUp();
    keeper.note(attempt, unusual());
    keeper.note(attempt, { kind: 'tooManyDevices', error: refusal(6039) });
    expect(keeper.current()).toBeDefined();
    keeper.note(attempt, { kind: 'loggedIn' });
    expect(keeper.current()).toBeUndefined();
    keeper.note(attempt, unusual());
    keeper.forget();
    expect(keeper.current()).toBeUndefined();
  });

  it('waits as long as the platform does, and no longer', () => {
    const { keeper, pass } = setUp();
    keeper.note(attempt, unusual());
    pass(PENDING_LOGIN_MS - 1);
    expect(keeper.current()).toBeDefined();
    pass(1);
    expect(keeper.current()).toBeUndefined();
  });
});
