import { captcha, secondaryPassword } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import type { StubAnswers } from '@heptad/api-client/testing';
import { showAccount } from '../testing/account-scene';
import { refused, refusedAfterLost } from '../testing/refusals';
import SecondaryPasswordPage, { messages } from './secondary-password-page';

const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const SET = { set: 1, triesLeft: 5, phone: '138****8001', email: 'de***@example.test' } as const;
const FIRST = { ...SET, set: 0 } as const;

async function show(state: object, answers: StubAnswers = {}) {
  const scene = await showAccount({
    page: <SecondaryPasswordPage />,
    messages,
    path: '/mine/userInfo/secondaryPassword',
    answers: { [secondaryPassword.state.path]: ok(state), ...answers },
  });
  await settle();
  const sentTo = (path: string) => scene.services.api.sent.filter((each) => each.path === path);
  return { ...scene, sentTo };
}

const fill = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const typeCode = (): void => {
  const digits = screen.getByRole('group', { name: '验证码' }).querySelectorAll('input');
  for (const [index, input] of [...digits].entries())
    fireEvent.change(input, { target: { value: String(index) } });
};
const fillNew = (text = 'Money2026', again = text): void => {
  fill('设置密码', text);
  fill('再次输入密码', again);
};

describe('the page of the secondary password', () => {
  it('ROUTE-046 sets the first one by the login password, and says so', async () => {
    const { sentTo, router } = await show(FIRST, { [secondaryPassword.create.path]: ok({}) });
    fill('登录密码', 'Heptad2026');
    fillNew();
    await press('设置资金密码');
    expect(sentTo(secondaryPassword.create.path).map(({ request }) => request)).toEqual([
      { loginPassword: md5('Heptad2026'), password: md5('Money2026') },
    ]);
    expect(router.state.location).toMatchObject({
      pathname: '/mine/userInfo/secondaryPassword/success',
      state: { change: 'set' },
    });
  });

  it('names what is missing or different, and sends nothing', async () => {
    const { sentTo } = await show(FIRST);
    await press('设置资金密码');
    for (const text of ['请输入密码', '请设置密码', '请再次输入密码'])
      expect(screen.getByText(text)).toBeInTheDocument();
    fill('登录密码', 'Heptad2026');
    fillNew('Money2026', 'Money2027');
    await press('设置资金密码');
    expect(screen.getByText('两次输入的密码不一致')).toBeInTheDocument();
    fillNew('short1');
    await press('设置资金密码');
    expect(screen.getByText('密码不符合以上要求')).toBeInTheDocument();
    expect(sentTo(secondaryPassword.create.path)).toHaveLength(0);
  });

  it.each([
    [7308, { left: 3 }, '当前资金密码', '密码不正确，还可尝试 3 次'],
    [7314, undefined, '设置密码', '资金密码不能与登录密码相同'],
  ])('says at the field what is refused with %d', async (code, data, label, text) => {
    await show(SET, { [secondaryPassword.change.path]: refused(code, data) });
    fill('当前资金密码', 'Money2025');
    fillNew();
    await press('修改资金密码');
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text) as string);
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('says until when it is locked, at the fifth wrong one and afterwards', async () => {
    const lockedUntil = new Date(2026, 5, 12, 18, 45).getTime();
    await show(SET, { [secondaryPassword.change.path]: refused(7313, { lockedUntil }) });
    fill('当前资金密码', 'Money2025');
    fillNew();
    await press('修改资金密码');
    expect(screen.getByRole('alert')).toHaveTextContent('请于 18:45 后再试');
  });

  it('says so at once where it is locked already', async () => {
    await show({ ...SET, triesLeft: 0, lockedUntil: new Date(2026, 5, 12, 18, 45).getTime() });
    expect(screen.getByText('密码错误次数过多，请于 18:45 后再试')).toBeInTheDocument();
  });

  it('sends a change whose answer was lost again under the same key', async () => {
    const lost = { ok: false, error: { kind: 'timeout', message: '', call: '/x' } } as const;
    const { sentTo } = await show(SET, { [secondaryPassword.change.path]: lost });
    fill('当前资金密码', 'Money2025');
    fillNew();
    await press('修改资金密码');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，请再次提交');
    await press('修改资金密码');
    const keys = sentTo(secondaryPassword.change.path).map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [7308, { left: 3 }],
    [7313, { lockedUntil: new Date(2026, 5, 12, 18, 45).getTime() }],
    [7314, undefined],
  ])('takes a refusal with %d that followed a lost answer for no end of it', async (code, data) => {
    await show(SET, { [secondaryPassword.change.path]: refusedAfterLost(code, data) });
    fill('当前资金密码', 'Money2025');
    fillNew();
    await press('修改资金密码');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，请再次提交');
  });

  it('takes such a refusal of a forgotten one for no end of it either', async () => {
    await show(SET, {
      [captcha.sendCodeOne.path]: ok({ retryAfter: 60 }),
      [secondaryPassword.reset.path]: refusedAfterLost(4000),
    });
    await press('忘记资金密码？');
    await press('发送验证码');
    typeCode();
    fillNew();
    await press('重设资金密码');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，请再次提交');
  });

  it('sets a forgotten one by a code to the member’s own e-mail', async () => {
    const { sentTo, router } = await show(SET, {
      [captcha.sendCodeOne.path]: ok({ retryAfter: 60 }),
      [secondaryPassword.reset.path]: refused(4000),
    });
    await press('忘记资金密码？');
    fireEvent.click(screen.getByRole('radio', { name: '邮箱' }));
    await settle();
    expect(screen.getByText('验证码将发送至 de***@example.test')).toBeInTheDocument();
    await press('发送验证码');
    expect(sentTo(captcha.sendCodeOne.path)[0]?.request).toEqual({
      way: 'email',
      purpose: 'secondaryPassword',
    });
    typeCode();
    fillNew();
    await press('重设资金密码');
    expect(screen.getByRole('alert')).toHaveTextContent('验证码错误或已过期');
    expect(sentTo(secondaryPassword.reset.path)[0]?.request).toEqual({
      way: 'email',
      code: '012345',
      password: md5('Money2026'),
    });
    expect(router.state.location.pathname).toBe('/mine/userInfo/secondaryPassword');
  });

  it('leads a member without phone and e-mail to customer service', async () => {
    await show({ set: 1, triesLeft: 5 });
    await press('忘记资金密码？');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/customer/chat?fromChildPage=1');
    expect(screen.queryByRole('button', { name: '发送验证码' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { sentTo } = await show({}, { [secondaryPassword.state.path]: refused(5000) });
    expect(screen.getByText('资金密码加载失败')).toBeInTheDocument();
    await press('重试');
    expect(sentTo(secondaryPassword.state.path)).toHaveLength(2);
  });
});
