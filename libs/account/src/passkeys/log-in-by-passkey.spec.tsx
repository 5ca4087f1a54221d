import { passkeys } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fakeSession } from '@heptad/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import LoginPage from '../login/login-page';
import { showAccount } from '../testing/account-scene';
import { refusalOf, refused } from '../testing/refusals';
import { fakeBrowser, type FakeBrowser } from './testing/fake-browser';

const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const BUTTON = { name: '使用通行密钥' };
const OPTIONS = ok({ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 120_000 });

const session = fakeSession();
const show = (options: typeof OPTIONS | ReturnType<typeof refused> = OPTIONS, query = '?returnTo=%2Fmine') =>
  showAccount({
    page: <LoginPage />,
    path: '/entry/login',
    at: `/entry/login${query}`,
    session,
    answers: { [passkeys.loginOptions.path]: options },
  });
const tap = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', BUTTON));
  await settle();
  await settle();
};

describe('logging in by passkey', () => {
  let browser: FakeBrowser;
  beforeEach(() => {
    session.login.mockReset();
    browser = fakeBrowser();
  });
  afterEach(() => browser.remove());

  it('ROUTE-013 hands what the passkey answered to the session, and opens the wanted page', async () => {
    session.login.mockResolvedValue({ kind: 'loggedIn' });
    const { router } = await show();
    await tap();
    expect(session.login).toHaveBeenCalledWith({
      name: '',
      password: '',
      remember: true,
      passkey: {
        id: 'a2V5',
        clientDataJSON: 'e30',
        authenticatorData: 'YXV0aA',
        signature: 'c2lnbg',
        userHandle: 'MTAwMDAx',
      },
    });
    expect(browser.asked).toMatchObject([{ publicKey: { rpId: 'localhost', userVerification: 'required' } }]);
    expect(router.state.location.pathname).toBe('/mine');
  });

  it('ERR-028 follows a refusal as that of a password', async () => {
    session.login.mockResolvedValue({ kind: 'limited', error: refusalOf(6501) });
    await show();
    await tap();
    expect(screen.getByRole('alert')).toHaveTextContent('账号登录受限');
    expect(screen.getByRole('button', BUTTON)).toBeEnabled();
  });

  it('ERR-021 leads a dormant member to the identity check', async () => {
    session.login.mockResolvedValue({ kind: 'identityCheck', reason: 'longTime', error: refusalOf(6028) });
    const { router } = await show();
    await tap();
    expect(router.state.location.pathname).toBe('/identityCheck');
  });

  it('says nothing where the member gives up, and something where the browser fails', async () => {
    await show();
    browser.fail('NotAllowedError');
    await tap();
    expect(session.login).not.toHaveBeenCalled();
    expect(screen.getByRole('button', BUTTON)).toBeEnabled();
    browser.fail('SecurityError');
    await tap();
    expect(screen.getByText(/./, { selector: '[role=alert] p' })).toBeInTheDocument();
  });

  it('says why where the platform does not begin it', async () => {
    await show(refused(5000));
    await tap();
    expect(screen.getByRole('alert')).toHaveTextContent('平台的话 5000');
    expect(browser.asked).toHaveLength(0);
  });

  it('is not offered where the browser knows no passkeys', async () => {
    browser.remove();
    await show();
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });
});

describe('the login page after another device ended the session', () => {
  it('SESSION-020 says so, until something newer is to be said', async () => {
    session.login.mockResolvedValue({ kind: 'nameError', error: refusalOf(6002) });
    await show(OPTIONS, '?returnTo=%2Fmine&ended=1');
    expect(screen.getByText(/已被另一台设备结束/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'demo01' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Wrong2026' } });
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    await settle();
    expect(screen.queryByText(/已被另一台设备结束/)).toBeNull();
  });

  it('says nothing of it otherwise', async () => {
    await show();
    expect(screen.queryByText(/已被另一台设备结束/)).toBeNull();
  });
});
