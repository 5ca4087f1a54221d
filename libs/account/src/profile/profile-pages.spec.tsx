import type { StubAnswers } from '@heptad/api-client/testing';
import { captcha, profile } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { sessionActions, type Member } from '@heptad/session';
import { preloadBottomSheet } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { accountParts } from '../account-parts';
import VerificationPage from '../verification/verification-page';
import VerificationPhonePage from '../verification/verification-phone-page';
import { showAccount } from '../testing/account-scene';
import { refused } from '../testing/refusals';
import NamePage from './name-page';
import PhonePage from './phone-page';
import EmailPage from './email-page';
import ProfilePage from './profile-page';
import { messages } from './profile-texts';

const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const MEMBER: Member = {
  id: '10007',
  name: 'demo01',
  grade: 3,
  currency: 'CNY',
  registeredAt: 0,
  unreadMail: 0,
  state: 'active',
  phoneBound: false,
  emailBound: false,
};
const address = (file: string) => `/site/api/v1/user/avatar/${file}`;
const NEW = {
  drawings: [
    { id: 'fox', address: address('fox.svg') },
    { id: 'owl', address: address('owl.svg') },
  ],
  secondaryPassword: 0,
  payoutAccounts: 0,
} as const;
const BOUND = { ...NEW, phone: '138****8001' } as const;
const SENT = {
  [captcha.sendCodeOne.path]: ok({ retryAfter: 60 }),
  [captcha.sendCodeTwo.path]: ok({ retryAfter: 60 }),
};
const proof = { proof: 'p1', expiresAt: Number.MAX_SAFE_INTEGER };

interface Shown {
  readonly page: ReactNode;
  readonly path?: string;
  readonly state?: object;
  readonly answers?: StubAnswers;
  readonly handed?: unknown;
}

async function show({ page, path = '/mine/userInfo', state = NEW, answers = {}, handed }: Shown) {
  const scene = await showAccount({
    page,
    messages,
    path: path.split('?', 1)[0] ?? path,
    at: path,
    handed,
    answers: { [profile.state.path]: ok(state), ...SENT, ...answers },
  });
  act(() => {
    scene.store.dispatch(sessionActions.sessionRestored({ loggedIn: true }));
    scene.store.dispatch(sessionActions.memberLoaded(MEMBER));
  });
  await settle();
  const dispatch = jest.spyOn(scene.store, 'dispatch');
  const sentTo = (call: { readonly path: string }) =>
    scene.services.api.sent.filter((each) => each.path === call.path);
  return { ...scene, dispatch, sentTo };
}

const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const typeCode = async (code = '123456'): Promise<void> => {
  await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
  await userEvent.paste(code);
  await settle();
};

beforeAll(preloadBottomSheet);

describe('the profile page', () => {
  it('ROUTE-043 shows what is missing, and leads to where each is set', async () => {
    await show({ page: <ProfilePage /> });
    expect(screen.getByText(/尚未绑定手机或邮箱/)).toBeInTheDocument();
    const rows = within(screen.getByRole('main')).getAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['真实姓名未设置', '/mine/userInfo/name'],
      ['手机号未绑定', '/mine/userInfo/phone'],
      ['邮箱未绑定', '/mine/userInfo/email'],
      ['登录密码', '/mine/userInfo/password'],
      ['资金密码未设置', '/mine/userInfo/secondaryPassword'],
      ['收款账户0 个', '/mine/cards'],
      ['身份认证', '/mine/authentication'],
      ['登录设备', '/mine/userInfo/devices'],
    ]);
  });

  it('shows what is set, masked, and asks for nothing more', async () => {
    const state = { ...BOUND, realName: '李*', email: 'de***@example.test', birthday: '1990-06-12' };
    await show({ page: <ProfilePage />, state });
    for (const text of ['李*', '138****8001', 'de***@example.test', '1990年6月12日'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/尚未绑定手机或邮箱/)).toBeNull();
    expect(screen.queryByRole('button', { name: /生日/ })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { sentTo } = await show({
      page: <ProfilePage />,
      answers: { [profile.state.path]: refused(5000) },
    });
    expect(screen.getByText('个人资料加载失败')).toBeInTheDocument();
    await press('重试');
    expect(sentTo(profile.state)).toHaveLength(2);
  });

  it('sets the birthday of an adult once, and has the member read anew', async () => {
    const { sentTo, dispatch } = await show({
      page: <ProfilePage />,
      answers: { [profile.setBirthday.path]: ok({}) },
    });
    fireEvent.click(screen.getByRole('button', { name: /^生日/ }));
    await settle();
    type('出生日期', '2025-01-01');
    await press('确认设置');
    expect(screen.getByText('须年满 18 周岁')).toBeInTheDocument();
    expect(sentTo(profile.setBirthday)).toHaveLength(0);
    type('出生日期', '1990-06-12');
    await press('确认设置');
    expect(sentTo(profile.setBirthday)[0]?.request).toEqual({ birthday: '1990-06-12' });
    expect(dispatch).toHaveBeenCalledWith(sessionActions.memberRequested());
  });

  it('takes a drawing as the avatar, and says why a file is none', async () => {
    const { sentTo } = await show({ page: <ProfilePage />, answers: { [profile.setAvatar.path]: ok({}) } });
    await press('更换头像');
    await settle();
    const gif = new File(['GIF89a'], 'me.png');
    fireEvent.change(screen.getByLabelText('上传图片'), { target: { files: [gif] } });
    await screen.findByText('不支持动态图片，请选择静态图片');
    await press('猫头鹰');
    await press('保存头像');
    expect(sentTo(profile.setAvatar)[0]?.request).toEqual({ drawing: 'owl' });
  });
});

