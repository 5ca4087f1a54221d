import type { StubAnswers } from '@heptad/api-client/testing';
import { loginPassword } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import { refused, refusedAfterLost } from '../testing/refusals';
import LoginPasswordPage, { messages } from './login-password-page';

const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const STATE = { version: 'one', triesLeft: 5 } as const;
const NEW = 'Kite7Moon3';

async function show(answers: StubAnswers = {}, state: object = STATE) {
  const scene = await showAccount({
    page: <LoginPasswordPage />,
    messages,
    path: '/mine/userInfo/password',
    answers: { [loginPassword.state.path]: ok(state), ...answers },
  });
  await settle();
  const sentTo = (path: string) => scene.services.api.sent.filter((each) => each.path === path);
  return { ...scene, sentTo };
}

const field = (label: string) => screen.getByLabelText(label);
const fill = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
const fillAll = (known = 'Heptad2026', password = NEW, again = password): void => {
  fill('当前登录密码', known);
  fill('设置密码', password);
  fill('再次输入密码', again);
};
const press = async (name = '修改登录密码'): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the page of the login password', () => {
  it('ROUTE-044 ROUTE-045 CRYPTO-001 sends hashes alone, renews what the device keeps, and says which sessions ended', async () => {
    const ended = [{ startedAt: 1_000 }];
    const { sentTo, router, services } = await show({ [loginPassword.change.path]: ok({ ended }) });
    fillAll();
    await press();
    expect(sentTo(loginPassword.change.path).map(({ request }) => request)).toEqual([
      { current: md5('Heptad2026'), password: md5(NEW), version: 'one' },
    ]);
    expect(services.session.renewPassword).toHaveBeenCalledWith(md5(NEW));
    expect(router.state.location).toMatchObject({
      pathname: '/mine/userInfo/password/success',
      state: { ended },
    });
  });

  it('names what is missing, different, or the same as before, and sends nothing', async () => {
    const { sentTo } = await show();
    await press();
    for (const text of ['请输入密码', '请设置密码', '请再次输入密码'])
      expect(screen.getByText(text)).toBeInTheDocument();
    fillAll('Heptad2026', NEW, 'Kite7Moon4');
    await press();
    expect(screen.getByText('两次输入的密码不一致')).toBeInTheDocument();
    fillAll(NEW);
    await press();
    expect(screen.getByText('新密码不能与当前密码相同')).toBeInTheDocument();
    expect(sentTo(loginPassword.change.path)).toHaveLength(0);
  });

  it('refuses a common password in words, and sends nothing', async () => {
    const { sentTo } = await show();
    fillAll('Heptad2026', 'Abcd1234');
    await press();
    expect(field('设置密码')).toHaveAccessibleDescription(/这个密码太常见/);
    expect(field('设置密码')).toHaveFocus();
    expect(sentTo(loginPassword.change.path)).toHaveLength(0);
  });

  it.each([
    [7308, { left: 3 }, '当前登录密码', '密码不正确，还可尝试 3 次'],
    [7211, undefined, '设置密码', '新密码不能与当前密码相同'],
    [7314, undefined, '设置密码', '登录密码不能与资金密码相同'],
  ])(
    'says at the field what is refused with %d, and keeps what was typed',
    async (code, data, label, text) => {
      const { services } = await show({ [loginPassword.change.path]: refused(code, data) });
      fillAll();
      await press();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text) as string);
      expect(field(label)).toHaveFocus();
      expect(field('设置密码')).toHaveValue(NEW);
      expect(services.session.renewPassword).not.toHaveBeenCalled();
    },
  );

  it('tells of a password that another page has just changed, and goes on with the one that holds now', async () => {
    const { sentTo, services } = await show({ [loginPassword.change.path]: refused(7212) });
    services.api.answer(loginPassword.state, ok({ ...STATE, version: 'two' }));
    fillAll();
    await press();
    expect(field('当前登录密码')).toHaveAccessibleDescription(/刚刚在其他页面修改过/);
    fill('当前登录密码', 'Present2027');
    await press();
    const versions = sentTo(loginPassword.change.path).map(({ request }) => Object(request)['version']);
    expect(versions).toEqual(['one', 'two']);
  });

  it('is asked for again under the same key after a lost answer', async () => {
    const lost = { ok: false, error: { kind: 'timeout', code: '0', message: '', call: '/x' } } as const;
    const { sentTo } = await show({ [loginPassword.change.path]: lost });
    fillAll();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，请再次提交，不会重复修改');
    await press();
    const keys = sentTo(loginPassword.change.path).map(({ options }) => options?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [7211, undefined],
    [7212, undefined],
    [7308, { left: 3 }],
  ])(
    'is asked for again under the same key after a refusal with %d that followed a lost answer',
    async (code, data) => {
      const { sentTo, services } = await show({ [loginPassword.change.path]: refusedAfterLost(code, data) });
      services.api.answer(loginPassword.state, ok({ ...STATE, version: 'two' }));
      fillAll();
      await press();
      expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，请再次提交，不会重复修改');
      await press();
      const sent = sentTo(loginPassword.change.path);
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ options }) => options?.idempotencyKey)).size).toBe(1);
    },
  );

  it('counts down while it is locked, and opens by itself', async () => {
    jest.useFakeTimers({ now: 0 });
    try {
      const { services } = await show({}, { ...STATE, triesLeft: 0, lockedUntil: 1_000 });
      expect(screen.getByRole('alert')).toHaveTextContent(/密码错误次数过多，请于 \d\d:\d\d 后再试/);
      expect(screen.getByRole('button', { name: /后可重试/ })).toBeDisabled();
      services.api.answer(loginPassword.state, ok(STATE));
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByRole('button', { name: '修改登录密码' })).toBeEnabled();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { sentTo } = await show({ [loginPassword.state.path]: refused(5000) });
    expect(screen.getByText('登录密码加载失败')).toBeInTheDocument();
    await press('重试');
    expect(sentTo(loginPassword.state.path)).toHaveLength(2);
  });
});
