import type { StubAnswers } from '@heptad/api-client/testing';
import { captcha } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import type { LoginOutcome, PendingLogin } from '@heptad/session';
import { fakeSession } from '@heptad/session/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAccount } from '../testing/account-scene';
import { refusalOf, refused } from '../testing/refusals';
import IdentityPage from './identity-page';

const bound = { phone: '138****8008', email: 'de***@example.test' };
const outcome: LoginOutcome = { kind: 'identityCheck', reason: 'ip', error: refusalOf(6025, bound) };
const waiting: PendingLogin = { name: 'demo08', outcome };
const sent = {
  [captcha.sendCodeOne.path]: { ok: true, value: { retryAfter: 60 } },
  [captcha.sendCodeTwo.path]: { ok: true, value: { retryAfter: 60 } },
} as const;

async function show(login: PendingLogin | undefined = waiting, answers: StubAnswers = sent) {
  const session = fakeSession();
  session.pendingLogin.mockReturnValue(login);
  const at = '/identityCheck?returnTo=%2Fmine';
  const view = await showAccount({ page: <IdentityPage />, path: '/identityCheck', at, session, answers });
  return { ...view, session };
}

async function press(button: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await settle();
}

async function typeCode(code = '123456'): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
  await userEvent.paste(code);
  await settle();
}

afterEach(() => void jest.useRealTimers());

describe('the identity check', () => {
  it('ERR-018 says why, sends a code to the phone and enters with it', async () => {
    const { session, api, router } = await show();
    session.continueLogin.mockResolvedValue({ kind: 'loggedIn' });
    expect(screen.getByText('登录地点与平时不同，请验证身份')).toBeInTheDocument();
    expect(screen.getByText('验证码将发送至 138****8008')).toBeInTheDocument();
    await press('发送验证码');
    expect(api.sent[0]).toMatchObject({
      path: captcha.sendCodeOne.path,
      request: { way: 'phone', purpose: 'login' },
    });
    await typeCode();
    expect(session.continueLogin).toHaveBeenCalledWith({ deviceCode: '123456' });
    expect(router.state.location.pathname).toBe('/mine');
  });

  it('sends it to the e-mail address instead', async () => {
    const { api } = await show();
    await userEvent.click(screen.getByRole('radio', { name: '邮箱' }));
    expect(screen.getByText('验证码将发送至 de***@example.test')).toBeInTheDocument();
    await press('发送验证码');
    expect(api.sent[0]).toMatchObject({ request: { way: 'email' } });
  });

  it('ERR-024 says beside the boxes that the code was wrong, and empties them', async () => {
    const { session } = await show();
    session.continueLogin.mockResolvedValue({ kind: 'deviceCode', wrong: true, error: refusalOf(6036) });
    await press('发送验证码');
    await typeCode();
    expect(screen.getByText('验证码错误，请重新输入')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '验证码' })).toHaveValue('');
  });

  it.each([
    ['ERR-026', 6038, 'deviceExpired', '设备授权已过期，请重新获取验证码', 0],
    ['ERR-027', 6039, 'tooManyDevices', '设备授权次数过多，请稍后再试或联系客服', 1],
  ] as const)('%s says what became of it (%d)', async (_row, code, kind, text, links) => {
    const { session } = await show();
    session.continueLogin.mockResolvedValue({ kind, error: refusalOf(code) });
    await press('发送验证码');
    await typeCode();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryAllByRole('link', { name: '联系客服' })).toHaveLength(links);
  });

  it('CALL-006 CALL-007 offers another code once the minute is over, which goes the newer way', async () => {
    jest.useFakeTimers();
    const { api } = await show();
    fireEvent.click(screen.getByRole('button', { name: '发送验证码' }));
    await settle();
    expect(screen.getByText('60 秒后可重新发送')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新发送' })).toBeNull();
    act(() => void jest.advanceTimersByTime(61_000));
    fireEvent.click(screen.getByRole('button', { name: '重新发送' }));
    await settle();
    expect(api.sent.map(({ path }) => path)).toEqual([captcha.sendCodeOne.path, captcha.sendCodeTwo.path]);
  });

  it('says how long to wait after an early order, and takes the code that came before', async () => {
    await show(waiting, { [captcha.sendCodeOne.path]: refused(4029, { retryAfter: 42 }) });
    await press('发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('发送太频繁，请 42 秒后再试');
    expect(screen.getByRole('textbox', { name: '验证码' })).toBeInTheDocument();
  });

  it('leads to customer service where no code can go anywhere', async () => {
    await show({ name: 'newcomer1', outcome: { ...outcome, error: refusalOf(6025) } });
    expect(screen.getByRole('alert')).toHaveTextContent('没有绑定手机或邮箱');
    expect(screen.getByRole('link', { name: '联系客服' })).toBeInTheDocument();
  });

  it('leads back to the login, the name along, and still knows where to go', async () => {
    const { router } = await show();
    await press('返回登录');
    expect(router.state.location).toMatchObject({
      pathname: '/entry/login',
      search: '?returnTo=%2Fmine',
      state: { name: 'demo08' },
    });
  });

  it('ROUTE-009 opened by itself says that no login waits', async () => {
    const session = fakeSession();
    await showAccount({ page: <IdentityPage />, path: '/identityCheck', session });
    expect(screen.getByText(/没有待验证的登录/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '发送验证码' })).toBeNull();
  });

  it('says so too when the login has waited too long', async () => {
    await show();
    await press('发送验证码');
    await typeCode();
    expect(screen.getByText(/没有待验证的登录/)).toBeInTheDocument();
  });
});
