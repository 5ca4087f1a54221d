import { screen, within } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import LoginPasswordSuccessPage, { messages } from './login-password-success-page';

const PATH = '/mine/userInfo/password/success';
const show = (handed?: unknown) =>
  showAccount({ page: <LoginPasswordSuccessPage />, messages, path: PATH, handed });

describe('the page after the login password was changed', () => {
  it('ROUTE-045 says which sessions that has ended', async () => {
    const times = [Date.UTC(2026, 10, 2, 8), Date.UTC(2026, 10, 1, 8)];
    const names = [{ browser: 'Chrome', system: 'Android' }, {}];
    await show({ ended: times.map((startedAt, place) => ({ startedAt, ...names[place] })) });
    expect(screen.getByRole('heading', { name: '登录密码已修改' })).toBeInTheDocument();
    expect(screen.getByText(/以下 2 处登录已退出/)).toBeInTheDocument();
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Chrome · Android.*2026年11月2日 \d\d:00 登录已退出/);
    expect(rows[1]).toHaveTextContent(/未知设备.*2026年11月1日/);
  });

  it('says that nobody else was there', async () => {
    await show({ ended: [] });
    expect(screen.getByText('没有其他设备登录此账号。')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([undefined, { ended: 'all' }])(
    'leads whoever has changed none to where that is done',
    async (handed) => {
      const { router } = await show(handed);
      expect(router.state.location.pathname).toBe('/mine/userInfo/password');
    },
  );
});
