import type { Result } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import { renderFeature, settle } from '@heptad/feature-testing';
import { money } from '@heptad/formatting';
import type { Wallet } from '@heptad/venue-gateway';
import { stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { homeModule } from '../home-module';
import { HomeBalance } from './home-balance';

const WALLET: Wallet = { currency: 'CNY', centre: money('1000.50'), total: money('1230.75'), channels: [] };
const failed: Result<never> = {
  ok: false,
  error: { kind: 'http', status: 500, message: '网络异常', call: '/wallet' },
};

async function show(answer: Result<Wallet> | Promise<Result<Wallet>> = { ok: true, value: WALLET }) {
  const balances = jest.fn(async () => answer);
  const { services } = await renderFeature({
    module: homeModule,
    page: <HomeBalance />,
    member: true,
    services: { venues: stubVenueGateway({ wallet: stubWallet({ balances }) }) },
  });
  return { balances, items: services.device.items };
}

const total = () => screen.getByTestId('total-balance');
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the balance in the head of the home page', () => {
  it('is all that a member has, one tap from the wallet and from a deposit', async () => {
    await show();
    expect(total()).toHaveTextContent('1,230.75');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['总资产¥1,230.75', '/mine/finance/myWallet'],
      ['存款', '/mine/finance/myDeposit'],
    ]);
  });

  it('STORE-020 CONST-007 is hidden on demand, kept so, and shown again', async () => {
    const { items } = await show();
    await press('隐藏余额');
    expect(total()).toHaveTextContent('****');
    expect(items.get(ITEMS.balancesVisible)).toBe(false);
    await press('显示余额');
    expect(total()).toHaveTextContent('1,230.75');
  });

  it('NATIVE-020 follows whoever else hides it', async () => {
    const { items } = await show();
    act(() => items.set(ITEMS.balancesVisible, false));
    expect(total()).toHaveTextContent('****');
  });

  it('shows no amount before the answer', async () => {
    await show(new Promise(() => undefined));
    expect(total()).toHaveTextContent(/^–$/);
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
  });

  it('never says zero when it is not known, and asks again on demand', async () => {
    const { balances } = await show(failed);
    expect(screen.queryByTestId('total-balance')).toBeNull();
    balances.mockResolvedValue({ ok: true, value: WALLET });
    await press('重新加载');
    expect(total()).toHaveTextContent('1,230.75');
  });
});
