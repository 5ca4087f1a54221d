import type { StubAnswers } from '@heptad/api-client/testing';
import { forget } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath } from 'react-router-dom';
import { showAccount } from '../testing/account-scene';
import { refused } from '../testing/refusals';
import ForgetPage from './forget-page';

const good: StubAnswers = {
  [forget.emailOne.path]: { ok: true, value: { ticket: 'ticket-1' } },
  [forget.emailTwo.path]: { ok: true, value: { ticket: 'ticket-2' } },
  [forget.emailThree.path]: { ok: true, value: {} },
};

const show = (answers: StubAnswers = good, at = '/forgetPassword') =>
  showAccount({ page: <ForgetPage />, path: '/forgetPassword', at, answers });

// A step is there once the router has led to it.
const field = (label: string) => screen.getByLabelText(label);
const nameField = () => screen.findByLabelText('账号');
const codeField = () => screen.findByRole('textbox', { name: '验证码' });
async function press(button: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await settle();
}
async function typeContact(): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: '邮箱' }));
  await userEvent.type(field('账号'), 'demo11');
  await userEvent.type(field('绑定的邮箱'), 'demo11@example.test');
  await press('下一步');
}
async function typeCode(code = '123456'): Promise<void> {
  await userEvent.click(await codeField());
  await userEvent.paste(code);
  await settle();
}
async function typePassword(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('设置密码'), 'Kite7Moon3');
  await userEvent.type(field('再次输入密码'), 'Kite7Moon3');
  await press('完成');
}

afterEach(() => void jest.useRealTimers());

describe('a forgotten password', () => {
  it('CALL-029 CALL-030 CALL-031 goes through three steps by e-mail, each with the ticket of the one before', async () => {
    const { api, router } = await show(good, '/forgetPassword?returnTo=%2Fmine');
    await typeContact();
    await typeCode();
    await typePassword();
    expect(api.sent.map(({ path, request }) => [path, request])).toEqual([
      [forget.emailOne.path, { name: 'demo11', email: 'demo11@example.test' }],
      [forget.emailTwo.path, { ticket: 'ticket-1', code: '123456' }],
      [forget.emailThree.path, { ticket: 'ticket-2', password: md5('Kite7Moon3') }],
    ]);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/entry/login',
        search: '?returnTo=%2Fmine',
        state: { name: 'demo11' },
      }),
    );
  });

  it('CALL-026 sends a phone number to the calls by phone', async () => {
    const { api } = await show({
      [forget.phoneOne.path]: { ok: true, value: { ticket: 'ticket-1' } },
      [forget.phoneTwo.path]: { ok: true, value: { ticket: 'ticket-2' } },
    });
    await userEvent.type(field('账号'), 'demo11');
    await userEvent.type(field('绑定的手机号'), '13800138011');
    await press('下一步');
    await typeCode();
    expect(api.sent.map(({ path }) => path)).toEqual([forget.phoneOne.path, forget.phoneTwo.path]);
  });

  it('FORMAT-017 sends nothing that is out of bounds', async () => {
    const { api } = await show();
    await press('下一步');
    expect(screen.getByText('请输入账号')).toBeInTheDocument();
    expect(screen.getByText('请输入手机号')).toBeInTheDocument();
    await userEvent.type(field('绑定的手机号'), '12345');
    await press('下一步');
    expect(screen.getByText('请输入 11 位手机号')).toBeInTheDocument();
    expect(api.sent).toHaveLength(0);
  });

  it('keeps everything that was typed when going back, and sends no second code for the same contact', async () => {
    const { api } = await show();
    await typeContact();
    await press('返回上一步');
    expect(await nameField()).toHaveValue('demo11');
    expect(field('绑定的邮箱')).toHaveValue('demo11@example.test');
    await userEvent.click(screen.getByRole('radio', { name: '手机' }));
    await userEvent.click(screen.getByRole('radio', { name: '邮箱' }));
    expect(field('绑定的邮箱')).toHaveValue('demo11@example.test');
    await press('下一步');
    expect(await codeField()).toBeInTheDocument();
    expect(api.sent).toHaveLength(1);
    await press('返回上一步');
    await userEvent.clear(await nameField());
    await userEvent.type(field('账号'), 'demo12');
    await press('下一步');
    expect(await codeField()).toBeInTheDocument();
    expect(api.sent).toHaveLength(2);
  });

  it('says that a code was wrong, and takes another', async () => {
    const { api } = await show({ ...good, [forget.emailTwo.path]: refused(4000) });
    await typeContact();
    await typeCode('000000');
    expect(screen.getByText('验证码错误或已过期，请重新输入或重新发送')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '验证码' })).toHaveValue('');
    api.answer(forget.emailTwo, { ok: true, value: { ticket: 'ticket-2' } });
    await typeCode('111111');
    expect(await screen.findByLabelText('设置密码')).toBeInTheDocument();
  });

  it('says that there were too many wrong codes', async () => {
    await show({ ...good, [forget.emailTwo.path]: refused(4029) });
    await typeContact();
    await typeCode();
    expect(screen.getByText('错误次数过多，请稍后重新获取验证码')).toBeInTheDocument();
  });

  it('counts down to another code, which replaces the first', async () => {
    jest.useFakeTimers();
    const { api } = await show();
    fireEvent.click(screen.getByRole('radio', { name: '邮箱' }));
    fireEvent.change(field('账号'), { target: { value: 'demo11' } });
    fireEvent.change(field('绑定的邮箱'), { target: { value: 'demo11@example.test' } });
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    await settle();
    expect(screen.getByText('60 秒后可重新发送')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(61_000));
    api.answer(forget.emailOne, { ok: true, value: { ticket: 'ticket-9' } });
    fireEvent.click(screen.getByRole('button', { name: '重新发送' }));
    await settle();
    fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), { target: { value: '123456' } });
    await settle();
    expect(api.sent.at(-1)?.request).toEqual({ ticket: 'ticket-9', code: '123456' });
  });

  it('stays where it is when no code could be sent, and says how long to wait', async () => {
    await show({ ...good, [forget.emailOne.path]: refused(4029, { retryAfter: 37 }) });
    await typeContact();
    expect(screen.getByRole('alert')).toHaveTextContent('发送太频繁，请 37 秒后再试');
    expect(field('账号')).toHaveValue('demo11');
  });

  it('begins anew, with all that was typed, when the last step came too late', async () => {
    await show({ ...good, [forget.emailThree.path]: refused(4000) });
    await typeContact();
    await typeCode();
    await typePassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('操作已过期，请重新获取验证码');
    expect(await nameField()).toHaveValue('demo11');
    await press('下一步');
    await typeCode();
    expect(await screen.findByLabelText('设置密码')).toHaveValue('Kite7Moon3');
  });

  it('ROUTE-010 opened at a later step begins with the first', async () => {
    await show(good, '/forgetPassword?step=3');
    expect(field('账号')).toBeInTheDocument();
    expect(screen.queryByLabelText('设置密码')).toBeNull();
  });

  it('leads back to the login from its first step', async () => {
    const { router } = await show(good, '/forgetPassword?returnTo=%2Fmine');
    await press('返回登录');
    await waitFor(() => expect(createPath(router.state.location)).toBe('/entry/login?returnTo=%2Fmine'));
  });
});
