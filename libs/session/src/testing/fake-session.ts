import type { LoginAnswers, LoginForm } from '../login-attempt';
import type { LoginOutcome } from '../login-outcome';
import type { PendingLogin } from '../pending-login';
import type { RegisterForm, RegisterOutcome } from '../register';

/** A session that refuses every login until a spec says otherwise. Each part is a Jest mock. */
export function fakeSession() {
  const refusal: LoginOutcome = {
    kind: 'nameError',
    error: { kind: 'business', code: '6002', message: '账号或密码错误', call: '/login' },
  };
  return {
    login: jest.fn<Promise<LoginOutcome>, [LoginForm]>(async () => refusal),
    pendingLogin: jest.fn((): PendingLogin | undefined => undefined),
    continueLogin: jest.fn<Promise<LoginOutcome | undefined>, [LoginAnswers]>(async () => undefined),
    register: jest.fn<Promise<RegisterOutcome>, [RegisterForm]>(async () => ({ kind: 'registered' })),
    rememberedName: jest.fn((): string | undefined => undefined),
    renewPassword: jest.fn<Promise<void>, [string]>(async () => undefined),
    handOver: jest.fn(async () => undefined),
    logout: jest.fn(async () => undefined),
  };
}
