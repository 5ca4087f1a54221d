import { queryApi, stubApiClient, type StubAnswers } from '@heptad/api-client';
import { stubBrand } from '@heptad/brand-config';
import { betRecords, type CallRequest, type CallResponse } from '@heptad/contracts';
import { AppContext } from '@heptad/feature-module';
import { sessionReducer } from '@heptad/session';
import { DEFAULT_VENUES } from '@heptad/venue-gateway';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import zhCN from '../messages/zh-CN.json';
import BetsPage from './bets-page';

const i18n = i18next.createInstance();
beforeAll(() =>
  i18n.use(initReactI18next).init({
    lng: 'zh-CN',
    resources: { 'zh-CN': { records: zhCN } },
    interpolation: { escapeValue: false },
  }),
);

type Answer = CallResponse<typeof betRecords>;
type Request = CallRequest<typeof betRecords>;

const NOW = new Date(2026, 4, 20, 12).getTime();
const bet = (id: string, changes: Partial<Answer['items'][number]> = {}): Answer['items'][number] => ({
  id,
  venue: 'IMTY',
  state: 'accepted',
  comboCode: 1001,
  stake: '10.00',
  returns: '19.50',
  placedAt: NOW - 60_000,
  legs: [
    {
      matchId: 'm1',
      league: '英超',
      home: '阿森纳',
      away: '切尔西',
      kickOff: NOW,
      market: '让球',
      selection: '切尔西',
      line: '-0.5',
      odds: '1.95',
      state: 'accepted',
    },
  ],
  ...changes,
});
const won = (id: string) =>
  bet(id, {
    state: 'won',
    winLoss: '9.50',
    settledAt: NOW,
    legs: [{ ...bet(id).legs[0]!, state: 'won', result: '0:1' }],
  });

const answer = (items: Answer['items'], changes: Partial<Answer> = {}): Answer => ({
  items,
  total: items.length,
  page: 1,
  size: 20,
  totals: { bets: items.length, stake: '10.00', turnover: '8.00', returns: '19.50', winLoss: '-3.25' },
  ...changes,
});
const ok = (value: Answer) => ({ ok: true, value }) as const;
const failed = (kind: 'http' | 'offline') =>
  ({ ok: false, error: { kind, message: '网络异常', call: betRecords.path } }) as const;

