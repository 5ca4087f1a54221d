import type { StubAnswers } from '@heptad/api-client/testing';
import { payout, secondaryPassword } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { sessionActions, type Member } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import { refused } from '../testing/refusals';
import AuthenticationPage, { messages } from './authentication-page';

const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const CARD = { id: '1' };
const accounts = (...of: object[]) => ({
  [payout.accounts.path]: ok({ accounts: of, kinds: [], coolingMinutes: 60 }),
});
const password = (set: 0 | 1) => ({ [secondaryPassword.state.path]: ok({ set, triesLeft: 5 }) });

async function show(answers: StubAnswers, contact: Partial<Member> = {}) {
  const scene = await showAccount({
    page: <AuthenticationPage />,
    messages,
    path: '/mine/authentication',
    answers,
  });
  act(() => {
    scene.store.dispatch(sessionActions.memberLoaded(fakeMember('1', contact)));
  });
  await settle();
  return scene;
}

const step = (title: string) =>
  within(screen.getByRole('list', { name: '认证步骤' })).getByRole('link', { name: new RegExp(`^${title}`) });

describe('the authentication page', () => {
  it('ROUTE-041 says what is missing, what each step opens, and leads there', async () => {
    await show({ ...password(0), ...accounts() });
    expect(screen.getByRole('meter', { name: '安全等级' })).toHaveAttribute('aria-valuetext', '低');
    for (const [title, words, href] of [
      ['资金密码', /取款、移除收款账户时使用.*未设置/, '/mine/userInfo/secondaryPassword'],
      ['手机', /找回密码、异常登录时接收验证码.*未绑定/, '/mine/userInfo/phone'],
      ['邮箱', /找回密码、异常登录时接收验证码.*未绑定/, '/mine/userInfo/email'],
      ['真实姓名', /收款账户持有人须为同一姓名.*未填写/, '/mine/userInfo/name'],
      ['收款账户', /取款须先绑定.*未绑定/, '/mine/authentication/bindBankCard'],
    ] as const) {
      expect(step(title)).toHaveTextContent(words);
      expect(step(title)).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('link', { name: '设置资金密码，提升安全等级' })).toHaveAttribute(
      'href',
      '/mine/userInfo/secondaryPassword',
    );
  });

  it('shows what is known, masked, and the highest level once nothing is missing', async () => {
    await show(
      { ...password(1), ...accounts(CARD) },
      { phone: '138****8001', email: 'de***@example.test', realName: '演***' },
    );
    expect(screen.getByRole('meter', { name: '安全等级' })).toHaveAttribute('aria-valuetext', '高');
    expect(screen.getByText('资金密码、手机和邮箱都已设置。')).toBeInTheDocument();
    expect(step('手机')).toHaveTextContent('138****8001');
    expect(step('邮箱')).toHaveTextContent('de***@example.test');
    expect(step('真实姓名')).toHaveTextContent('演***');
    expect(step('资金密码')).toHaveTextContent('已完成');
    expect(step('收款账户')).toHaveAttribute('href', '/mine/cards');
  });

  it('leads to the change of the login password', async () => {
    await show({ ...password(1), ...accounts() });
    expect(screen.getByRole('link', { name: /^登录密码/ })).toHaveAttribute(
      'href',
      '/mine/userInfo/password',
    );
  });

  it('says that it could not be loaded, and asks again for what is missing alone', async () => {
    const { services } = await show({ ...password(1), [payout.accounts.path]: refused(5000) });
    expect(screen.getByText('安全认证加载失败')).toBeInTheDocument();
    services.api.answer(payout.accounts, ok({ accounts: [], kinds: [], coolingMinutes: 60 }));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(step('收款账户')).toBeInTheDocument();
    expect(services.api.sent.filter(({ path }) => path === secondaryPassword.state.path)).toHaveLength(1);
  });
});
