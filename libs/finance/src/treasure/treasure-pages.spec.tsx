import { stubApiClient } from '@heptad/api-client/testing';
import { treasure, type CallResponse } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { ok, ORDERED_AT, refused } from '../testing/payment-answers';
import TreasurePages, { messages } from './treasure-pages';

const AT = '/activity/balancePrecious';
const INCOME = `${AT}/interest/incomeRecord`;
const TASKS_AT = `${AT}/task/record`;
const STATE: CallResponse<typeof treasure.state> = {
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  balance: '9000.98',
  centre: '1000.00',
  yesterday: '0.98',
  total: '12.34',
  tiers: [
    { from: '0.00', percent: '4.00' },
    { from: '10000.00', percent: '3.00' },
  ],
  least: '1.00',
  most: '1000000.00',
  // 00:00 of 2 June in Shanghai.
  dayEndsAt: Date.UTC(2026, 5, 1, 16),
  late: 0,
};
const TASKS: CallResponse<typeof treasure.tasks> = {
  least: '100.00',
  tasks: [
    { id: 'days7', days: 7, done: 7, reward: '1.88', state: 'reached' },
    { id: 'days30', days: 30, done: 9, reward: '8.88', state: 'open' },
  ],
};
const day = (name: string, interest: string) => ({
  day: name,
  base: '9000.00',
  interest,
  paidAt: ORDERED_AT,
});

function treasureApi() {
  return stubApiClient({
    [treasure.state.path]: ok(STATE),
    [treasure.tasks.path]: ok(TASKS),
    [treasure.income.path]: ok({
      items: [day('2026-06-02', '0.99'), day('2026-06-01', '0.98')],
      total: 2,
      page: 1,
      size: 30,
    }),
  });
}

async function show(at = AT, api = treasureApi()) {
  const scene = await showFinance({ page: <TreasurePages />, messages, at, api });
  await settle();
  const sentTo = (path: string) => api.sent.filter((each) => each.path === path);
  return { ...scene, sentTo };
}
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the balance treasure', () => {
  it('ROUTE-031 shows what lies there, what it has earned, the rates, and the ways on', async () => {
    await show();
    expect(screen.getByTestId('treasure-balance')).toHaveTextContent('9,000.98');
    expect(screen.getByTestId('treasure-yesterday')).toHaveTextContent('¥0.98');
    expect(screen.getByTestId('treasure-total')).toHaveTextContent('¥12.34');
    expect(screen.getByRole('row', { name: '¥0 – ¥10,000 4.00%' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '¥10,000 以上 3.00%' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/activity/balancePrecious/interest/incomeRecord',
      '/activity/balancePrecious/task/record',
      '/activity/balancePrecious/rules',
    ]);
    expect(screen.queryByText(/有收益尚未发放/)).toBeNull();
  });

  it('STORE-020 hides every amount, and shows it again', async () => {
    const { items } = await show();
    await press('隐藏余额');
    for (const name of ['balance', 'yesterday', 'total'])
      expect(screen.getByTestId(`treasure-${name}`)).toHaveTextContent('****');
    expect(items.get(ITEMS.balancesVisible)).toBe(false);
    await press('显示余额');
    expect(screen.getByTestId('treasure-balance')).toHaveTextContent('9,000.98');
  });

  it('says that interest is late', async () => {
    const api = treasureApi();
    api.answer(treasure.state, ok({ ...STATE, late: 1 }));
    await show(AT, api);
    expect(screen.getByText(/有收益尚未发放/)).toBeInTheDocument();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const api = treasureApi();
    api.answer(treasure.state, failed);
    await show(AT, api);
    expect(screen.getByText('余额宝加载失败')).toBeInTheDocument();
    api.answer(treasure.state, ok(STATE));
    await press('重新加载');
    expect(screen.getByTestId('treasure-balance')).toBeInTheDocument();
  });
});