/** Lets every answer that is there already arrive. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });

async function show(respond: StubAnswers[string], address = '/record/bet') {
  const api = stubApiClient({ [betRecords.path]: respond });
  const services = {
    api,
    clock: { now: () => NOW },
    venues: { venues: () => [DEFAULT_VENUES.FBTY, DEFAULT_VENUES.IMTY] },
    language: { current: () => 'zh-CN' },
  };
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, queryApi: queryApi.reducer }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware),
    // Batches wait for a frame; a spec does not.
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  const router = createMemoryRouter(
    [
      { path: '/record/bet', element: <BetsPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  const page = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AppContext.Provider
          value={{
            services,
            brand: stubBrand(),
            navigation: [],
            homeSections: [],
            send: async () => undefined,
          }}
        >
          <RouterProvider router={router} />
        </AppContext.Provider>
      </Provider>
    </I18nextProvider>,
  );
  await settle();
  const asked = () => api.sent.map(({ request }) => request as Request);
  return { api, store, router, asked, page };
}

const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await settle();
};

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(264);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the bet records', () => {
  it('ROUTE-070 shows an open bet with all that was taken', async () => {
    const { asked } = await show(ok(answer([bet('B-1')])));
    expect(asked()).toEqual([{ settled: false, page: 1, size: 20 }]);
    const card = within(screen.getByRole('article', { name: '注单 B-1' }));
    expect(card.getByText('IM体育 · 单关')).toBeInTheDocument();
    expect(card.getByText('未结算')).toBeInTheDocument();
    expect(card.getByText('+0.5')).toBeInTheDocument();
    expect(card.getByText('@1.95')).toBeInTheDocument();
    expect(card.getByText('阿森纳 v 切尔西')).toBeInTheDocument();
    expect(card.getByText('最高可返').nextSibling).toHaveTextContent('19.50');
    expect(card.queryByText('输赢')).toBeNull();
  });

  it('shows what came of settled bets, with the sums of the whole span', async () => {
    const { asked, router } = await show(ok(answer([won('B-2')])));
    await press(screen.getByRole('radio', { name: '已结算' }));
    expect(router.state.location.search).toBe('?settled=1');
    expect(asked().at(-1)).toEqual({
      settled: true,
      from: new Date(2026, 4, 14).getTime(),
      page: 1,
      size: 20,
    });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('返还').nextSibling).toHaveTextContent('19.50');
    expect(card.getByText('输赢').nextSibling).toHaveTextContent('+9.50');
    expect(card.getByText('赛果 0:1')).toBeInTheDocument();
    const totals = within(screen.getByRole('region', { name: '合计' }));
    expect(totals.getByText('有效流水').nextSibling).toHaveTextContent('8.00');
    expect(totals.getByText('输赢').nextSibling).toHaveTextContent('-3.25');
  });

  it('says of each leg of a combo what became of it', async () => {
    const legs = [
      { ...bet('x').legs[0]!, state: 'won' as const },
      { ...bet('x').legs[0]!, selection: '大', line: '2.5', state: 'lost' as const },
    ];
    await show(ok(answer([bet('B-3', { comboCode: 2001, state: 'lost', legs, winLoss: '-10.00' })])));
    const card = within(screen.getByRole('article'));
    expect(card.getByText('IM体育 · 2串1')).toBeInTheDocument();
    expect(card.getAllByText(/^(赢|输)$/).map((badge) => badge.textContent)).toEqual(['输', '赢', '输']);
  });

  it('narrows by venue in the order of the server, and by date', async () => {
    const { asked } = await show(ok(answer([won('B-2')])), '/record/bet?settled=1&days=30');
    const names = within(screen.getByRole('group', { name: '场馆' })).getAllByRole('button');
    expect(names.map((chip) => chip.textContent)).toEqual(['全部场馆', 'FB体育', 'IM体育']);
    await press(screen.getByRole('button', { name: 'FB体育' }));
    await press(screen.getByRole('radio', { name: '今天' }));
    expect(asked().at(0)?.from).toBe(new Date(2026, 3, 21).getTime());
    expect(asked().at(-1)).toMatchObject({ venue: 'FBTY', from: new Date(2026, 4, 20).getTime() });
  });

  it('never says there are none while it is still asking', async () => {
    await show(() => new Promise(() => undefined));
    expect(document.querySelector('[data-state="loading"]')).toBeInTheDocument();
    expect(screen.queryByText('暂无未结算注单')).toBeNull();
  });

  it('says so when there are none, and leads to the matches', async () => {
    const { router } = await show(ok(answer([])));
    expect(screen.getByText('暂无未结算注单')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '去看看比赛' }));
    expect(router.state.location.pathname).toBe('/home/sports');
  });

  it('says what failed and tries again', async () => {
    const { api } = await show(failed('http'));
    expect(screen.getByRole('alert')).toHaveTextContent('注单加载失败');
    api.answer(betRecords, ok(answer([bet('B-1')])));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells a lost network from a failure', async () => {
    await show(failed('offline'));
    expect(document.querySelector('[data-state="offline"]')).toHaveTextContent('网络已断开');
  });

  it('keeps what it has when a later fetch fails', async () => {
    const { api } = await show(ok(answer([bet('B-1')])));
    api.answer(betRecords, failed('http'));
    await press(screen.getByRole('button', { name: '刷新' }));
    expect(screen.getByRole('article')).toBeInTheDocument();
  });

  it('fetches the next page, each bet once', async () => {
    const { asked } = await show((request) => {
      const { page } = request as Request;
      const items =
        page === 1
          ? Array.from({ length: 20 }, (_, index) => bet(`B-${String(index)}`))
          : [bet('B-19'), bet('B-20')];
      return ok(answer(items, { total: 21, page }));
    });
    await press(screen.getByRole('button', { name: '加载更多' }));
    expect(asked().map(({ page }) => page)).toEqual([1, 2]);
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    expect(screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-setsize'))).toHaveAttribute(
      'aria-setsize',
      '21',
    );
  });

  it('fetches anew when something says that bets have changed', async () => {
    const { store, asked } = await show(ok(answer([bet('B-1')])));
    act(() => void store.dispatch(queryApi.util.invalidateTags(['bets'])));
    await settle();
    expect(asked()).toHaveLength(2);
  });
});
