import { deposit } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { preloadDialog } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { depositAnswer, ok, paymentApi, refused } from '../testing/payment-answers';
import { WATCH_MS } from '../payments/use-money-watch';
import DepositInformationPage, { messages } from './deposit-information-page';

const AT = '/mine/finance/myDeposit/information?order=D0000000001';

async function show(order = depositAnswer(), { at = AT, understood = true } = {}) {
  const api = paymentApi();
  api.answer(deposit.detail, ok({ order }));
  const asked: unknown[] = [];
  const send = async (command: string, payload?: unknown): Promise<void> => {
    asked.push(command);
    if (understood && typeof payload === 'function') payload();
  };
  const scene = await showFinance({ page: <DepositInformationPage />, messages, at, api, send });
  await settle();
  return { ...scene, api, asked };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('where a deposit is paid', () => {
  it('SHELL-039 tells nothing before the safety tip was understood, and then all of it', async () => {
    const { asked } = await show(depositAnswer(), { understood: false });
    expect(asked).toContain('safety.show');
    expect(screen.queryByText('0000000000000001')).toBeNull();
    expect(screen.getByRole('button', { name: '我已付款' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '查看安全提示' })).toBeInTheDocument();
  });

  it('says how much, where to and how long, and that none of it is real', async () => {
    await show();
    expect(screen.getByText('0000000000000001')).toBeInTheDocument();
    expect(screen.getByText('演示收款人')).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: '剩余付款时间' })).toHaveTextContent(/1[45]:\d\d/);
    expect(screen.getByText(/请勿真实转账/)).toBeInTheDocument();
  });

  it('FORMAT-009 says the coins that the order says, to the fourth decimal', async () => {
    const payTo = { kind: 'coin', network: 'TRC20', address: 'TDEMo' } as const;
    await show(depositAnswer({ channel: 'trc20', payAmount: '138.8888', payCurrency: 'USDT', payTo }));
    expect(screen.getByText('138.8888')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: '收款二维码' })).toBeInTheDocument();
  });

  it('ROUTE-027 leads to where the payment is proved, and says when it was', async () => {
    const at = new Date(2026, 4, 5, 9, 7).getTime();
    await show(depositAnswer({ provedAt: at }));
    expect(screen.getByRole('link', { name: /付款凭证/ })).toHaveAttribute(
      'href',
      '/mine/finance/myDeposit/localInformation?order=D0000000001',
    );
    expect(screen.getByText('已提交 09:07')).toBeInTheDocument();
  });

  it('says why an order was refused, and takes no proof of it', async () => {
    const order = depositAnswer({ state: 'refused', message: '未查到您的付款', fee: '5.00' });
    delete order.payTo;
    await show(order);
    expect(screen.getByText('未查到您的付款')).toBeInTheDocument();
    expect(screen.getByText('¥5.00')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /付款凭证/ })).toBeNull();
    expect(screen.getByRole('button', { name: '重新存款' })).toBeInTheDocument();
  });

  it('copies to the letter', async () => {
    const writeText = jest.fn(async () => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    const { toast } = await show();
    await press('复制收款卡号');
    expect(writeText).toHaveBeenCalledWith('0000000000000001');
    expect(toast.getSnapshot()?.text).toBe('收款卡号已复制');
    await press('复制请按此金额付款');
    expect(writeText).toHaveBeenLastCalledWith('500.00');
  });

  it('takes the member’s word that they have paid, and says what comes next', async () => {
    const { api } = await show();
    const paid = depositAnswer({ state: 'paid' });
    delete paid.payTo;
    api.answer(deposit.paid, ok({ order: paid }));
    api.answer(deposit.detail, ok({ order: paid }));
    await press('我已付款');
    expect(screen.getByText('已提交，等待到账')).toBeInTheDocument();
    expect(screen.queryByText('0000000000000001')).toBeNull();
    expect(screen.queryByRole('button', { name: '我已付款' })).toBeNull();
  });

  it('looks again while the money is on its way, and no longer once it is there', async () => {
    jest.useFakeTimers();
    const paid = depositAnswer({ state: 'paid' });
    delete paid.payTo;
    const { api } = await show(paid);
    const looks = () => api.sent.filter(({ path }) => path === deposit.detail.path).length;
    const wait = () => act(() => jest.advanceTimersByTimeAsync(WATCH_MS));
    expect(looks()).toBe(1);
    await wait();
    expect(looks()).toBe(2);
    api.answer(deposit.detail, ok({ order: { ...paid, state: 'credited' } }));
    await wait();
    expect(screen.getByText('¥500.00 已到账')).toBeInTheDocument();
    await wait();
    expect(looks()).toBe(3);
    jest.useRealTimers();
  });

  it('says so when the word came too late', async () => {
    const { api } = await show();
    api.answer(deposit.paid, refused('7302', '订单已失效，请勿付款'));
    await press('我已付款');
    expect(screen.getByRole('alert')).toHaveTextContent('订单已失效，请勿付款');
  });

  it('says that the answer was lost, and lets the member say it again', async () => {
    const { api } = await show();
    api.answer(deposit.paid, failed);
    await press('我已付款');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果');
    expect(screen.getByRole('button', { name: '我已付款' })).toBeEnabled();
  });

  it('asks before it gives an order up', async () => {
    const { api } = await show();
    api.answer(deposit.cancel, ok({ order: depositAnswer({ state: 'cancelled' }) }));
    await act(async () => void (await preloadDialog()));
    await press('取消订单');
    const dialog = await screen.findByRole('dialog', { name: '取消这笔存款？' });
    expect(api.sent.some(({ path }) => path === deposit.cancel.path)).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await settle();
    expect(api.sent.filter(({ path }) => path === deposit.cancel.path)).toHaveLength(1);
  });

  it.each([
    ['expired', '订单已过期，请勿再付款'],
    ['cancelled', '订单已取消，请勿再付款'],
  ] as const)('says that an order is %s, and leads to a new one', async (state, text) => {
    const order = depositAnswer({ state });
    delete order.payTo;
    const { router, asked } = await show(order);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await press('重新存款');
    expect(router.state.location.pathname).toBe('/mine/finance/myDeposit');
  });

  it('says that the money is there, and leads to it', async () => {
    const order = depositAnswer({ state: 'credited' });
    delete order.payTo;
    const { router } = await show(order);
    expect(screen.getByText('¥500.00 已到账')).toBeInTheDocument();
    await press('查看钱包');
    expect(router.state.location.pathname).toBe('/mine/finance/myWallet');
  });

  it('knows no order without a number', async () => {
    await show(depositAnswer(), { at: '/mine/finance/myDeposit/information' });
    expect(screen.getByText('找不到这笔订单')).toBeInTheDocument();
  });

  it('tells an order that there is not from one that could not be loaded', async () => {
    const { api } = await show();
    api.answer(deposit.detail, refused('7301', '订单不存在'));
    const other = paymentApi();
    other.answer(deposit.detail, failed);
    await showFinance({ page: <DepositInformationPage />, messages, at: AT, api: other });
    await settle();
    expect(screen.getByText('订单加载失败')).toBeInTheDocument();
  });
});
