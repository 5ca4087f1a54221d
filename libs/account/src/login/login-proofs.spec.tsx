import { captcha } from '@heptad/contracts';
import { fakeBlobAddresses } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { fakeSession } from '@heptad/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAccount, type AccountScene } from '../testing/account-scene';
import { refusalOf } from '../testing/refusals';
import LoginPage from './login-page';

async function logIn(session: ReturnType<typeof fakeSession>, more: Partial<AccountScene> = {}) {
  const view = await showAccount({ page: <LoginPage />, path: '/entry/login', session, ...more });
  await userEvent.type(screen.getByLabelText('账号'), 'demo07');
  await userEvent.type(screen.getByLabelText('密码'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await settle();
  return view;
}

describe('a login that asks for the slider', () => {
  const answers = {
    [captcha.sliderChallenge.path]: {
      ok: true,
      value: {
        ticket: 'ticket-1',
        width: 300,
        height: 132,
        size: 44,
        top: 9,
        picture: 'AAAA',
        piece: 'AAAA',
      },
    },
    [captcha.sliderCheck.path]: { ok: true, value: { sliderToken: 'token-1' } },
  } as const;
  const asking = () => {
    const session = fakeSession();
    session.login.mockResolvedValueOnce({ kind: 'sliderCaptcha', error: refusalOf(6022) });
    return session;
  };

  it('ERR-016 shows it, and once it is solved logs in with its token by itself', async () => {
    const session = asking();
    session.login.mockResolvedValueOnce({ kind: 'loggedIn' });
    const { router } = await logIn(session, { answers });
    const slider = await screen.findByRole('slider');
    fireEvent.change(slider, { target: { value: '120' } });
    fireEvent.keyDown(slider, { key: 'Enter' });
    await settle();
    expect(session.login).toHaveBeenLastCalledWith({
      name: 'demo07',
      password: 'secret',
      remember: true,
      sliderToken: 'token-1',
    });
    expect(router.state.location.pathname).toBe('/');
  });

  it('ERR-016 gives way to a picture for who cannot use it', async () => {
    fakeBlobAddresses();
    const session = asking();
    await logIn(session, { answers });
    await userEvent.click(await screen.findByRole('button', { name: '改用图形验证码' }));
    await settle();
    expect(screen.queryByRole('slider')).toBeNull();
    await userEvent.type(screen.getByLabelText('图形验证码'), '1234');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await settle();
    expect(session.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ imageCode: '1234', imageKey: 'key-1' }),
    );
  });
});

const BOUND = { email: 'de***@example.test' };

describe('a login on a new device', () => {
  it('ERR-023 asks for the code on the page itself; going back loses nothing', async () => {
    const session = fakeSession();
    const outcome = { kind: 'deviceCode', wrong: false, error: refusalOf(6035, BOUND) } as const;
    session.login.mockResolvedValue(outcome);
    session.pendingLogin.mockReturnValue({ name: 'demo07', outcome });
    session.continueLogin.mockResolvedValue({ kind: 'loggedIn' });
    const answers = { [captcha.sendCodeOne.path]: { ok: true, value: { retryAfter: 60 } } } as const;
    const { api, router } = await logIn(session, { answers, at: '/entry/login?returnTo=%2Fmine' });
    expect(screen.getByRole('heading', { name: '授权此设备' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '返回登录' }));
    expect(screen.getByLabelText('账号')).toHaveValue('demo07');
    expect(screen.getByLabelText('密码')).toHaveValue('secret');

    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await settle();
    await userEvent.click(await screen.findByRole('button', { name: '发送验证码' }));
    await settle();
    expect(api.sent[0]?.request).toEqual({ way: 'email', purpose: 'device' });
    await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
    await userEvent.paste('123456');
    await settle();
    expect(session.continueLogin).toHaveBeenCalledWith({ deviceCode: '123456' });
    expect(router.state.location.pathname).toBe('/mine');
  });

  it.each([
    ['ERR-023', 6035, { kind: 'deviceCode', wrong: false }, '新设备登录需要授权'],
    ['ERR-024', 6036, { kind: 'deviceCode', wrong: true }, '请输入设备授权码'],
    ['ERR-026', 6038, { kind: 'deviceExpired' }, '设备授权已过期，请重新获取验证码'],
  ] as const)('%s says why the code is asked for (%d)', async (_row, code, ended, words) => {
    const session = fakeSession();
    const outcome = { ...ended, error: refusalOf(code, BOUND) };
    session.login.mockResolvedValue(outcome);
    session.pendingLogin.mockReturnValue({ name: 'demo07', outcome });
    await logIn(session, {});
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: '授权此设备' })).toBeVisible();
  });
});

describe('an unusual login', () => {
  it.each([
    ['ERR-018', 6025, 'ip'],
    ['ERR-022', 6029, 'risk'],
  ] as const)('%s leads on to the identity check, with the way back (%d)', async (_row, code, reason) => {
    const session = fakeSession();
    session.login.mockResolvedValue({ kind: 'identityCheck', reason, error: refusalOf(code) });
    const { router } = await logIn(session, { at: '/entry/login?returnTo=%2Fmine' });
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/identityCheck?returnTo=%2Fmine',
    );
  });
});

describe('the name to log in with', () => {
  const show = (more: Partial<AccountScene>) =>
    showAccount({ page: <LoginPage />, path: '/entry/login', ...more });

  it('may be phone number or e-mail address where the site says so', async () => {
    await show({ loginWays: ['phone', 'email'] });
    expect(screen.getByLabelText('账号')).toHaveAccessibleDescription('也可输入手机号或邮箱');
  });

  it('is the account alone otherwise', async () => {
    await show({ loginWays: [] });
    expect(screen.getByLabelText('账号')).not.toHaveAccessibleDescription();
  });

  it('comes along from another entry page, before the one remembered', async () => {
    const session = fakeSession();
    session.rememberedName.mockReturnValue('demo07');
    await show({ session, handed: { name: 'demo11' } });
    expect(screen.getByLabelText('账号')).toHaveValue('demo11');
  });

  it('is not taken from a history entry that says something else', async () => {
    await show({ handed: { name: 7 } });
    expect(screen.getByLabelText('账号')).toHaveValue('');
  });
});
