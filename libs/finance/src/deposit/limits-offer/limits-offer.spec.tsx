import { deposit, protection } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { showFinance } from '../../testing/finance-scene';
import { depositAnswer, ok, paymentApi } from '../../testing/payment-answers';
import DepositPage from '../deposit-page';

async function show(api = paymentApi()) {
  await showFinance({ page: <DepositPage />, at: '/mine/finance/myDeposit', api });
  await act(async () => void (await import('./limits-offer')));
  await settle();
  return api;
}

const offer = () => screen.queryByRole('region', { name: '先给自己定个数' });

describe('limits before the first deposit', () => {
  it('ROLE-009 are offered once, and can be put away', async () => {
    await show();
    expect(offer()).toHaveTextContent('不设也可以直接存款');
    expect(screen.getByRole('link', { name: '设置限额' })).toHaveAttribute('href', '/mine/protection/limits');
    fireEvent.click(screen.getByRole('button', { name: '暂不设置' }));
    expect(offer()).toBeNull();
  });

  it('say how many there are', async () => {
    const api = paymentApi();
    const limit = { kind: 'loss', span: 'day', used: '0.00', until: 1 };
    api.answer(
      protection.state,
      ok({
        timeZone: 'UTC',
        limits: [limit, { ...limit, span: 'week', amount: '5.00' }],
        realityMinutes: 60,
        markers: [],
        markersRead: 1,
      }),
    );
    await show(api);
    expect(offer()).toHaveTextContent('您已设置 1 项限额');
  });

  it('are no matter any more once something was paid in', async () => {
    const api = paymentApi();
    api.answer(deposit.orders, ok({ items: [depositAnswer()], total: 1, page: 1, size: 10 }));
    await show(api);
    expect(offer()).toBeNull();
    expect(api.sent.filter(({ path }) => path === protection.state.path)).toEqual([]);
  });
});
