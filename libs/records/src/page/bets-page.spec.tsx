import { queryApi } from '@heptad/api-client';
import { bets } from '@heptad/contracts';
import { preloadBottomSheet } from '@heptad/ui-kit';
import { act, screen, within } from '@testing-library/react';
import { failed, ok, press, settle, showRecords, sizeOfDesk, sizeOfPhone } from '../testing/show-records';
import { wireAnswer as answer, wireBet as bet, wireLeg, wonBet, type Request } from '../testing/wire-records';

// A whole page with a sheet before it takes a busy machine seconds to draw and to search.
jest.setTimeout(20_000);

const ofBrowser = window.matchMedia;
beforeAll(() => preloadBottomSheet());
beforeEach(sizeOfPhone);
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { matchMedia: ofBrowser });
});

const DAY = (month: number, day: number) => new Date(2026, month, day).getTime();

describe('the bet records', () => {
  it('ROUTE-070 shows an open bet with all that was taken', async () => {
    const { asked } = await showRecords(ok(answer([bet('B-1')])));
    expect(asked()).toEqual([{ settled: false, page: 1, size: 20 }]);
    const card = within(screen.getByRole('article', { name: '注单 B-1' }));
    expect(card.getByText('IM体育 · 单关')).toBeInTheDocument();
    expect(card.getByText('未结算')).toBeInTheDocument();
    expect(card.getByText('+0.5')).toBeInTheDocument();
    expect(card.getByText('@1.95')).toBeInTheDocument();
    expect(card.getByText('欧洲盘')).toBeInTheDocument();
    expect(card.getByText('阿森纳 v 切尔西')).toBeInTheDocument();
    expect(card.getByText('可返还').nextSibling).toHaveTextContent('¥19.50');
    expect(card.queryByText('输赢')).toBeNull();
    const totals = within(screen.getByRole('region', { name: '合计' }));
    expect(totals.getByText('可返还').nextSibling).toHaveTextContent('¥19.50');
    expect(totals.queryByText('净输赢')).toBeNull();
  });

  it('shows a price in the notation it was taken in, with the score of that moment', async () => {
    const legs = [wireLeg({ notation: 4, odds: '1.80', live: true, scoreAtBet: '1:0' })];
    await showRecords(ok(answer([bet('B-1', { legs })])));
    const card = within(screen.getByRole('article'));
    expect(card.getByText('@-1.25')).toBeInTheDocument();
    expect(card.getByText('印尼盘')).toBeInTheDocument();
    expect(card.getByText('投注时 1:0')).toBeInTheDocument();
  });

  it('shows the list as the panel of the chosen tab', async () => {
    await showRecords(ok(answer([wonBet('B-2')])));
    const panel = screen.getByRole('tabpanel', {
      name: screen.getByRole('tab', { selected: true }).textContent ?? '',
    });
    for (const tab of screen.getAllByRole('tab', { selected: true }))
      expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('shows what came of settled bets, with the sums of the whole span', async () => {
    const { asked, router } = await showRecords(ok(answer([wonBet('B-2')])));
    await press(screen.getByRole('tab', { name: '已结算' }));
    expect(router.state.location.search).toBe('?tab=settled');
    expect(asked().at(-1)).toEqual({ settled: true, from: DAY(4, 14), page: 1, size: 20 });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('返还').nextSibling).toHaveTextContent('¥19.50');
    expect(card.getByText('输赢').nextSibling).toHaveTextContent('+¥9.50');
    expect(card.getByText('赛果 0:1')).toBeInTheDocument();
    const totals = within(screen.getByRole('region', { name: '合计' }));
    const figure = (name: string) => totals.getByText(name).nextSibling?.textContent;
    expect(['注单数', '总本金', '有效流水', '盈利', '亏损', '净输赢'].map(figure)).toEqual([
      '1',
      '¥10.00',
      '¥8.00',
      '¥1.00',
      '¥4.25',
      '−¥3.25',
    ]);
  });

  it('finds the bets that were cashed out by themselves', async () => {
    const { asked } = await showRecords(ok(answer([bet('B-4', { state: 'cashedOut', winLoss: '2.00' })])));
    await press(screen.getByRole('tab', { name: '提前结算' }));
    expect(asked().at(-1)).toMatchObject({ settled: true, states: ['cashedOut'] });
    expect(within(screen.getByRole('article')).getByText('已提前结算')).toBeInTheDocument();
  });

  it.each([
    [1001, 1, '单关'],
    [3001, 3, '3串1'],
    [3004, 3, '3串4'],
  ])('names a bet of code %i as the slip did', async (comboCode, legs, word) => {
    await showRecords(
      ok(answer([bet('B-5', { comboCode, legs: Array.from({ length: legs }, () => wireLeg()) })])),
    );
    expect(screen.getByText(`IM体育 · ${word}`)).toBeInTheDocument();
  });

  it('shows a bet builder with its one price, and says that it cannot be cashed out', async () => {
    const legs = [wireLeg(), wireLeg({ selection: '大', line: '2.5', odds: '1.88' })];
    const builder = bet('B-6', { venue: 'FBTY', comboCode: 2001, builderOdds: '3.10', legs });
    await showRecords(ok(answer([builder])));
    const card = within(screen.getByRole('article'));
    expect(card.getByText('FB体育 · 同场串关（2项）@3.10')).toBeInTheDocument();
    expect(card.queryByText(/@1\./)).toBeNull();
    expect(card.getByText('同场串关不支持提前结算')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /提前结算/ })).toBeNull();
  });

  it('says of each leg of a combo what became of it, and how many more there are', async () => {
    const legs = [
      wireLeg({ state: 'won' }),
      wireLeg({ selection: '大', line: '2.5', state: 'lost' }),
      ...[1, 2, 3].map((each) => wireLeg({ home: `队${String(each)}`, state: 'void' })),
    ];
    await showRecords(ok(answer([bet('B-3', { comboCode: 2001, state: 'lost', legs, winLoss: '-10.00' })])));
    const card = within(screen.getByRole('article'));
    expect(card.getByText('IM体育 · 2串1（5选2）')).toBeInTheDocument();
    expect(card.getAllByText(/^(赢|输|已作废)$/).map((badge) => badge.textContent)).toEqual([
      '输',
      '赢',
      '输',
      '已作废',
    ]);
    expect(card.getByText('另有 2 项，点详情查看')).toBeInTheDocument();
    expect(card.getByRole('link', { name: '注单 B-3 详情' })).toHaveAttribute(
      'href',
      '/record/sliptOrder?id=B-3',
    );
  });

  it('narrows by venue in the order of the server, and by date', async () => {
    const { asked } = await showRecords(ok(answer([wonBet('B-2')])), '/record/bet?tab=settled&time=30');
    const names = within(screen.getByRole('group', { name: '场馆' })).getAllByRole('button');
    expect(names.map((chip) => chip.textContent)).toEqual(['全部场馆', 'FB体育', 'IM体育']);
    await press(screen.getByRole('button', { name: 'FB体育' }));
    await press(screen.getByRole('button', { name: '昨天' }));
    expect(asked().at(0)?.from).toBe(DAY(3, 21));
    expect(asked().at(-1)).toMatchObject({ venue: 'FBTY', from: DAY(4, 19), to: DAY(4, 20) - 1 });
  });

  it('narrows by sport, kind and outcome in a sheet, and takes all of it off again', async () => {
    const sports = [
      { sport: 'football', name: '足球', bets: 12 },
      { sport: 'tennis', name: '网球', bets: 3 },
    ];
    const { asked, router } = await showRecords(
      ok(answer([wonBet('B-2')], { sports })),
      '/record/bet?tab=settled',
    );
    await press(screen.getByText('筛选'));
    const sheet = within(document.querySelector<HTMLElement>('[role="dialog"]')!);
    // By text, since asking a whole page behind a sheet for its roles takes seconds.
    for (const choice of ['网球', '串关', '赢']) await press(sheet.getByText(choice));
    expect(asked().at(-1)).toMatchObject({ sport: 'tennis', kind: 'combo', states: ['won', 'halfWon'] });
    expect(router.state.location.search).toBe('?tab=settled&sport=tennis&kind=combo&state=won');
    expect(screen.getByText('筛选（3）')).toBeInTheDocument();
    await press(sheet.getByText('重置'));
    expect(router.state.location.search).toBe('?tab=settled');
  });

  it('keeps a chosen sport in view where nothing of it is found', async () => {
    await showRecords(ok(answer([])), '/record/bet?tab=settled&sport=tennis');
    await press(screen.getByRole('button', { name: '筛选（1）' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    expect(sheet.getByText('已选球类（暂无注单）').closest('button')).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes back through the months, no further than the archive', async () => {
    const { asked, router } = await showRecords(
      ok(answer([wonBet('B-2')])),
      '/record/bet?tab=settled&time=30',
    );
    await press(screen.getByRole('button', { name: '查看更早：2026年4月' }));
    expect(router.state.location.search).toBe('?tab=settled&time=2026-04');
    expect(asked().at(-1)).toMatchObject({ from: DAY(3, 1), to: DAY(4, 1) - 1 });
    await press(screen.getByRole('button', { name: '上个月' }));
    expect(screen.getByText('2026年3月')).toBeInTheDocument();
    await act(() => router.navigate('/record/bet?tab=settled&time=2024-05'));
    await settle();
    expect(screen.getByRole('button', { name: '上个月' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /查看更早/ })).toBeNull();
  });

  it('asks for the days of the member’s own choice', async () => {
    const { router, asked } = await showRecords(ok(answer([wonBet('B-2')])), '/record/bet?tab=settled');
    await press(screen.getByRole('button', { name: '自定义' }));
    expect(router.state.location.search).toBe('?tab=settled&time=2026-05-14_2026-05-20');
    expect(
      screen.getByRole('button', { name: /日期范围 2026年5月14日 – 2026年5月20日/ }),
    ).toBeInTheDocument();
    expect(asked().at(-1)).toMatchObject({ from: DAY(4, 14), to: DAY(4, 21) - 1 });
  });

  it('never says there are none while it is still asking', async () => {
    await showRecords(() => new Promise(() => undefined));
    expect(document.querySelector('[data-state="loading"]')).toBeInTheDocument();
    expect(screen.queryByText('暂无未结算注单')).toBeNull();
  });

  it('says so when there are none, and leads to the matches', async () => {
    const { router } = await showRecords(ok(answer([])));
    expect(screen.getByText('暂无未结算注单')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '导出表格' })).toBeDisabled();
    await press(screen.getByRole('button', { name: '去看看比赛' }));
    expect(router.state.location.pathname).toBe('/home/sports');
  });

  it('says that it is the filter that finds none, and takes it off', async () => {
    const { router } = await showRecords(ok(answer([])), '/record/bet?tab=settled&venue=FBTY&time=today');
    expect(screen.getByText('没有符合筛选条件的注单')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '重置' }));
    expect(router.state.location.search).toBe('?tab=settled');
    expect(screen.getByText('这段时间没有已结算注单')).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    const { api } = await showRecords(failed('http'));
    expect(screen.getByRole('alert')).toHaveTextContent('注单加载失败');
    api.answer(bets.records, ok(answer([bet('B-1')])));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells a lost network from a failure', async () => {
    await showRecords(failed('offline'));
    expect(document.querySelector('[data-state="offline"]')).toHaveTextContent('网络已断开');
  });

  it('keeps what it has when a later fetch fails', async () => {
    const { api } = await showRecords(ok(answer([bet('B-1')])));
    api.answer(bets.records, failed('http'));
    await press(screen.getByRole('button', { name: '刷新' }));
    expect(screen.getByRole('article')).toBeInTheDocument();
  });

  it('goes on behind the last bet, each bet once', async () => {
    const { asked } = await showRecords((request) => {
      const { before } = request as Request;
      const items =
        before === undefined
          ? Array.from({ length: 20 }, (_, index) => bet(`B-${String(index)}`))
          : [bet('B-19'), bet('B-20')];
      return ok(answer(items, { total: 21, more: before === undefined }));
    });
    await press(screen.getByRole('button', { name: '加载更多' }));
    expect(asked().map(({ before }) => before)).toEqual([undefined, 'B-19']);
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    expect(screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-setsize'))).toHaveAttribute(
      'aria-setsize',
      '21',
    );
  });

  it('has the list again at once on going back, and begins anew on every other way', async () => {
    const { router, api, asked } = await showRecords(
      ok(answer([bet('B-1')])),
      '/record/bet',
      () => new Promise(() => undefined),
    );
    await act(() => router.navigate('/record/sliptOrder?id=B-1'));
    await settle();
    api.answer(bets.records, () => new Promise(() => undefined));
    await act(() => router.navigate(-1));
    await settle();
    expect(screen.getByRole('article', { name: '注单 B-1' })).toBeInTheDocument();
    expect(asked()).toHaveLength(2);
    await act(() => router.navigate('/record/betSports'));
    await act(() => router.navigate('/record/bet'));
    await settle();
    expect(screen.queryByRole('article')).toBeNull();
    expect(document.querySelector('[data-state="loading"]')).toBeInTheDocument();
  });

  it('fetches anew when something says that bets have changed', async () => {
    const { store, asked } = await showRecords(ok(answer([bet('B-1')])));
    act(() => void store.dispatch(queryApi.util.invalidateTags(['bets'])));
    await settle();
    expect(asked()).toHaveLength(2);
  });

  it('SHELL-002 is a table with every choice in view in the full-site layout', async () => {
    sizeOfDesk();
    await showRecords(ok(answer([wonBet('B-2')])), '/record/bet?tab=settled');
    expect(screen.queryByRole('button', { name: '筛选' })).toBeNull();
    expect(screen.getByRole('group', { name: '类型' })).toBeInTheDocument();
    const row = within(screen.getByRole('article', { name: '注单 B-2' }));
    for (const [name, amount] of [
      ['本金', '¥10.00'],
      ['返还', '¥19.50'],
      ['输赢', '+¥9.50'],
    ] as const)
      expect(row.getByText(name).nextSibling).toHaveTextContent(amount);
    expect(row.getByText('赢')).toBeInTheDocument();
    expect(row.getByRole('link', { name: '注单 B-2 详情' })).toBeInTheDocument();
  });
});

