import { ITEMS } from '@heptad/device';
import { act, fireEvent, screen } from '@testing-library/react';
import { failed, fakeWallet, showFinance } from '../testing/finance-scene';
import BalanceHead from './balance-head';

describe('the balance in the head of the full site', () => {
  it('is all that a member has, with its currency, one tap from the wallet and a transfer', async () => {
    await showFinance({ page: <BalanceHead /> });
    expect(screen.getByRole('link', { name: /总资产/ })).toHaveTextContent('¥1,230.75');
    expect(screen.getByRole('link', { name: /总资产/ })).toHaveAttribute('href', '/mine/finance/myWallet');
    expect(screen.getByRole('link', { name: '转账' })).toHaveAttribute('href', '/mine/finance/transfer');
  });

  it('is hidden and shown as the native shell wants it', async () => {
    const { items } = await showFinance({ page: <BalanceHead /> });
    act(() => items.set(ITEMS.balancesVisible, false));
    expect(screen.getByRole('link', { name: /总资产/ })).not.toHaveTextContent(/\d/);
    act(() => items.set(ITEMS.balancesVisible, true));
    expect(screen.getByRole('link', { name: /总资产/ })).toHaveTextContent('¥1,230.75');
  });

  it('STORE-020 CONST-007 is hidden by the member, and shown again', async () => {
    const { items } = await showFinance({ page: <BalanceHead /> });
    fireEvent.click(screen.getByRole('button', { name: '隐藏余额' }));
    expect(screen.getByRole('link', { name: /总资产/ })).toHaveTextContent('总资产****');
    expect(items.get(ITEMS.balancesVisible)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '显示余额' }));
    expect(screen.getByRole('link', { name: /总资产/ })).toHaveTextContent('¥1,230.75');
  });

  it('never says zero when it is not known', async () => {
    await showFinance({ page: <BalanceHead />, wallet: fakeWallet(failed) });
    expect(screen.getByRole('link', { name: /总资产/ })).toHaveTextContent('总资产–');
  });

  it('shows a guest the way in, with the way back, and asks for no balance', async () => {
    const { wallet } = await showFinance({ page: <BalanceHead />, guest: true });
    expect(screen.getByRole('link', { name: '登录/注册' })).toHaveAttribute(
      'href',
      '/entry/login?returnTo=%2F',
    );
    expect(wallet.balances).not.toHaveBeenCalled();
  });

  it('SHELL-041 shows a guest of a brand of mode 1 the registration', async () => {
    await showFinance({ page: <BalanceHead />, guest: true, entryMode: 1 });
    expect(screen.getByRole('link', { name: '登录/注册' })).toHaveAttribute(
      'href',
      '/entry/register?returnTo=%2F',
    );
  });
});
