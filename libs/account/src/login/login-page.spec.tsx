import type { ApiError } from '@heptad/api-client';
import { settle } from '@heptad/feature-testing';
import { fakeSession } from '@heptad/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAccount } from '../testing/account-scene';
import LoginPage from './login-page';

const show = (options: { at?: string; session?: ReturnType<typeof fakeSession>; locale?: 'en' } = {}) =>
  showAccount({ page: <LoginPage />, path: '/entry/login', ...options });

const name = () => screen.getByLabelText('账号');
const password = () => screen.getByLabelText('密码');

async function submit(values: { name?: string; password?: string } = {}) {
  if (values.name !== undefined) await userEvent.type(name(), values.name);
  if (values.password !== undefined) await userEvent.type(password(), values.password);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await settle();
}

const refusal = (message: string, code = '6002'): ApiError => ({
  kind: 'business',
  code,
  message,
  call: '/login',
});

describe('the login page', () => {
  it('asks for what is missing and sends nothing', async () => {
    const { session } = await show();
    await submit();
    expect(screen.getByText('请输入账号')).toBeInTheDocument();
    expect(screen.getByText('请输入密码')).toBeInTheDocument();
    expect(name()).toBeInvalid();
    await submit({ name: '   ', password: 'secret' });
    expect(screen.getByText('请输入账号')).toBeInTheDocument();
    expect(session.login).not.toHaveBeenCalled();
  });

  it('sends what was typed, the name without its blanks', async () => {
    const { session } = await show();
    await submit({ name: ' demo01 ', password: ' secret ' });
    expect(session.login).toHaveBeenCalledTimes(1);
    expect(session.login).toHaveBeenCalledWith({ name: 'demo01', password: ' secret ', remember: true });
  });

  it('ERR-014 says beside the form that the login was refused, and keeps what was typed', async () => {
    await show();
    await submit({ name: 'demo01', password: 'wrong' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('账号或密码错误');
    expect(alert).toHaveFocus();
    expect(name()).toHaveValue('demo01');
    expect(password()).toHaveValue('wrong');
    expect(screen.queryByLabelText('图形验证码')).toBeNull();
  });

  it('says the product’s own words in the language that is shown', async () => {
    const session = fakeSession();
    const error: ApiError = { kind: 'timeout', message: '连接超时', messageKey: 'timedOut', call: '/login' };
    session.login.mockResolvedValue({ kind: 'failed', error });
    await show({ session, locale: 'en' });
    await userEvent.type(screen.getByLabelText('Account'), 'demo01');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('The connection timed out.');
  });

  it.each([
    ['ERR-025', 'deviceLocked', '6037', '设备授权已锁定'],
    ['ERR-027', 'tooManyDevices', '6039', '设备授权次数过多'],
    ['ERR-028', 'limited', '6501', '账号登录受限'],
  ] as const)('%s says that only customer service helps: %s', async (_row, kind, code, text) => {
    const session = fakeSession();
    session.login.mockResolvedValue({ kind, error: refusal('说明', code) });
    await show({ session });
    await submit({ name: 'demo01', password: 'secret' });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute(
      'href',
      '/customer/chat?fromChildPage=1',
    );
  });

  it('ERR-014 says a code’s words in the language shown, whatever the platform wrote', async () => {
    await show({ locale: 'en' });
    await userEvent.type(screen.getByLabelText('Account'), 'demo01');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong account or password');
  });

  it('is busy, and sends no second time, while the platform thinks', async () => {
    const session = fakeSession();
    session.login.mockReturnValue(new Promise(() => undefined));
    await show({ session });
    await submit({ name: 'demo01', password: 'secret' });
    expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
    await submit();
    expect(session.login).toHaveBeenCalledTimes(1);
  });
});

describe('after the login', () => {
  it.each([
    [
      '/entry/login?returnTo=%2Fmine%2Ffinance%2FmyWallet%3Fchannel%3DIMTY',
      '/mine/finance/myWallet?channel=IMTY',
    ],
    ['/entry/login?returnTo=https%3A%2F%2Fevil.example', '/'],
    ['/entry/login', '/'],
  ])('from %s the member comes to %s', async (at, destination) => {
    const session = fakeSession();
    session.login.mockResolvedValue({ kind: 'loggedIn' });
    const { router } = await show({ session, at });
    await submit({ name: 'demo01', password: 'secret' });
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(destination);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('a guest who does not want to can go home', async () => {
    const { router } = await show();
    fireEvent.click(screen.getByRole('button', { name: '返回首页' }));
    await settle();
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('a remembered login', () => {
  it('brings the name along', async () => {
    const session = fakeSession();
    session.rememberedName.mockReturnValue('demo07');
    await show({ session });
    expect(name()).toHaveValue('demo07');
    await submit({ password: 'secret' });
    expect(session.login).toHaveBeenCalledWith({ name: 'demo07', password: 'secret', remember: true });
  });

  it('stands there from the first drawing on, and is never put among what is being typed', async () => {
    const session = fakeSession();
    session.rememberedName.mockReturnValue('demo07');
    const values: string[] = [];
    const look = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('input[name=name]');
      if (field !== null) values.push(field.value);
    });
    look.observe(document, { subtree: true, childList: true });
    await show({ session });
    look.disconnect();
    expect(values[0]).toBe('demo07');
    await userEvent.clear(name());
    await settle();
    expect(name()).toHaveValue('');
  });
});
