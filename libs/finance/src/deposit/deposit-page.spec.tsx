import { deposit } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { depositAnswer, ok, paymentApi, refused } from '../testing/payment-answers';
import DepositPage, { messages } from './deposit-page';

async function show(api = paymentApi()) {
  const scene = await showFinance({ page: <DepositPage />, messages, at: '/mine/finance/myDeposit', api });
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
  it('offers the open ways with their bounds, and none under maintenance', async () => {
    await show();
    expect(screen.getByRole('button', { name: /银行卡转账/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /银行卡转账/ })).toHaveTextContent('¥100 – ¥35,000');
    expect(screen.getByRole('button', { name: /EBPay/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /EBPay/ })).toHaveTextContent('维护中');
    expect(screen.getByText('演示币，仅供体验，不可兑换')).toBeInTheDocument();
    expect(screen.getByText('还没有存款记录')).toBeInTheDocument();
  });

  it.each([
    ['', '请输入金额'],
    ['99.99', '单笔最低 ¥100'],
    ['35000.01', '单笔最高 ¥35,000'],
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
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('单笔最低 ¥100') as string);
    await press(/TRC20/);
    expect(amount()).toHaveValue('99');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('单笔最低 ¥200') as string);
    await press('¥200');
    expect(amount()).toBeValid();
  });

  it('says what has to be paid before the order, in coins too', async () => {
    await show();
    await press(/TRC20/);
    await press('¥1,000');
    expect(screen.getByText('1 USDT = 7.20 CNY')).toBeInTheDocument();
    expect(screen.getByText('138.8888 USDT')).toBeInTheDocument();
  });

  it.each([
    ['7.2345', '138.2265 USDT'],
    ['0.0000', '–'],
  ])('FORMAT-009 draws itself at a rate of %s, and says %s', async (rate, text) => {
    const api = paymentApi();
    const coin = {
      channel: 'trc20',
      group: 'coin',
      status: 1,
      min: '200.00',
      max: '80000.00',
      quick: ['1000.00'],
      minutes: 15,
    };
    const channels = [{ ...coin, payCurrency: 'USDT', rate }];
    api.answer(deposit.channels, ok({ currency: 'CNY', channels }));
    await show(api);
    await press('¥1,000');
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('places one order and leads to where it is paid', async () => {
    const api = paymentApi();
    api.answer(deposit.create, ok({ order: depositAnswer() }));
    const { sent, router } = await show(api);
    await press('¥500');
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

  it('says when a closed way opens, what it costs and when it is open', async () => {
    const api = paymentApi();
    const way = {
      status: 1,
      min: '50.00',
      max: '3000.00',
      quick: ['100.00'],
      minutes: 15,
      payCurrency: 'CNY',
    };
    const channels = [
      { ...way, channel: 'wechat', group: 'wallet', feeRate: '0.0100' },
      {
        ...way,
        channel: 'koipay',
        group: 'wallet',
        status: 0,
        opensAt: new Date(2026, 4, 5, 9, 0).getTime(),
        hours: { from: '09:00', to: '02:00', zone: 'UTC+8' },
      },
    ];
    api.answer(deposit.channels, ok({ currency: 'CNY', channels }));
    await show(api);
    expect(screen.getByRole('button', { name: /KOIpay/ })).toHaveTextContent('09:00 开放');
    expect(screen.getByText('全天')).toBeInTheDocument();
    await press('¥100');
    expect(screen.getByText('1%，¥1.00')).toBeInTheDocument();
    expect(screen.getByText('¥101.00')).toBeInTheDocument();
  });

  it('keeps what was typed when the way closes meanwhile, says so, and lets another one be chosen', async () => {
    const api = paymentApi();
    api.answer(deposit.create, refused('7303', '存款方式维护中，请选择其他方式'));
    const { sent } = await show(api);
    type('500');
    const answer = await api.send(deposit.channels, {});
    const channels = answer.ok ? answer.value.channels : [];
    api.answer(
      deposit.channels,
      ok({
        currency: 'CNY',
        channels: channels.map((way) => (way.channel === 'bank' ? { ...way, status: 0 as const } : way)),
      }),
    );
    await press('提交订单');
    expect(screen.getByText('存款方式维护中，请选择其他方式')).toBeInTheDocument();
    expect(screen.getByText(/金额已为您保留/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '提交订单' })).toBeDisabled();
    await press(/TRC20/);
    expect(amount()).toHaveValue('500');
    await press('提交订单');
    expect(sent().at(-1)?.request).toEqual({ channel: 'trc20', amount: '500.00' });
  });

  it('judges what was typed by the new bounds when the platform changes them meanwhile', async () => {
    const api = paymentApi();
    api.answer(deposit.create, refused('7002', '金额超出允许范围'));
    await show(api);
    type('30000');
    const answer = await api.send(deposit.channels, {});
    const channels = answer.ok ? answer.value.channels : [];
    api.answer(
      deposit.channels,
      ok({ currency: 'CNY', channels: channels.map((way) => ({ ...way, max: '20000.00' })) }),
    );
    await press('提交订单');
    expect(amount()).toHaveValue('30000');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('单笔最高 ¥20,000') as string);
  });
});
