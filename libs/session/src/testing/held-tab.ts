import type { Result } from '@heptad/api-client';
import { session as sessionCalls } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { form, openTab, refusal, remember } from './tab';

/** Lets time pass, in milliseconds, and whatever is due come. Needs fake timers. */
export const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** A call whose answers a spec gives, in the order the calls went out. */
export function held() {
  const waiting: ((answer: Result<unknown>) => void)[] = [];
  return {
    answer: () => new Promise<Result<unknown>>((resolve) => waiting.push(resolve)),
    give: (call: number, value: unknown) => waiting[call]?.({ ok: true, value }),
    refuse: (call: number, code: number) =>
      waiting[call]?.({ ok: false, error: refusal(code, sessionCalls.login.path) }),
  };
}

/** A tab whose logins, registrations and logouts wait for a spec. */
export async function heldTab(more: Parameters<typeof openTab>[0] = {}) {
  const login = held();
  const logout = held();
  const register = held();
  const tab = await openTab({
    ...more,
    answers: {
      [sessionCalls.login.path]: login.answer,
      [sessionCalls.logout.path]: logout.answer,
      [sessionCalls.register.path]: register.answer,
      ...more.answers,
    },
  });
  const { session } = tab.deps;
  const logIn = (name: string) => {
    const ended = jest.fn();
    void session.login({ ...form, name }).then(({ kind }) => ended(kind));
    return ended;
  };
  return { ...tab, session, login, logout, register, logIn };
}

/** A web clip whose member is remembered, and a call of it that is refused. */
export async function heldClip(token: string | undefined = 'old') {
  const tab = await heldTab({
    ...defined({ token }),
    deps: { webClip: true },
    prepare: ({ credentials }) => remember(credentials, { name: 'demo01', password: 'hash', checked: true }),
  });
  const refuse = () => {
    const restored = jest.fn();
    void tab.api.refuse(refusal(6001)).then(restored);
    return restored;
  };
  return { ...tab, refuse };
}
