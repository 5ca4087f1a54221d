import { ITEMS } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { money } from '@heptad/formatting';
import { preloadDialog } from '@heptad/ui-kit';
import { walletOverview } from '@heptad/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { failed, fakeWallet, showFinance, transferred, WALLET } from '../testing/finance-scene';
import { transferWrite } from '../transfer/transfer-write';
import WalletPage, { messages } from './wallet-page';
import { overviewApi } from '../testing/overview-answers';
import { refused, ok } from '../testing/payment-answers';

async function show(wallet = fakeWallet(), device = fakeDevice(), api = overviewApi()) {
  const at = '/mine/finance/myWallet';
  const scene = await showFinance({ page: <WalletPage />, messages, at, wallet, device, api });
  // The chart and the choice come as parts of their own.
  await act(async () => void (await Promise.all([import('./trend-card'), import('./auto-transfer-card')])));
  await settle();
  const sentTo = (path: string) => api.sent.filter((each) => each.path === path);
  return { ...scene, sentTo };
}

const recycle = () => screen.getByRole('button', { name: '一键回收' });
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await settle();
};

describe('the wallet page', () => {
  it('shows what is in the centre and at each venue, and leads to the transfer', async () => {
    const { router } = await show();
    expect(screen.getByText('1,000.50')).toBeInTheDocument();
    expect(screen.getByText('总资产 ¥1,230.75 · 币种 CNY')).toBeInTheDocument();
    const venues = within(screen.getByRole('list', { name: '场馆钱包' })).getAllByRole('listitem');
    expect(venues.map(({ textContent }) => textContent)).toEqual(['IM体育¥200.00转回', 'FB体育维护中¥30.25']);
    expect(screen.getByRole('link', { name: 'IM体育 ¥200.00' })).toHaveAttribute(
      'href',
      '/mine/finance/transfer?channel=IMTY',
    );
    expect(screen.getByRole('link', { name: '余额宝' })).toHaveAttribute('href', '/activity/balancePrecious');
    await press(screen.getByRole('button', { name: '转入场馆' }));
    expect(router.state.location.pathname).toBe('/mine/finance/transfer');
  });

  it('a venue under maintenance shows its balance and cannot be chosen', async () => {
    await show();
    expect(screen.getByText('维护中')).toBeInTheDocument();
    const venue = screen.getByRole('link', { name: /FB体育.*¥/ });
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
    const venues = screen.queryByRole('list', { name: '场馆钱包' });
    const drawn = venues === null ? [] : within(venues).getAllByRole('listitem');
    expect(drawn.map(({ textContent }) => textContent)).toEqual(rows);
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

describe('bringing money back', () => {
  const channels = WALLET.channels.map((each) => ({ ...each, available: true }));
  const both = () => fakeWallet({ ok: true, value: { ...WALLET, channels } });

  it('is sent once for each venue under a key of its own, however often it is tapped', async () => {
    const { wallet } = await show(both());
    await press(recycle());
    await press(recycle());
    expect(wallet.recycle.mock.calls.map(([, channel]) => channel)).toEqual(['IMTY', 'FBTY']);
    expect(new Set(wallet.recycle.mock.calls.map(([key]) => key)).size).toBe(2);
    expect(recycle()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByText('正在转回')).toHaveLength(2);
  });

  it('of one venue leaves the others alone', async () => {
    const { wallet } = await show(both());
    wallet.recycle.mockImplementation(async (key) =>
      transferred(key, 'succeeded', { direction: 'back', channel: 'FBTY', amount: money('30.25') }),
    );
    await press(screen.getByRole('button', { name: '转回FB体育' }));
    expect(wallet.recycle.mock.calls.map(([, channel]) => channel)).toEqual(['FBTY']);
    expect(screen.getByText('已转回 ¥30.25')).toBeInTheDocument();
  });

  it('names what failed and why, and tries only that again, under a new key', async () => {
    const { wallet } = await show(both());
    wallet.recycle.mockImplementation(async (key, channel) =>
      channel === 'IMTY'
        ? transferred(key, 'succeeded', { direction: 'back', channel, amount: money('200') })
        : refused('7003', '场馆维护中，暂不能转账'),
    );
    await press(recycle());
    expect(screen.getByText('已转回 ¥200.00')).toBeInTheDocument();
    expect(screen.getByText('未转回：FB体育，可以再试。')).toBeInTheDocument();
    expect(screen.getByText('场馆维护中，暂不能转账')).toBeInTheDocument();
    wallet.recycle.mockImplementation(async (key, channel) =>
      transferred(key, 'succeeded', {
        direction: 'back',
        ...(channel && { channel }),
        amount: money('30.25'),
      }),
    );
    await press(screen.getByRole('button', { name: '再试一次' }));
    expect(wallet.recycle.mock.calls.map(([, channel]) => channel)).toEqual(['IMTY', 'FBTY', 'FBTY']);
    expect(new Set(wallet.recycle.mock.calls.map(([key]) => key)).size).toBe(3);
    expect(screen.queryByText(/未转回/)).toBeNull();
  });

  it('says of a venue under maintenance that its money stays there', async () => {
    const { wallet } = await show();
    wallet.recycle.mockImplementation(async (key) =>
      transferred(key, 'succeeded', { direction: 'back', channel: 'IMTY', amount: money('200') }),
    );
    await press(recycle());
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    expect(screen.getByText('维护中，暂不能转回：FB体育。')).toBeInTheDocument();
  });

  it.each([
    ['succeeded', '0', '各场馆没有可转回的余额', 'nothing'],
    ['succeeded', undefined, '转账成功', 'succeeded'],
    ['failed', '0', '没有转回，资金未变动', 'failed'],
  ] as const)('that has %s with %s says so: %s', async (state, came, words, look) => {
    const { wallet } = await show();
    wallet.recycle.mockImplementation(async (key, channel) =>
      transferred(key, state, {
        direction: 'back',
        ...(channel && { channel }),
        ...(came && { amount: money(came) }),
      }),
    );
    await press(recycle());
    expect(screen.getByText(words).closest('[data-status]')).toHaveAttribute('data-status', look);
  });

  it('asks for the balances anew once it has succeeded', async () => {
    const { wallet } = await show();
    wallet.recycle.mockImplementation(async (key) => transferred(key, 'succeeded', { direction: 'back' }));
    wallet.balances.mockResolvedValue({ ok: true, value: { ...WALLET, centre: money('1230.75') } });
    await press(recycle());
    expect(screen.getByText('1,230.75')).toBeInTheDocument();
  });

  it('is no choice while nothing is outside, or only where it cannot be moved', async () => {
    const empty = WALLET.channels.map((each) => (each.available ? { ...each, balance: money('0') } : each));
    await show(fakeWallet({ ok: true, value: { ...WALLET, channels: empty } }));
    expect(recycle()).toBeDisabled();
    expect(screen.queryByRole('button', { name: /转回IM体育/ })).toBeNull();
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

describe('what the wallet shows besides balances', () => {
  it('reads one wallet by itself, the total following it, and says when that fails', async () => {
    const api = overviewApi();
    const { sentTo } = await show(fakeWallet(), fakeDevice(), api);
    api.answer(walletOverview.one, ok({ channelCode: 'IMTY', balance: '150.00', status: 1 }));
    await press(screen.getByRole('button', { name: '刷新IM体育' }));
    expect(sentTo(walletOverview.one.path).map(({ request }) => request)).toEqual([{ channelCode: 'IMTY' }]);
    expect(screen.getByRole('link', { name: 'IM体育 ¥150.00' })).toBeInTheDocument();
    expect(screen.getByText(/总资产 ¥1,180.75/)).toBeInTheDocument();
    api.answer(walletOverview.one, failed);
    await press(screen.getByRole('button', { name: '刷新IM体育' }));
    expect(screen.getByText('余额刷新失败，请再试')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'IM体育 ¥150.00' })).toBeInTheDocument();
  });

  it('says what turnover is required, what of it is for bonuses, and what waits in withdrawals', async () => {
    await show();
    const rows = within(screen.getByRole('list', { name: '流水与锁定资金' })).getAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['还差流水¥1,088.00', '/mine/audit'],
      ['其中优惠流水¥88.00', '/mine/audit'],
      ['取款处理中¥300.00', '/mine/finance/withDraw'],
    ]);
  });

  it('leads to the statement of each wallet', async () => {
    await show();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('IM体育资金明细')).toBe('/record/transaciton?wallet=IMTY');
    expect(link('FB体育资金明细')).toBe('/record/transaciton?wallet=FBTY');
  });

  it('draws the total of thirty days, which screen readers get as a table', async () => {
    await show();
    const chart = screen.getByRole('figure', { name: '总资产走势（近三十天）' });
    const rows = within(chart).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows.at(-1)).toHaveTextContent('¥1,230.75');
  });

  it('says that the trend could not be loaded, and asks again', async () => {
    const api = overviewApi();
    api.answer(walletOverview.trend, failed);
    await show(fakeWallet(), fakeDevice(), api);
    expect(screen.getByText('走势加载失败')).toBeInTheDocument();
    api.answer(walletOverview.trend, ok({ timeZone: 'Asia/Shanghai', days: [] }));
    await press(screen.getByRole('button', { name: '重新加载' }));
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });

  it('STORE-020 hides every amount of the page by one tap, the chart too, and keeps that', async () => {
    const { items } = await show();
    await press(screen.getByRole('button', { name: '隐藏余额' }));
    expect(items.get(ITEMS.balancesVisible)).toBe(false);
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d/);
    expect(screen.queryByRole('figure')).toBeNull();
    await press(screen.getByRole('button', { name: '显示余额' }));
    expect(screen.getByRole('figure')).toBeInTheDocument();
  });
});

describe('automatic transfer', () => {
  beforeAll(async () => {
    await act(async () => preloadDialog());
  });
  const choice = () => screen.getByRole('switch', { name: '自动转账' });

  it('is on only after its consent, in words that say what it does', async () => {
    const api = overviewApi();
    const { sentTo } = await show(fakeWallet(), fakeDevice(), api);
    expect(choice()).not.toBeChecked();
    await press(choice());
    const dialog = screen.getByRole('dialog', { name: '开启自动转账？' });
    expect(dialog).toHaveTextContent(/余额会全部自动转入该场馆.*可随时关闭/);
    await press(within(dialog).getByRole('button', { name: '暂不开启' }));
    expect(sentTo(walletOverview.setAutoTransfer.path)).toHaveLength(0);
    expect(choice()).not.toBeChecked();
    api.answer(walletOverview.setAutoTransfer, ok({ enabled: 1, chosenAt: 1_800_000_000_000 }));
    await press(choice());
    await press(screen.getByRole('button', { name: '同意并开启' }));
    expect(sentTo(walletOverview.setAutoTransfer.path).map(({ request }) => request)).toEqual([
      { enabled: 1 },
    ]);
    expect(choice()).toBeChecked();
    expect(screen.getByText(/同意开启$/)).toBeInTheDocument();
  });

  it('is off at once, without a question, and says when that was not kept', async () => {
    const api = overviewApi();
    api.answer(walletOverview.autoTransfer, ok({ enabled: 1, chosenAt: 1_800_000_000_000 }));
    api.answer(walletOverview.setAutoTransfer, {
      ok: false,
      error: {
        kind: 'business',
        code: '5000',
        message: '系统繁忙',
        call: walletOverview.setAutoTransfer.path,
      },
    });
    const { sentTo } = await show(fakeWallet(), fakeDevice(), api);
    await press(choice());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('设置未保存，请再试')).toBeInTheDocument();
    expect(choice()).toBeChecked();
    api.answer(walletOverview.setAutoTransfer, ok({ enabled: 0, chosenAt: 1_800_000_060_000 }));
    await press(choice());
    expect(choice()).not.toBeChecked();
    const keys = sentTo(walletOverview.setAutoTransfer.path).map(({ options }) => options.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  it('may hold where its answer was lost: that is said, and it is read anew', async () => {
    const api = overviewApi();
    api.answer(walletOverview.setAutoTransfer, {
      ok: false,
      error: { kind: 'timeout', message: '', call: walletOverview.setAutoTransfer.path },
    });
    await show(fakeWallet(), fakeDevice(), api);
    api.answer(walletOverview.autoTransfer, ok({ enabled: 1, chosenAt: 1_800_000_000_000 }));
    await press(choice());
    await press(screen.getByRole('button', { name: '同意并开启' }));
    expect(screen.getByText(/^未收到结果/)).toBeInTheDocument();
    expect(screen.queryByText('设置未保存，请再试')).toBeNull();
    expect(choice()).toBeChecked();
  });
});