describe('moving money', () => {
  const PATH = '/activity/balancePrecious/interest/transfer';
  const fill = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };

  it('ROUTE-033 goes in under a key, and says from when on it earns', async () => {
    const api = treasureApi();
    api.answer(
      treasure.move,
      ok({ order: { orderNo: '7', direction: 'in', amount: '200.00', createdAt: ORDERED_AT } }),
    );
    // Noon of 1 June in Shanghai.
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 5, 1, 4));
    const { sentTo } = await show(PATH, api);
    jest.restoreAllMocks();
    expect(screen.getByText('2026年6月2日')).toBeInTheDocument();
    expect(screen.getByText('2026年6月3日')).toBeInTheDocument();
    fill('本次转入', '200');
    await press('确认转入');
    expect(sentTo(treasure.move.path)).toMatchObject([
      { request: { direction: 'in', amount: '200.00' }, options: { idempotencyKey: expect.any(String) } },
    ]);
    expect(screen.getByText('已转入 ¥200.00')).toBeInTheDocument();
    expect(sentTo(treasure.state.path).length).toBeGreaterThan(1);
  });

  it('ROUTE-033 goes out, all of it to the cent', async () => {
    const api = treasureApi();
    api.answer(
      treasure.move,
      ok({ order: { orderNo: '8', direction: 'out', amount: '9000.98', createdAt: ORDERED_AT } }),
    );
    const { sentTo } = await show(`${PATH}?direction=out`, api);
    await press('全部');
    await press('确认转出');
    expect(sentTo(treasure.move.path)).toMatchObject([{ request: { direction: 'out', amount: '9000.98' } }]);
    expect(screen.getByText('已转出 ¥9,000.98')).toBeInTheDocument();
  });

  it('changes the way, and forgets the amount with it', async () => {
    await show(PATH);
    fill('本次转入', '5');
    fireEvent.click(screen.getByRole('radio', { name: '转出' }));
    await settle();
    expect(screen.getByLabelText('本次转出')).toHaveValue('');
    expect(screen.getByText('即时到账')).toBeInTheDocument();
  });

  it.each([
    ['', '请输入金额'],
    ['0.99', '单笔最低 ¥1'],
    ['1000.01', '金额超过可用余额'],
    ['0', '金额须大于 0'],
  ])('refuses %j: %s', async (text, problem) => {
    const { sentTo } = await show(PATH);
    fill('本次转入', text);
    await press('确认转入');
    expect(screen.getByLabelText('本次转入')).toHaveAccessibleDescription(problem);
    expect(sentTo(treasure.move.path)).toEqual([]);
  });

  it('ROLE-011 says why the platform did not take it', async () => {
    const api = treasureApi();
    api.answer(treasure.move, refused('7504', '您正在休息'));
    await show(PATH, api);
    fill('本次转入', '10');
    await press('确认转入');
    expect(screen.getByText('转账未成功，资金未变动')).toBeInTheDocument();
    expect(screen.getByText('您正在休息')).toBeInTheDocument();
    expect(screen.getByLabelText('本次转入')).toHaveValue('10');
  });
});

describe('the income', () => {
  it('ROUTE-035 is told day by day, and drawn with a table beside it', async () => {
    await show(INCOME);
    const list = screen.getByRole('list', { name: '收益明细' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2026年6月2日计息金额 ¥9,000.00+¥0.99', '2026年6月1日计息金额 ¥9,000.00+¥0.98']);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['2026年6月1日¥0.98', '2026年6月2日¥0.99']);
  });

  it('STORE-020 keeps hidden amounts out of the list, the chart and its table', async () => {
    const device = fakeDevice();
    device.items.set(ITEMS.balancesVisible, false);
    await showFinance({ page: <TreasurePages />, messages, at: INCOME, api: treasureApi(), device });
    await settle();
    expect(document.body).not.toHaveTextContent('0.99');
  });

  it('says that there is none yet', async () => {
    const api = treasureApi();
    api.answer(treasure.income, ok({ items: [], total: 0, page: 1, size: 30 }));
    await show(INCOME, api);
    expect(screen.getByText('还没有收益')).toBeInTheDocument();
  });
});

describe('the tasks', () => {
  it('ROUTE-032 say how far the member is, and a reached one is claimed once', async () => {
    const api = treasureApi();
    const claimed = TASKS.tasks.map((task) =>
      task.id === 'days7' ? { ...task, state: 'claimed' as const, claimedAt: ORDERED_AT } : task,
    );
    api.answer(treasure.claimTask, () => {
      api.answer(treasure.tasks, ok({ ...TASKS, tasks: claimed }));
      return ok({ ...TASKS, tasks: claimed });
    });
    const { sentTo } = await show(TASKS_AT, api);
    const open = screen.getByRole('region', { name: '连续存放 30 天' });
    expect(within(open).getByText(/奖励 ¥8.88，发放至/)).toBeInTheDocument();
    expect(within(open).getByText('9 / 30 天')).toBeInTheDocument();
    expect(within(open).queryByRole('button')).toBeNull();
    await press('领取奖励');
    expect(sentTo(treasure.claimTask.path)).toMatchObject([
      { request: { id: 'days7' }, options: { idempotencyKey: expect.any(String) } },
    ]);
    const reached = screen.getByRole('region', { name: '连续存放 7 天' });
    expect(within(reached).getByText('已领取')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '领取奖励' })).toBeNull();
  });

  it('ROLE-011 say why a reward was not paid, and send the same key again', async () => {
    const api = treasureApi();
    api.answer(treasure.claimTask, refused('7504', '您正在休息'));
    const { sentTo } = await show(TASKS_AT, api);
    await press('领取奖励');
    await press('领取奖励');
    expect(screen.getByRole('alert')).toHaveTextContent('您正在休息');
    const [first, second] = sentTo(treasure.claimTask.path);
    expect(first?.options.idempotencyKey).toBe(second?.options.idempotencyKey);
  });
});

describe('the rules', () => {
  it('ROUTE-034 name the rates, the bounds and the zone', async () => {
    await show(`${AT}/rules/`);
    expect(screen.getByRole('table', { name: '年化利率' })).toBeInTheDocument();
    expect(screen.getByText(/Asia\/Shanghai/)).toBeInTheDocument();
    expect(screen.getByText(/最低转入 ¥1，余额宝最多转入至 ¥1,000,000/)).toBeInTheDocument();
  });
});
