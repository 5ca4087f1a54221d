import { rebate } from '@heptad/contracts';
import { keepFiles } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { readCsv } from '@heptad/file-export';
import { dayKey, formatTime, money, sumMoney } from '@heptad/formatting';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { dayOf, detailOf, failed, NOW, ok, showRebate, stateOf } from './testing/rebate-scene';

const HOME = '/mine/rebate';
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const row = (name: RegExp) =>
  within(screen.getByRole('region', { name: '按场馆类型' })).getByRole('row', { name });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the page of rebate', () => {
  it('ROUTE-023 shows today and the days that wait, each kind with its ratio, and what was credited', async () => {
    await showRebate(HOME);
    expect(screen.getByTestId('rebate-claimable')).toHaveTextContent('¥3.80');
    expect(row(/^体育/)).toHaveTextContent('体育¥200.000.38%¥0.76');
    expect(row(/^捕鱼/)).toHaveTextContent('捕鱼¥0.000.38%¥0.00');
    await press('2026年11月18日');
    expect(row(/^体育/)).toHaveTextContent('体育¥1,000.000.38%¥3.80');
    expect(row(/^合计/)).toHaveTextContent('¥1,000.00¥3.80');
    expect(screen.getByRole('link', { name: /查看计入的注单/ })).toHaveAttribute(
      'href',
      '/mine/rebate?day=2026-11-18',
    );
    expect(screen.getByRole('link', { name: /VIP 特权.*VIP3/ })).toHaveAttribute(
      'href',
      '/mine/vip/privilege',
    );
    expect(screen.getByRole('link', { name: /2026年11月17日.*手动领取.*\+¥5\.70/ })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '返水规则' })).toHaveTextContent('低于 1.50');
  });

  it('claims once however often it is tapped, and says what was paid', async () => {
    const { api, sent } = await showRebate(HOME);
    api.answer(rebate.claim, ok({ amount: '3.80', days: 1, at: 1 }));
    api.answer(rebate.state, ok(stateOf({ waiting: [], claimable: '0.00' })));
    const button = screen.getByRole('button', { name: '领取 ¥3.80' });
    for (let taps = 0; taps < 3; taps += 1) fireEvent.click(button);
    await settle();
    expect(sent(rebate.claim)).toHaveLength(1);
    expect(sent(rebate.claim)[0]?.options.idempotencyKey).toMatch(/.{16,}/);
    expect(screen.getByText('¥3.80 已存入中心钱包')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '暂无可领取' })).toBeDisabled();
    await press('知道了');
    expect(screen.queryByText('¥3.80 已存入中心钱包')).toBeNull();
  });

  it('asks what became of a claim whose answer was lost, and never sends it again by itself', async () => {
    const { api, sent } = await showRebate(HOME, {
      [rebate.claim.path]: { ok: false, error: { kind: 'timeout', message: '', call: '/x' } },
    });
    api.answer(rebate.claimStatus, ok({ known: 1, claim: { amount: '3.80', days: 1, at: 1 } }));
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '领取 ¥3.80' }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    await settle();
    expect(sent(rebate.claim)).toHaveLength(1);
    expect(sent(rebate.claimStatus)).toHaveLength(1);
    expect(screen.getByText('¥3.80 已存入中心钱包')).toBeInTheDocument();
  });

  it('says why a claim was refused', async () => {
    const { api } = await showRebate(HOME);
    api.answer(rebate.claim, {
      ok: false,
      error: { kind: 'business', code: '7405', message: '返水已到账，暂无可领取', call: '/x' },
    });
    await press('领取 ¥3.80');
    expect(screen.getByText('没有领取成功')).toBeInTheDocument();
    expect(screen.getByText('返水已到账，暂无可领取')).toBeInTheDocument();
  });

  it('offers no claim below the least, nor to who may not, and says that it comes by itself', async () => {
    await showRebate(HOME, { [rebate.state.path]: ok(stateOf({ claimable: '0.99' })) });
    expect(screen.getByRole('button', { name: '满 ¥1.00 可手动领取' })).toBeDisabled();
    expect(screen.getByText(/自动存入中心钱包$/)).toBeInTheDocument();
  });

  it('tells a member who rests why there is nothing to press', async () => {
    const obstacle = '您正在休息，期间不能存款、投注或进入场馆，仍可取款';
    await showRebate(HOME, { [rebate.state.path]: ok(stateOf({ obstacle })) });
    expect(screen.getByText(obstacle)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '领取 ¥3.80' })).toBeDisabled();
  });

  it('hides amounts with the eye, and shows what earlier days set off', async () => {
    const today = dayOf('2026-11-19', '500.00', '1.90');
    const kinds = today.kinds.map((each) =>
      each.kind === 'sports' ? { ...each, turnover: '1500.00', correction: '-1000.00' } : each,
    );
    await showRebate(HOME, { [rebate.state.path]: ok(stateOf({ today: { ...today, kinds } })) });
    expect(row(/^体育/)).toHaveTextContent('¥1,500.00往日更正 −¥1,000.00');
    await press('隐藏金额');
    expect(screen.getByTestId('rebate-claimable')).not.toHaveTextContent('¥3.80');
    expect(row(/^体育/)).not.toHaveTextContent('¥1,500.00');
  });

  it('says that there are no records, and that it could not be loaded', async () => {
    await showRebate(HOME, { [rebate.records.path]: ok({ items: [], total: 0, page: 1, size: 20 }) });
    expect(screen.getByText('还没有返水记录')).toBeInTheDocument();
  });

  it('ROUTE-023 says what the daily rebate of the page is, and where the weekly one is claimed', async () => {
    await showRebate(HOME);
    const sorts = within(screen.getByRole('region', { name: '每日返水与每周返水' }));
    const [daily, weekly] = sorts.getAllByRole('definition');
    expect(daily).toHaveTextContent('本页显示的金额均为每日返水');
    expect(weekly).toHaveTextContent('不计入本页金额');
    expect(sorts.getByRole('link', { name: '查看福利记录' })).toHaveAttribute('href', '/record/welfare');
  });

  it('ROUTE-023 takes all records along as a table, page by page', async () => {
    const files = keepFiles();
    const { api, sent } = await showRebate(HOME);
    const recordOf = (at: number) => ({
      day: new Date(Date.UTC(2026, 10, 17) - at * 86_400_000).toISOString().slice(0, 10),
      turnover: '1500.10',
      rebate: '5.70',
      way: at === 0 ? 'claimed' : 'credited',
      at: NOW,
    });
    const days = Array.from({ length: 130 }, (_, at) => recordOf(at));
    api.answer(rebate.records, (request) => {
      const { page, size } = request as { readonly page: number; readonly size: number };
      return ok({ items: days.slice((page - 1) * size, page * size), total: days.length, page, size });
    });
    await press('导出表格');
    await settle();
    expect(
      sent(rebate.records)
        .slice(1)
        .map(({ request }) => request),
    ).toEqual([
      { page: 1, size: 100 },
      { page: 2, size: 100 },
    ]);
    const [file] = files;
    expect(file?.name).toBe(`some-返水记录-${dayKey(NOW)}.csv`);
    const [head, ...rows] = readCsv((await file?.text) ?? '');
    expect(head).toEqual(['平台日', '有效流水', '返水', '到账方式', '到账时间']);
    expect(rows).toHaveLength(130);
    expect(rows[0]).toEqual([
      '2026-11-17',
      '1500.10',
      '5.70',
      '手动领取',
      `${dayKey(NOW)} ${formatTime(NOW)}`,
    ]);
    expect(sumMoney(rows.map((each) => money(each[2] ?? '')))).toBe('741.00');
    expect(screen.getByText('已导出 130 天')).toHaveAttribute('role', 'status');
  });

  it('says that an export failed, and makes no file of it', async () => {
    const files = keepFiles();
    const { api } = await showRebate(HOME);
    api.answer(rebate.records, failed);
    await press('导出表格');
    expect(screen.getByText('网络已断开，未生成文件')).toBeInTheDocument();
    expect(files).toEqual([]);
  });

  it('has nothing to export without a record', async () => {
    await showRebate(HOME, { [rebate.records.path]: ok({ items: [], total: 0, page: 1, size: 20 }) });
    expect(screen.getByRole('button', { name: '导出表格' })).toBeDisabled();
  });

  it('can be loaded again after a failure', async () => {
    const { api } = await showRebate(HOME, { [rebate.state.path]: failed });
    expect(screen.getByText('返水加载失败')).toBeInTheDocument();
    api.answer(rebate.state, ok(stateOf()));
    await press('重新加载');
    expect(screen.getByTestId('rebate-claimable')).toBeInTheDocument();
  });
});