describe('the other pages of bets', () => {
  it('ROUTE-079 OPEN-066 shows sports bets with what each venue comes to', async () => {
    const venues = [
      { venue: 'FBTY' as const, bets: 2, stake: '20.00', turnover: '15.00', winLoss: '-5.00' },
      { venue: 'IMTY' as const, bets: 1, stake: '7.00', turnover: '7.00', winLoss: '3.10' },
    ];
    const { asked } = await showRecords(
      ok(answer([wonBet('B-2')], { venues })),
      '/record/betSports?tab=settled',
    );
    expect(asked().at(-1)).toMatchObject({ scope: 'sports', settled: true });
    const sums = within(screen.getByRole('region', { name: '各场馆汇总' }));
    expect(sums.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '场馆注单数有效流水净输赢',
      'FB体育2¥15.00−¥5.00',
      'IM体育1¥7.00+¥3.10',
    ]);
    await press(sums.getByRole('button', { name: 'FB体育' }));
    expect(asked().at(-1)).toMatchObject({ scope: 'sports', venue: 'FBTY' });
  });

  it('ROUTE-076 shows bets on virtual sports', async () => {
    const { asked } = await showRecords(ok(answer([bet('B-1')])), '/record/virtualDisport');
    expect(asked()).toEqual([{ settled: false, scope: 'virtual', page: 1, size: 20 }]);
    expect(screen.getByRole('heading', { name: '虚拟体育注单' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '虚拟体育' })).toHaveAttribute('aria-current', 'page');
  });

  it('ROUTE-073 lists orders over several legs', async () => {
    const { asked } = await showRecords(ok(answer([bet('B-1')])), '/record/sliptOrder?kind=single');
    expect(asked()).toEqual([{ settled: false, kind: 'combo', page: 1, size: 20 }]);
    await press(screen.getByRole('button', { name: '筛选' }));
    await screen.findByRole('dialog', { name: '筛选' });
    expect(screen.queryByRole('group', { name: '类型' })).toBeNull();
  });

  it('lead back to all bets where the visit began there', async () => {
    const { router } = await showRecords(ok(answer([])), '/record/virtualDisport');
    await press(screen.getByRole('button', { name: '返回' }));
    expect(router.state.location.pathname).toBe('/record/bet');
  });
});
