import { ITEMS } from '@heptad/device';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { failed, fakeWallet, showFinance, WALLET, type FinanceScene } from '../testing/finance-scene';
import BalanceCard from './balance-card';

const show = (options: Omit<FinanceScene, 'page'> = {}) => showFinance({ page: <BalanceCard />, ...options });

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the balance card', () => {
  it('shows a guest the way in, and asks for no balance', async () => {
    const { wallet, router } = await show({ guest: true });
    expect(screen.getByText('登录后查看余额，开始体验')).toBeInTheDocument();
    expect(wallet.balances).not.toHaveBeenCalled();
    expect(screen.queryByRole('link')).toBeNull();
    await press('登录/注册');
    expect(router.state.location.pathname).toBe('/entry/login');
  });

  it('SHELL-041 leads a guest to the registration where the brand’s mode is 1, and back afterwards', async () => {
    const { router } = await show({ guest: true, entryMode: 1 });
    await press('登录/注册');
    expect(router.state.location).toMatchObject({ pathname: '/entry/register', search: '?returnTo=%2F' });
  });

  it('BRAND-007 sums all that a member has, and names the centre wallet as the brand does', async () => {
    await show();
    expect(screen.getByText('1,230.75')).toBeInTheDocument();
    expect(screen.getByText('中心钱包 1,000.50')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['存款', '/mine/finance/myDeposit'],
      ['转账', '/mine/finance/transfer'],
      ['取款', '/mine/finance/withDraw'],
    ]);
  });

  it('STORE-020 CONST-007 hides every amount on demand, keeps that, and shows it again', async () => {
    const { items } = await show();
    await press('隐藏余额');
    expect(screen.getByRole('region', { name: '余额' })).not.toHaveTextContent(/\d/);
    expect(screen.getByText('****')).toBeInTheDocument();
    expect(items.get(ITEMS.balancesVisible)).toBe(false);
    await press('显示余额');
    expect(screen.getByText('1,230.75')).toBeInTheDocument();
  });

  it('shows no amount before the answer', async () => {
    await show({ wallet: fakeWallet(new Promise(() => undefined)) });
    expect(screen.getByText('中心钱包 –')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
  });

  it('never says zero when the balance is not known, and asks again on demand', async () => {
    const wallet = fakeWallet(failed);
    await show({ wallet });
    expect(screen.getByText('中心钱包 –')).toBeInTheDocument();
    wallet.balances.mockResolvedValue({ ok: true, value: WALLET });
    await press('重新加载');
    expect(screen.getByText('1,230.75')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
  });
});
