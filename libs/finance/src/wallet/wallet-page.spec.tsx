import { ITEMS } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { money } from '@heptad/formatting';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { failed, fakeWallet, showFinance, transferred, WALLET } from '../testing/finance-scene';
import { transferWrite } from '../transfer/transfer-write';
import WalletPage from './wallet-page';

const show = (wallet = fakeWallet(), device = fakeDevice()) =>
  showFinance({ page: <WalletPage />, at: '/mine/finance/myWallet', wallet, device });

const recycle = () => screen.getByRole('button', { name: '一键回收' });
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await settle();
};

describe('the wallet page', () => {
  it('ROUTE-024 shows what is in the centre and at each venue, and leads to the transfer', async () => {
    const { router } = await show();
    expect(screen.getByText('1,000.50')).toBeInTheDocument();
    expect(screen.getByText('币种 CNY')).toBeInTheDocument();
    const venues = within(screen.getByRole('list', { name: '场馆钱包' })).getAllByRole('listitem');
    expect(venues.map(({ textContent }) => textContent)).toEqual(['IM体育200.00', 'FB体育维护中30.25']);
    expect(screen.getByRole('link', { name: /IM体育/ })).toHaveAttribute(
      'href',
      '/mine/finance/transfer?channel=IMTY',
    );
    await press(screen.getByRole('button', { name: '转入场馆' }));
    expect(router.state.location.pathname).toBe('/mine/finance/transfer');
  });

  it('a venue under maintenance shows its balance and cannot be chosen', async () => {
    await show();
    expect(screen.getByText('维护中')).toBeInTheDocument();
    const venue = screen.getByRole('link', { name: /FB体育/ });
    expect(venue).toHaveAttribute('aria-disabled', 'true');
    expect(venue).not.toHaveAttribute('href');
  });

  it('STORE-020 shows no amount that the member has hidden, and each again once it may be seen', async () => {
    const { items } = await show();
    act(() => items.set(ITEMS.balancesVisible, false));
    expect(screen.getByTestId('centre-balance')).toHaveTextContent('****');
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d/);
    act(() => items.set(ITEMS.balancesVisible, true));
    expect(screen.getByTestId('centre-balance')).toHaveTextContent('1,000.50');
    expect(screen.getByRole('list', { name: '场馆钱包' })).toHaveTextContent('200.00');
  });

  it('shows no amount while it loads', async () => {
    await show(fakeWallet(new Promise(() => undefined)));
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('STORE-009 OPEN-068 keeps its venues for the next visit, never an amount', async () => {
    const { items } = await show();
    expect(items.get(ITEMS.wallet)).toEqual({
      'zh-CN': [
        { channel: 'IMTY', name: 'IM体育' },
        { channel: 'FBTY', name: 'FB体育' },
      ],
    });
  });

  it.each([
    ['the venues', { 'zh-CN': [{ channel: 'IMTY', name: 'IM体育' }] }, ['IM体育']],
    ['nothing of another language', { en: [{ channel: 'IMTY', name: 'IM Sports' }] }, []],
    ['nothing of another shape', { 'zh-CN': { IMTY: '200.00' } }, []],
    ['nothing that is no name', { 'zh-CN': [{ channel: 'IMTY', name: 7 }] }, []],
  ])('STORE-009 is drawn with %s of the visit before until its answer is there', async (_, kept, rows) => {
    const device = fakeDevice();
    device.items.set(ITEMS.wallet, kept);
    const { items } = await show(fakeWallet(new Promise(() => undefined)), device);
    expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rows);
    expect(screen.queryByRole('button', { name: '一键回收' })).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d/);
    expect(items.get(ITEMS.wallet)).toEqual(kept);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { wallet } = await show(fakeWallet(failed));
    expect(screen.getByText('余额加载失败')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '一键回收' })).toBeNull();
    wallet.balances.mockResolvedValue({ ok: true, value: WALLET });
    await press(screen.getByRole('button', { name: '重新加载' }));
    expect(screen.getByText('1,000.50')).toBeInTheDocument();
  });
});

describe('bringing everything back', () => {
  it('is sent once for all venues, however often it is tapped', async () => {
    const { wallet } = await show();
    await press(recycle());
    await press(recycle());
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    expect(wallet.recycle).toHaveBeenCalledWith(expect.any(String), undefined);
    expect(recycle()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('正在提交')).toBeInTheDocument();
  });

  it.each([
    ['succeeded', '0', '各场馆没有可转回的余额'],
    ['succeeded', '230.25', '已转回 230.25'],
    ['failed', '200', '已转回 200.00，其余转回失败'],
    ['failed', '0', '转账未成功，资金未变动'],
  ] as const)('that has %s with %s says so: %s', async (state, came, words) => {
    const { wallet } = await show();
    wallet.recycle.mockImplementation(async (key) =>
      transferred(key, state, { direction: 'back', amount: money(came) }),
    );
    await press(recycle());
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('asks for the balances anew once it has succeeded', async () => {
    const { wallet } = await show();
    wallet.recycle.mockImplementation(async (key) => transferred(key, 'succeeded', { direction: 'back' }));
    wallet.balances.mockResolvedValue({ ok: true, value: { ...WALLET, centre: money('1230.75') } });
    await press(recycle());
    expect(screen.getByText('转账成功')).toBeInTheDocument();
    expect(screen.getByText('1,230.75')).toBeInTheDocument();
  });

  it('is no choice while nothing is outside', async () => {
    const channels = WALLET.channels.map((each) => ({ ...each, balance: money('0') }));
    await show(fakeWallet({ ok: true, value: { ...WALLET, channels } }));
    expect(recycle()).toBeDisabled();
  });

  it('is closed while the end of another transfer is not known', async () => {
    const { store, wallet } = await show();
    act(() => {
      const { writeRequested, writeAnswered, writeLeftUndecided } = transferWrite.actions;
      store.dispatch(writeRequested({ direction: 'in', channel: 'IMTY', amount: money('10') }));
      const [transfer] = transferWrite.selectAll(store.getState());
      if (transfer === undefined) throw new Error('the transfer was not begun');
      const { key, order } = transfer;
      store.dispatch(writeAnswered({ key, order, answer: { state: 'confirming' } }));
      store.dispatch(writeLeftUndecided({ key, neverArrived: false }));
    });
    expect(recycle()).toHaveAttribute('aria-busy', 'true');
    await press(recycle());
    expect(wallet.recycle).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '再查一次' })).toBeInTheDocument();
  });
});
