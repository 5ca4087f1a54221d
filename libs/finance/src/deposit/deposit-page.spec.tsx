import { deposit } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { depositAnswer, ok, paymentApi, refused } from '../testing/payment-answers';
import DepositPage from './deposit-page';

async function show(api = paymentApi()) {
  const scene = await showFinance({ page: <DepositPage />, at: '/mine/finance/myDeposit', api });
  await settle();
  const sent = () => api.sent.filter(({ path }) => path === deposit.create.path);
  return { ...scene, api, sent };
}

const amount = () => screen.getByLabelText('存款金额');
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the deposit page', () => {
  it('ROUTE-025 offers the open ways with their bounds, and none under maintenance', async () => {
    await show();
    expect(screen.getByRole('button', { name: /银行卡转账/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /银行卡转账/ })).toHaveTextContent('100 – 35,000');
    expect(screen.getByRole('button', { name: /电子钱包/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /电子钱包/ })).toHaveTextContent('维护中');
    expect(screen.getByText('演示币，仅供体验，不可兑换')).toBeInTheDocument();
    expect(screen.getByText('还没有存款记录')).toBeInTheDocument();
  });

  it.each([
    ['', '请输入金额'],
    ['99.99', '单笔最低 100'],
    ['35000.01', '单笔最高 35,000'],
    ['0', '金额须大于 0'],
  ])('refuses the amount %p: %s', async (text, problem) => {
    const { sent } = await show();
    if (text !== '') type(text);
    await press('提交订单');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining(problem) as string);
    expect(sent()).toHaveLength(0);
  });

  it('keeps the amount when the way is changed, and judges it by the new bounds', async () => {
    await show();
    type('99');
    await press('提交订单');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('单笔最低 100') as string);
    await press(/虚拟币/);
    expect(amount()).toHaveValue('99');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('单笔最低 200') as string);
    await press('200');
    expect(amount()).toBeValid();
  });

  it('says what has to be paid before the order, in coins too', async () => {
    await show();
    await press(/虚拟币/);
    await press('1,000');
    expect(screen.getByText('1 USDT = 7.20 CNY')).toBeInTheDocument();
    expect(screen.getByText('138.8888 USDT')).toBeInTheDocument();
  });

  it.each([
    ['7.2345', '138.2265 USDT'],
    ['0.0000', '–'],
  ])('FORMAT-009 draws itself at a rate of %s, and says %s', async (rate, text) => {
    const api = paymentApi();
    const coin = {
      channel: 'coin',
      status: 1,
      min: '200.00',
      max: '80000.00',
      quick: ['1000.00'],
      minutes: 15,
    };
    const channels = [{ ...coin, payCurrency: 'USDT', rate }];
    api.answer(deposit.channels, ok({ currency: 'CNY', channels }));
    await show(api);
    await press('1,000');
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('places one order and leads to where it is paid', async () => {
    const api = paymentApi();
    api.answer(deposit.create, ok({ order: depositAnswer() }));
    const { sent, router } = await show(api);
    await press('500');
    await press('提交订单');
    expect(sent().map(({ request }) => request)).toEqual([{ channel: 'bank', amount: '500.00' }]);
    expect(sent()[0]?.options.idempotencyKey).toEqual(expect.any(String));
    expect(router.state.location).toMatchObject({
      pathname: '/mine/finance/myDeposit/information',
      search: '?order=D0000000001',
    });
  });

  it('says why an order was refused, and keeps what was typed', async () => {
    const api = paymentApi();
    api.answer(deposit.create, refused('7304', '待付款订单过多，请先完成或取消'));
    await show(api);
    type('500');
    await press('提交订单');
    expect(screen.getByText('待付款订单过多，请先完成或取消')).toBeInTheDocument();
    expect(amount()).toHaveValue('500');
  });

  it('says that it waits for word of an order whose answer was lost, and sends nothing again', async () => {
    const api = paymentApi();
    api.answer(deposit.create, failed);
    api.answer(deposit.status, ok({ known: 0 }));
    const { sent } = await show(api);
    type('500');
    await press('提交订单');
    expect(screen.getByText('结果确认中，请勿重复操作')).toBeInTheDocument();
    await press('提交订单');
    expect(sent()).toHaveLength(1);
  });

  it('leads back to an order that waits to be paid, and lists what became of the others', async () => {
    const api = paymentApi();
    const items = [depositAnswer({ orderNo: 'D0000000002' }), depositAnswer({ state: 'credited' })];
    api.answer(deposit.orders, ok({ items, total: 2, page: 1, size: 10 }));
    await show(api);
    expect(screen.getByRole('link', { name: /继续付款/ })).toHaveAttribute(
      'href',
      '/mine/finance/myDeposit/information?order=D0000000002',
    );
    expect(screen.getByRole('list', { name: '存款记录' })).toHaveTextContent('已到账');
  });

  it('offers no order that has run out', async () => {
    const api = paymentApi();
    const items = [depositAnswer({ expiresAt: Date.now() - 1 })];
    api.answer(deposit.orders, ok({ items, total: 1, page: 1, size: 10 }));
    await show(api);
    expect(screen.queryByText('继续付款')).toBeNull();
  });

  it('says that the ways could not be loaded, and tries again', async () => {
    const api = paymentApi();
    api.answer(deposit.channels, failed);
    await show(api);
    expect(screen.getByText('存款方式加载失败')).toBeInTheDocument();
    api.answer(deposit.channels, ok({ currency: 'CNY', channels: [] }));
    await press('重新加载');
    expect(screen.getByText('所有存款方式维护中，请稍后再来')).toBeInTheDocument();
  });
});
