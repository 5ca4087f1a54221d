import type { ApiError } from '@heptad/api-client';
import { fakeBlobAddresses } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import type { RegisterOutcome } from '@heptad/session';
import { fakeSession } from '@heptad/session/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAccount } from '../testing/account-scene';
import RegisterPage from './register-page';

const error: ApiError = { kind: 'business', code: '7201', message: '平台的话', call: '/register' };

async function show(outcome?: RegisterOutcome, at = '/entry/register', enteredBy = '') {
  const session = fakeSession();
  if (outcome !== undefined) session.register.mockResolvedValue(outcome);
  const view = await showAccount({ page: <RegisterPage />, path: '/entry/register', at, session, enteredBy });
  return { ...view, session };
}

const name = () => screen.getByLabelText('账号');
const password = () => screen.getByLabelText('设置密码');
const agreed = () => screen.getByRole('checkbox');

async function press(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '注册并登录' }));
  await settle();
}

async function fillIn(): Promise<void> {
  await userEvent.type(name(), 'newcomer1');
  await userEvent.type(password(), 'Kite7Moon3');
  await userEvent.type(screen.getByLabelText('再次输入密码'), 'Kite7Moon3');
  await userEvent.click(agreed());
}

describe('the registration page', () => {
  it('names what is missing and sends nothing; nobody has agreed beforehand', async () => {
    const { session } = await show();
    expect(agreed()).not.toBeChecked();
    await press();
    for (const text of ['请输入账号', '请设置密码', '请再次输入密码', '请先阅读并同意规则'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(name()).toHaveFocus();
    expect(session.register).not.toHaveBeenCalled();
  });

  it('ticks each rule of the password as soon as it is kept', async () => {
    await show();
    const rule = (text: string) => screen.getByText(text, { exact: false, selector: '[role=listitem]' });
    await userEvent.type(password(), 'abcdefg');
    expect(rule('含字母')).toHaveTextContent('已满足');
    expect(rule('含数字')).not.toHaveTextContent('已满足');
    expect(rule('8–12 位')).not.toHaveTextContent('已满足');
    await userEvent.type(password(), '1');
    expect(rule('含数字')).toHaveTextContent('已满足');
    expect(rule('8–12 位')).toHaveTextContent('已满足');
  });

  it('opens the account and leads to where the visitor wanted to go', async () => {
    const { session, router } = await show(
      undefined,
      '/entry/register?returnTo=%2Fmine%2Ffinance%2Ftransfer',
    );
    await fillIn();
    await press();
    expect(session.register).toHaveBeenCalledWith({ name: 'newcomer1', password: 'Kite7Moon3' });
    expect(router.state.location.pathname).toBe('/mine/finance/transfer');
  });

  describe('who brought the visitor', () => {
    const codeTyped = () => screen.getByLabelText('邀请码（选填）');
    const shown = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent;

    it('ROLE-006 is nobody by default: no word of it, and no code is sent', async () => {
      await show();
      expect(codeTyped()).toHaveValue('');
      for (const term of ['来源', '代理码', '推荐码']) expect(shown(term)).toBeUndefined();
    });

    it('ROLE-005 an invitation alone fills the field, which can be changed', async () => {
      const { session } = await show(undefined, undefined, '?invite_code=INV-1');
      expect(codeTyped()).toHaveValue('INV-1');
      expect(shown('来源')).toBeUndefined();
      await fillIn();
      await press();
      expect(session.register).toHaveBeenCalledWith(expect.objectContaining({ inviteCode: 'INV-1' }));
    });

    it('ROLE-006 an agent is named with the agent’s code, which is no invitation', async () => {
      const { session } = await show(undefined, undefined, '?i_code=AG-7');
      expect(shown('来源')).toBe('代理');
      expect(shown('代理码')).toBe('AG-7');
      expect(shown('推荐码')).toBeUndefined();
      expect(codeTyped()).toHaveValue('');
      await fillIn();
      await press();
      expect(session.register).toHaveBeenCalledWith({ name: 'newcomer1', password: 'Kite7Moon3' });
    });

    it('ROLE-006 a recommendation outweighs an agent; all three codes stand under their own names', async () => {
      await show(undefined, undefined, '?invite_code=INV-1&i_code=AG-7&r_code=RE-9');
      expect(shown('来源')).toBe('推荐');
      expect(shown('代理码')).toBe('AG-7');
      expect(shown('推荐码')).toBe('RE-9');
      expect(codeTyped()).toHaveValue('INV-1');
    });
  });

  it('says beside the name that it is taken, and keeps all that was typed', async () => {
    await show({ kind: 'nameTaken', error });
    await fillIn();
    await press();
    expect(name()).toHaveAccessibleDescription(/该账号已被注册/);
    expect(name()).toHaveFocus();
    expect(password()).toHaveValue('Kite7Moon3');
    expect(agreed()).toBeChecked();
  });

  it('asks for a picture once the platform does, and sends its reading', async () => {
    fakeBlobAddresses();
    const { session } = await show({ kind: 'imageCaptcha', wrong: false, error });
    await fillIn();
    await press();
    expect(screen.getByLabelText('图形验证码')).toHaveFocus();
    await press();
    expect(session.register).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText('图形验证码'), 'ab12');
    await press();
    expect(session.register).toHaveBeenLastCalledWith(
      expect.objectContaining({ imageCode: 'ab12', imageKey: 'key-1' }),
    );
  });

  it('says what went wrong otherwise', async () => {
    await show({ kind: 'failed', error: { ...error, code: '5000', message: '系统繁忙' } });
    await fillIn();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('系统繁忙');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('shows the rules over the form, which keeps what was typed', async () => {
    await show();
    await userEvent.type(name(), 'newcomer1');
    await userEvent.click(screen.getByRole('button', { name: '隐私规则' }));
    const sheet = await screen.findByRole('dialog', { name: '隐私规则' });
    expect(await within(sheet).findByRole('heading', { name: /我们收集什么/ })).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
    expect(name()).toHaveValue('newcomer1');
  });

  it('leads to the login, which still knows where the visitor wanted to go', async () => {
    await show(undefined, '/entry/register?returnTo=%2Fmine');
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      '/entry/login?returnTo=%2Fmine',
    );
  });
});
