import type { Result } from '@heptad/api-client';
import { captcha } from '@heptad/contracts';
import { fakeBlobAddresses } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { sessionActions, sessionSelectors } from '@heptad/session';
import { fakeSession } from '@heptad/session/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captchaAnswer, showAccount } from '../testing/account-scene';
import LoginPage from './login-page';

const asked = (wrong: boolean) =>
  ({
    kind: 'imageCaptcha',
    wrong,
    error: { kind: 'business', code: wrong ? '6024' : '6021', message: '请输入验证码', call: '/login' },
  }) as const;
const failed: Result<never> = {
  ok: false,
  error: { kind: 'business', code: '900000', message: '网络异常', call: '/captcha' },
};

let urls: ReturnType<typeof fakeBlobAddresses>;
beforeEach(() => {
  urls = fakeBlobAddresses();
});

const reading = () => screen.getByLabelText('图形验证码');
const shown = () => screen.getByRole('img', { name: '验证码图片，点击换一张' });

async function press(button: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await settle();
}

/** A visitor whose first try was answered by the wish for a captcha. */
async function askedFor(...pictures: (Result<unknown> | Promise<Result<unknown>>)[]) {
  const session = fakeSession();
  session.login.mockResolvedValue(asked(false));
  const image = jest.fn((): Result<unknown> | Promise<Result<unknown>> => captchaAnswer('key-1'));
  for (const each of pictures) image.mockReturnValueOnce(each);
  const answers = { [captcha.image.path]: image };
  const view = await showAccount({ page: <LoginPage />, path: '/entry/login', session, answers });
  await userEvent.type(screen.getByLabelText('账号'), 'demo01');
  await userEvent.type(screen.getByLabelText('密码'), 'secret');
  await press('登录');
  return { ...view, session, image };
}

