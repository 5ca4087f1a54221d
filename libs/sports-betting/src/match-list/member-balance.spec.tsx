import { ITEMS } from '@heptad/device';
import { money } from '@heptad/formatting';
import type { WalletPort } from '@heptad/venue-gateway';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, settle, showSports } from '../testing/sports-scene';
import MemberBalance from './member-balance';

const wallet: WalletPort['balances'] = async () =>
  answer({
    currency: 'CNY',
    centre: money('9.00'),
    total: money('1243.50'),
    channels: [
      { channel: 'IMTY', name: 'IMTY', balance: money('1234.50'), available: true },
      { channel: 'FBTY', name: 'FBTY', balance: money('0.00'), available: true },
    ],
  });

async function show(balances: WalletPort['balances'] = wallet, send: jest.Mock = jest.fn()) {
  const scene = await showSports({
    page: <MemberBalance venue="IMTY" />,
    member: true,
    wallet: { balances },
    send,
  });
  await settle();
  return scene;
}

describe('the balance in the head of the sports page', () => {
  it('is that of the venue that is shown, with its currency', async () => {
    await show();
    expect(screen.getByTestId('sports-balance')).toHaveTextContent(/^¥1,?234\.50$/);
    expect(screen.getByText('IM体育 余额')).toBeInTheDocument();
  });

  it('STORE-020 is hidden where the member hides balances', async () => {
    const { device } = await show();
    act(() => device.items.set(ITEMS.balancesVisible, false));
    expect(screen.getByTestId('sports-balance')).toHaveTextContent(/^\*{4}$/);
  });

  it('is no amount until it is known, nor where it cannot be had', async () => {
    await show(async () => failed);
    expect(screen.getByTestId('sports-balance')).toHaveTextContent('–');
  });

  it('says so where the way to move more does not open, and goes it at the next tap', async () => {
    const send = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('no code'));
    await show(wallet, send);
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: '转入' }));
      await act(settle);
    };
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法打开，请稍后重试');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send.mock.calls).toEqual(
      Array.from({ length: 2 }, () => ['transfer.open', { channel: 'IMTY', returnTo: '/' }]),
    );
  });
});
