import { bets } from '@heptad/contracts';
import { act, screen, within } from '@testing-library/react';
import { failed, ok, press, settle, showRecords, sizeOfPhone } from '../testing/show-records';
import { wireAnswer, wireBet, wireLeg } from '../testing/wire-records';
import { RECORDS_INTERVAL_MS } from '../bet-list/use-live-refresh';

beforeEach(sizeOfPhone);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const order = wireBet('B-7', {
  comboCode: 3004,
  combinations: 4,
  unitStake: '10.00',
  stake: '40.00',
  returns: '31.92',
  state: 'lost',
  winLoss: '-8.08',
  settledAt: Date.UTC(2026, 4, 20, 14),
  legs: [
    wireLeg({ state: 'won', notation: 2, live: true, scoreAtBet: '0:0', result: '0:1' }),
    wireLeg({
      home: '皇马',
      away: '巴萨',
      selection: '皇马',
      line: '-0.75',
      state: 'halfWon',
      result: '1:0',
    }),
    wireLeg({ home: '国米', away: '米兰', selection: '大', line: '2.5', state: 'lost', result: '1:1' }),
  ],
});
const parts = [
  { legs: [0, 1], odds: '3.19', returns: '31.92', state: 'won' as const },
  { legs: [0, 2], odds: '3.80', returns: '0.00', state: 'lost' as const },
  { legs: [1, 2], odds: '3.80', returns: '0.00', state: 'lost' as const },
  { legs: [0, 1, 2], odds: '7.41', returns: '0.00', state: 'lost' as const },
];
const show = (detail: Parameters<typeof showRecords>[2], id = 'B-7') =>
  showRecords(ok(wireAnswer([])), `/record/sliptOrder?id=${id}`, detail);

describe('one order', () => {
  it('ROUTE-073 shows its money, every leg as it was taken and ended, and the bets it was split into', async () => {
    const { api } = await show(ok({ record: order, parts }));
    expect(api.sent.map(({ request }) => request)).toEqual([{ id: 'B-7' }]);
    const summary = within(screen.getByRole('region', { name: '注单 B-7' }));
    const figure = (name: string) => summary.getByText(name).nextSibling?.textContent;
    expect(['本金', '返还', '输赢', '每注本金'].map(figure)).toEqual([
      '¥40.00',
      '¥31.92',
      '−¥8.08',
      '¥10.00 × 4',
    ]);
    expect(summary.getByText('投注时间')).toBeInTheDocument();
    expect(summary.getByText('结算时间')).toBeInTheDocument();

    const legs = within(screen.getByRole('region', { name: '投注内容' })).getAllByRole('article');
    expect(legs.map((leg) => leg.dataset['state'])).toEqual(['won', 'halfWon', 'lost']);
    const first = within(legs[0]!);
    const fact = (name: string) => first.getByText(name).nextSibling?.textContent;
    expect(fact('选项')).toBe('切尔西 +0.5');
    expect(fact('赔率')).toBe('0.95 香港盘 · 欧洲盘 1.95');
    expect(fact('投注时比分')).toBe('0:0');
    expect(fact('赛果')).toBe('0:1');
    expect(within(legs[1]!).getByText('皇马 -0.5/1')).toBeInTheDocument();
    expect(within(legs[1]!).getByText('赢半')).toBeInTheDocument();

    const table = within(screen.getByRole('region', { name: '注单明细' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['1 × 23.19¥31.92赢', '1 × 33.80¥0.00输', '2 × 33.80¥0.00输', '1 × 2 × 37.41¥0.00输']);
  });

  it.each([
    ['names the notation of odds together where a leg was read in another', 2 as const, '赔率欧洲盘'],
    ['does not name what the legs were read in as well', 3 as const, '赔率'],
  ])('%s', async (_what, notation, head) => {
    const [first, ...others] = order.legs;
    const legs = [{ ...first!, notation }, ...others];
    await show(ok({ record: { ...order, legs }, parts }));
    const table = within(screen.getByRole('region', { name: '注单明细' }));
    expect(table.getAllByRole('columnheader')[1]).toHaveTextContent(new RegExp(`^${head}$`, 'u'));
  });

  it('shows no parts of a single, and what is not known yet as such', async () => {
    const single = wireBet('B-8');
    await show(ok({ record: single, parts: [{ ...parts[0]!, legs: [0] }] }), 'B-8');
    expect(screen.queryByRole('region', { name: '注单明细' })).toBeNull();
    expect(screen.queryByText('每注本金')).toBeNull();
    expect(screen.getByText('赛果').nextSibling).toHaveTextContent('暂无');
    expect(screen.queryByText('投注时比分')).toBeNull();
    expect(screen.queryByText('结算时间')).toBeNull();
  });

  it('holds back most of many parts until they are asked for', async () => {
    const many = Array.from({ length: 247 }, (_, index) => ({
      ...parts[0]!,
      legs: [0],
      odds: `${String(index + 2)}.00`,
    }));
    await show(ok({ record: order, parts: many }));
    const table = within(screen.getByRole('region', { name: '注单明细' }));
    expect(table.getAllByRole('row')).toHaveLength(13);
    await press(table.getByRole('button', { name: '显示全部 247 注' }));
    expect(table.getAllByRole('row')).toHaveLength(248);
  });

  it.each([
    ['oddsChanged', '投注未成功：赔率已变动，本金已退回'],
    ['somethingNew', '投注未成功：场馆未接受，本金已退回'],
  ])('says why it was rejected: %s', async (refusal, sentence) => {
    const rejected = wireBet('B-9', { state: 'rejected', refusal, returns: '10.00', winLoss: '0.00' });
    await show(ok({ record: rejected, parts: [] }), 'B-9');
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('is fetched again while it is open, and rests once it is settled', async () => {
    jest.useFakeTimers();
    const open = { record: wireBet('B-8'), parts: [] };
    const { api } = await show(ok(open), 'B-8');
    api.answer(bets.record, ok({ record: order, parts }));
    await act(() => jest.advanceTimersByTimeAsync(RECORDS_INTERVAL_MS));
    await settle();
    expect(screen.getByRole('region', { name: '注单 B-7' })).toHaveAttribute('data-state', 'lost');
    await act(() => jest.advanceTimersByTimeAsync(10 * RECORDS_INTERVAL_MS));
    expect(api.sent).toHaveLength(2);
  });

  it('says that there is no such order, and leads to all of them', async () => {
    const unknown = {
      kind: 'business' as const,
      code: '4004',
      message: '注单不存在',
      call: bets.record.path,
    };
    const { router } = await show({ ok: false, error: unknown }, 'nonsense');
    expect(screen.getByText('没有找到这张注单')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '查看全部注单' }));
    expect(router.state.location.pathname).toBe('/record/bet');
  });

  it('says what failed and tries again', async () => {
    const { api } = await show(failed('http'));
    expect(screen.getByRole('alert')).toHaveTextContent('注单加载失败');
    api.answer(bets.record, ok({ record: order, parts }));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('region', { name: '注单 B-7' })).toBeInTheDocument();
  });

  it('shows its place while it is on the way', async () => {
    await show(() => new Promise(() => undefined));
    expect(document.querySelector('[data-state="loading"]')).toBeInTheDocument();
  });
});