describe('a login that asks for a captcha', () => {
  it('ERR-015 shows the picture once it is asked for, and waits for its reading', async () => {
    let arrive = (_picture: Result<unknown>): void => undefined;
    const { session } = await askedFor(new Promise<Result<unknown>>((resolve) => (arrive = resolve)));
    expect(reading()).toBeInTheDocument();
    arrive(captchaAnswer('key-1'));
    await settle();
    expect(session.login.mock.calls[0]?.[0]).not.toHaveProperty('imageKey');
    expect(shown()).toHaveAttribute('src', 'blob:1');
    expect(reading()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('请输入图形验证码');
  });

  it('CALL-009 keeps the picture’s key in the session’s store, until somebody has logged in', async () => {
    const { store } = await askedFor(captchaAnswer('key-1'), captchaAnswer('key-2'));
    const kept = () => sessionSelectors.selectImageKey(store.getState());
    expect(kept()).toBe('key-1');
    await press('登录');
    expect(kept()).toBe('key-1');
    await userEvent.type(reading(), 'ab12');
    await press('登录');
    expect(kept()).toBe('key-2');
    act(() => void store.dispatch(sessionActions.loggedIn({ auto: false })));
    expect(kept()).toBeUndefined();
  });

  it('sends what was read with the picture’s key', async () => {
    const { session } = await askedFor(captchaAnswer('key-1'));
    await userEvent.type(reading(), 'ab12');
    await press('登录');
    expect(session.login).toHaveBeenLastCalledWith({
      name: 'demo01',
      password: 'secret',
      remember: true,
      imageCode: 'ab12',
      imageKey: 'key-1',
    });
  });

  it('asks for the reading before it sends anything, blanks counting as none', async () => {
    const { session } = await askedFor(captchaAnswer('key-1'));
    await press('登录');
    expect(reading()).toBeInvalid();
    expect(reading()).toHaveAccessibleDescription('请输入图形验证码');
    await userEvent.type(reading(), '   ');
    await press('登录');
    expect(session.login).toHaveBeenCalledTimes(1);
    await userEvent.type(reading(), 'ab12');
    await press('登录');
    expect(session.login).toHaveBeenCalledTimes(2);
    expect(session.login.mock.calls[1]?.[0]).toMatchObject({ imageCode: 'ab12' });
  });

  it('asks for no reading of a picture that was not asked for', async () => {
    const session = fakeSession();
    await showAccount({ page: <LoginPage />, path: '/entry/login', session });
    await userEvent.type(screen.getByLabelText('账号'), 'demo01');
    await userEvent.type(screen.getByLabelText('密码'), 'secret');
    await press('登录');
    expect(session.login).toHaveBeenCalledTimes(1);
  });

  it('ERR-017 brings a new picture and an empty field after a wrong reading', async () => {
    const { session } = await askedFor(captchaAnswer('key-1'), captchaAnswer('key-2'));
    session.login.mockResolvedValue(asked(true));
    await userEvent.type(reading(), 'ab12');
    await press('登录');
    expect(shown()).toHaveAttribute('src', 'blob:2');
    expect(urls.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(reading()).toHaveValue('');
    await userEvent.type(reading(), 'cd34');
    await press('登录');
    expect(session.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ imageCode: 'cd34', imageKey: 'key-2' }),
    );
  });

  it('brings a new picture after any other refusal too: each is good for one try', async () => {
    const { session } = await askedFor(captchaAnswer('key-1'), captchaAnswer('key-2'));
    session.login.mockResolvedValue({
      kind: 'nameError',
      error: { kind: 'business', code: '6002', message: '账号或密码错误', call: '/login' },
    });
    await userEvent.type(reading(), 'ab12');
    await press('登录');
    expect(screen.getByRole('alert')).toHaveTextContent('账号或密码错误');
    expect(shown()).toHaveAttribute('src', 'blob:2');
  });

  it('brings another picture when the one shown is tapped', async () => {
    await askedFor(captchaAnswer('key-1'), captchaAnswer('key-2'));
    await userEvent.click(shown());
    await settle();
    expect(shown()).toHaveAttribute('src', 'blob:2');
  });

  it('ERR-030 offers to try again when the picture cannot be fetched', async () => {
    await askedFor(failed, captchaAnswer('key-2'));
    expect(screen.queryByRole('img', { name: '验证码图片，点击换一张' })).toBeNull();
    expect(reading()).toHaveAccessibleDescription('验证码图片加载失败，请重新获取');
    await press('重新获取');
    expect(reading()).not.toHaveAccessibleDescription();
    expect(shown()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新获取' })).toBeNull();
  });

  it('leaves no picture in memory, nor one that comes after the page is gone', async () => {
    const { image, unmount } = await askedFor(captchaAnswer('key-1'));
    let arrive = (_picture: Result<unknown>): void => undefined;
    image.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await userEvent.click(shown());
    unmount();
    expect(urls.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    arrive(captchaAnswer('key-2'));
    await settle();
    expect(urls.createObjectURL).toHaveBeenCalledTimes(1);
  });
});

describe('a captcha for who cannot see a picture', () => {
  it('ERR-015 OPEN-024 can be heard instead, says how it is answered, and is sent in the picture’s place', async () => {
    const session = fakeSession();
    session.login.mockResolvedValue(asked(false));
    const { api } = await showAccount({
      page: <LoginPage />,
      path: '/entry/login',
      session,
      answers: { [captcha.sound.path]: captchaAnswer('key-2') },
    });
    await userEvent.type(screen.getByLabelText('账号'), 'demo01');
    await userEvent.type(screen.getByLabelText('密码'), 'secret');
    await press('登录');
    await press('听声音验证码');
    expect(api.sent.map(({ path }) => path)).toContain(captcha.sound.path);
    const field = screen.getByRole('textbox', { name: '声音验证码' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining('数出每组响了几声'));
    expect(document.querySelector('audio')).toHaveAttribute('src', 'blob:2');
    expect(screen.queryByRole('img', { name: /验证码图片/ })).toBeNull();
    await userEvent.type(field, '1203');
    await press('登录');
    expect(session.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ imageCode: '1203', imageKey: 'key-2' }),
    );
    // A wrong count brings another sound, not a picture.
    expect(api.sent.filter(({ path }) => path === captcha.sound.path)).toHaveLength(2);
  });

  it('says when it cannot be had, and leads back to the picture', async () => {
    const session = fakeSession();
    session.login.mockResolvedValue(asked(false));
    const answers = { [captcha.sound.path]: failed };
    const { api } = await showAccount({ page: <LoginPage />, path: '/entry/login', session, answers });
    await userEvent.type(screen.getByLabelText('账号'), 'demo01');
    await userEvent.type(screen.getByLabelText('密码'), 'secret');
    await press('登录');
    await press('听声音验证码');
    expect(screen.getByRole('button', { name: '重新获取' })).toBeVisible();
    await press('改看图片');
    expect(shown()).toBeVisible();
    expect(api.sent.filter(({ path }) => path === captcha.image.path)).toHaveLength(2);
  });
});