describe('the page of the real name', () => {
  const page = <NamePage />;
  const path = '/mine/userInfo/name';

  it('ROUTE-048 sets it once, and goes back to the profile', async () => {
    const { sentTo, router, dispatch } = await show({
      page,
      path,
      answers: { [profile.setName.path]: ok({}) },
    });
    type('真实姓名', '李雷9');
    await press('确认设置');
    expect(screen.getByText(/不含数字与符号/)).toBeInTheDocument();
    type('真实姓名', ' 李雷 ');
    await press('确认设置');
    expect(sentTo(profile.setName).map(({ request }) => request)).toEqual([{ name: '李雷' }]);
    expect(dispatch).toHaveBeenCalledWith(sessionActions.memberRequested());
    expect(router.state.location.pathname).toBe('/mine/userInfo');
  });

  it('says at the field that it is not the holder’s, whose it has to be', async () => {
    await show({
      page,
      path,
      state: { ...NEW, holder: '李*' },
      answers: { [profile.setName.path]: refused(7316) },
    });
    expect(screen.getByText(/持有人 李\* 一致/)).toBeInTheDocument();
    type('真实姓名', '韩梅梅');
    await press('确认设置');
    expect(screen.getByLabelText('真实姓名')).toHaveAccessibleDescription(
      expect.stringContaining('与收款账户持有人姓名不一致') as string,
    );
  });

  it('is only shown once it is set', async () => {
    await show({ page, path, state: { ...NEW, realName: '李*' } });
    expect(screen.queryByLabelText('真实姓名')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/customer/chat?fromChildPage=1');
  });
});

describe('the pages of phone and e-mail', () => {
  const page = <PhonePage />;
  const path = '/mine/userInfo/phone';

  it('ROUTE-049 binds a phone by a code that its last digit sends', async () => {
    const { sentTo, router } = await show({ page, path, answers: { [profile.bind.path]: ok({}) } });
    type('手机号', '1390000');
    await press('发送验证码');
    expect(screen.getByText('请输入 11 位手机号')).toBeInTheDocument();
    type('手机号', '13900001111');
    await press('发送验证码');
    expect(sentTo(captcha.sendCodeOne)[0]?.request).toEqual({
      way: 'phone',
      purpose: 'bind',
      target: '13900001111',
    });
    await typeCode();
    expect(sentTo(profile.bind).map(({ request }) => request)).toEqual([
      { way: 'phone', contact: '13900001111', code: '123456' },
    ]);
    expect(router.state.location.pathname).toBe('/mine/userInfo');
  });

  it('binds an e-mail address in small letters', async () => {
    const { sentTo } = await show({ page: <EmailPage />, path: '/mine/userInfo/email' });
    type('邮箱', 'nobody');
    await press('发送验证码');
    expect(screen.getByText('邮箱格式不正确')).toBeInTheDocument();
    type('邮箱', 'Me@Example.test');
    await press('发送验证码');
    expect(sentTo(captcha.sendCodeOne)[0]?.request).toMatchObject({ target: 'me@example.test' });
    expect(screen.getByText(/me@example.test，5 分钟内有效/)).toBeInTheDocument();
  });

  it.each([
    [4000, '验证码错误或已过期，请重新输入或重新发送'],
    [4029, '错误次数过多，请稍后重新获取验证码'],
    [7604, '该手机号已被其他账号绑定，请换一个或联系客服'],
    [7606, '请先验证当前绑定的手机号，再绑定新的'],
  ])('says why it was refused (%d), and makes room for another code', async (code, text) => {
    await show({ page, path, answers: { [profile.bind.path]: refused(code) } });
    type('手机号', '13900001111');
    await press('发送验证码');
    await typeCode();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox', { name: '验证码' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: '验证码' })).toHaveFocus();
    expect(screen.queryAllByRole('link', { name: '去验证' })).toHaveLength(code === 7606 ? 1 : 0);
  });

  it('keeps what was typed and the time of waiting while the page is away, for the same member', async () => {
    const { router, store } = await show({ page, path });
    const leaveAndReturn = async (): Promise<void> => {
      await act(() => router.navigate('/elsewhere'));
      await act(() => router.navigate(path));
      await settle();
    };
    type('手机号', '1390000');
    await leaveAndReturn();
    expect(screen.getByLabelText('手机号')).toHaveValue('1390000');
    type('手机号', '13900001111');
    await press('发送验证码');
    await leaveAndReturn();
    expect(screen.getByText(/13900001111，5 分钟内有效/)).toBeInTheDocument();
    expect(screen.getByText('60 秒后可重新发送')).toBeInTheDocument();
    await press('修改手机号');
    expect(screen.getByLabelText('手机号')).toHaveValue('13900001111');
    act(() => void store.dispatch(sessionActions.memberLoaded({ ...MEMBER, id: '10008' })));
    await leaveAndReturn();
    expect(screen.getByLabelText('手机号')).toHaveValue('');
  });

  it('says how long to wait where too many codes were sent, and stays at the number', async () => {
    const answers = { [captcha.sendCodeOne.path]: refused(4029, { retryAfter: 3600 }) };
    await show({ page, path, answers });
    type('手机号', '13900001111');
    await press('发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('发送太频繁，请 3600 秒后再试');
    expect(screen.getByLabelText('手机号')).toBeInTheDocument();
  });

  it('ROUTE-051 leads from a bound phone to the chooser, and with a proof on to the new one', async () => {
    const { router } = await show({ page, path, state: BOUND });
    expect(screen.getByText('138****8001')).toBeInTheDocument();
    await press('更换手机号');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/mine/userInfo/verification?for=phone',
    );
  });

  it('binds the new one with the proof of the old', async () => {
    const { sentTo } = await show({
      page,
      path,
      state: BOUND,
      handed: proof,
      answers: { [profile.bind.path]: ok({}) },
    });
    type('新手机号', '13900002222');
    await press('发送验证码');
    await typeCode();
    expect(sentTo(profile.bind)[0]?.request).toMatchObject({ contact: '13900002222', proof: 'p1' });
  });

  it('a proof whose time is over is none', async () => {
    await show({ page, path, state: BOUND, handed: { proof: 'p1', expiresAt: 1 } });
    expect(screen.getByRole('button', { name: '更换手机号' })).toBeInTheDocument();
  });
});

describe('verification', () => {
  it('ROUTE-051 offers what is bound, and customer service where it is lost', async () => {
    await show({ page: <VerificationPage />, path: '/mine/userInfo/verification', state: BOUND });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mine/userInfo/verification/phone',
      '/customer/chat?fromChildPage=1',
    ]);
  });

  it('says that there is nothing to verify, and leads to binding', async () => {
    const { router } = await show({
      page: <VerificationPage />,
      path: '/mine/userInfo/verification?for=email',
      state: BOUND,
    });
    await press('绑定邮箱');
    expect(router.state.location.pathname).toBe('/mine/userInfo/email');
  });

  it('ROUTE-052 proves the old phone by a code, and hands the proof on', async () => {
    const { sentTo, router } = await show({
      page: <VerificationPhonePage />,
      path: '/mine/userInfo/verification/phone',
      state: BOUND,
      answers: { [profile.prove.path]: ok(proof) },
    });
    await press('发送验证码');
    expect(sentTo(captcha.sendCodeOne)[0]?.request).toEqual({ way: 'phone', purpose: 'changePhone' });
    await typeCode();
    expect(sentTo(profile.prove)[0]?.request).toEqual({ purpose: 'changePhone', code: '123456' });
    expect(router.state.location).toMatchObject({ pathname: '/mine/userInfo/phone', state: proof });
  });

  it('ROUTE-053 proves the present e-mail address by a code at its own address, and hands the proof on', async () => {
    const path = '/mine/userInfo/verification/email';
    const route = accountParts.routes?.find((each) => each.path === path);
    expect(route?.guard).toBe('member');
    const { default: Page } = await (route?.page as () => Promise<{ default: ComponentType }>)();
    const { sentTo, router } = await show({
      page: <Page />,
      path,
      state: { ...NEW, email: 'd***@example.test' },
      answers: { [profile.prove.path]: ok(proof) },
    });
    expect(screen.getByText(/d\*\*\*@example\.test/)).toBeInTheDocument();
    await press('发送验证码');
    expect(sentTo(captcha.sendCodeOne)[0]?.request).toEqual({ way: 'email', purpose: 'changeEmail' });
    await typeCode();
    expect(sentTo(profile.prove)[0]?.request).toEqual({ purpose: 'changeEmail', code: '123456' });
    expect(router.state.location).toMatchObject({ pathname: '/mine/userInfo/email', state: proof });
  });

  it('a code for the old phone that is none any more is said to be wrong', async () => {
    await show({
      page: <VerificationPhonePage />,
      path: '/mine/userInfo/verification/phone',
      state: BOUND,
      answers: { [profile.prove.path]: refused(4000) },
    });
    await press('发送验证码');
    await typeCode();
    expect(screen.getByRole('alert')).toHaveTextContent('验证码错误或已过期');
  });
});