describe('the rebate of a day', () => {
  const at = `${HOME}?day=2026-11-17`;

  it('ROUTE-023 names each bet with what it counts and why', async () => {
    const { sent } = await showRebate(at);
    expect(sent(rebate.detail)[0]?.request).toEqual({ day: '2026-11-17' });
    for (const text of [
      '全额计入',
      '半额计入',
      '扣除提前结算部分',
      '退回不计',
      '提前结算不计',
      '赔率过低不计',
      '对冲不计',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('主队1 – 客队 等 3 串 1')).toBeInTheDocument();
    expect(screen.getByText('计入 ¥100.00')).toBeInTheDocument();
    expect(screen.getByText('当日结算注单（9）')).toBeInTheDocument();
    expect(screen.getByText('仅列出最近 7 笔')).toBeInTheDocument();
    expect(screen.getByText(/已存入中心钱包$/)).toBeInTheDocument();
  });

  it('without a bet says so', async () => {
    const { at: _at, ...waiting } = detailOf({ state: 'waiting', bets: [], betCount: 0 });
    await showRebate(at, { [rebate.detail.path]: ok(waiting) });
    expect(screen.getByText('当日没有结算的注单')).toBeInTheDocument();
    expect(screen.getByText('待领取')).toBeInTheDocument();
    expect(screen.getByText(/自动存入中心钱包$/)).toBeInTheDocument();
  });

  it.each(['?day=nonsense', '?day=2026-13-40', '?day='])(
    'that is none (%s) is the page itself',
    async (search) => {
      const { sent } = await showRebate(`${HOME}${search}`);
      expect(sent(rebate.detail)).toEqual([]);
      expect(screen.getByTestId('rebate-claimable')).toBeInTheDocument();
    },
  );
});
