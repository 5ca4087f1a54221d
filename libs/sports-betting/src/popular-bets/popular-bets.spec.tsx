import type { ApiError } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { selections } from '@heptad/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { selectLegs, type WithSlip } from '../bet-slip/slip-slice';
import { fakeMatch, failed, settle, showSports, type VenueAnswers } from '../testing/sports-scene';
import PopularBets, { type PopularBetsProps } from './popular-bets';
import type { PopularBet } from './popular-queries';

const broken: ApiError = {
  kind: 'http',
  status: 500,
  message: '网络异常',
  call: selections.popularBets.path,
};

const item = (id: string, bets: number, more: Partial<PopularBet> = {}): PopularBet => ({
  match: { id, league: '星河联赛', home: `主队${id}`, away: `客队${id}` },
  market: { kind: 'handicap', period: 'full', line: '-0.25' },
  side: 'away',
  bets,
  ...more,
});
const told = (items: readonly PopularBet[]) => answer({ hours: 6, items });

async function show(respond: StubAnswers[string], venue: VenueAnswers = {}, of: PopularBetsProps = {}) {
  const api = stubApiClient({ [selections.popularBets.path]: respond });
  const match: VenueAnswers['match'] = async (id) => answer({ match: fakeMatch(id) });
  const scene = await showSports({
    page: <PopularBets {...of} />,
    venue: { match, ...venue },
    more: { api },
  });
  await settle();
  return { ...scene, api };
}

const rows = () => screen.queryAllByRole('listitem');

describe('popular bets', () => {
  it('say what most bets are on, of which match, and how many bets there are', async () => {
    const { api } = await show(
      told([item('7', 12), item('8', 3, { market: { kind: 'moneyline', period: 'full' }, side: 'draw' })]),
    );
    expect(api.sent[0]?.request).toEqual({ venue: 'IMTY', language: 'zh-CN' });
    expect(screen.getByRole('region', { name: '热门投注' })).toHaveTextContent('近 6 小时');
    const [first, second] = rows();
    expect(first).toHaveTextContent('客队7');
    expect(first).toHaveTextContent('+0/0.5');
    expect(first).toHaveTextContent('12 注');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', expect.stringContaining('id=7'));
    expect(second).toHaveTextContent('和');
    expect(within(second!).getByRole('button')).toHaveTextContent('3.30');
  });

  it('put the selection into the slip by a tap, and take it out again', async () => {
    const { store } = await show(told([item('7', 2)]));
    const legs = () => selectLegs(store.getState() as WithSlip);
    const price = within(rows()[0]!).getByRole('button');
    fireEvent.click(price);
    expect(legs()).toMatchObject([{ match: { id: '7' }, selection: { side: 'away' } }]);
    fireEvent.click(price);
    expect(legs()).toHaveLength(0);
  });

  it('are of one match alone on its page, which is not named again', async () => {
    const { api } = await show(told([item('7', 4)]), {}, { venue: 'FBTY', matchId: '7' });
    expect(api.sent.map(({ request }) => request)).toEqual([
      { venue: 'FBTY', language: 'zh-CN', matchId: '7' },
    ]);
    const [only] = rows();
    expect(only).toHaveTextContent('客队7');
    expect(only).not.toHaveTextContent('主队7');
    expect(only).not.toHaveTextContent('星河联赛');
    expect(within(only!).queryByRole('link')).toBeNull();
    expect(within(only!).getByRole('button', { pressed: false })).toHaveTextContent('2.05');
  });

  it('are of one sport alone at the end of its list, each with its match', async () => {
    const { api } = await show(told([item('7', 4), item('8', 2)]), {}, { venue: 'IMTY', sport: 'tennis' });
    expect(api.sent.map(({ request }) => request)).toEqual([
      { venue: 'IMTY', language: 'zh-CN', sport: 'tennis' },
    ]);
    expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
      '主队7 – 客队7',
      '主队8 – 客队8',
    ]);
  });

  it('keep what follows out of sight until it is known what there is', async () => {
    let tell = (_: Awaited<ReturnType<typeof told>>): void => undefined;
    const waiting = new Promise<ReturnType<typeof told>>((resolve) => (tell = resolve));
    await show(() => waiting, {}, { matchId: '7', children: <p>下文</p> });
    expect(screen.getByText('下文')).not.toBeVisible();
    await act(async () => tell(told([item('7', 2)])));
    await settle();
    expect(screen.getByText('下文')).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  it('leave what follows in sight where they could not be had', async () => {
    await show({ ok: false, error: broken }, {}, { matchId: '7', children: <p>下文</p> });
    expect(screen.getByText('下文')).toBeVisible();
  });

  it.each([
    ['nobody has bet', told([])],
    ['they could not be had', { ok: false, error: broken } as const],
  ])('are not shown where %s', async (_, respond) => {
    await show(respond);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('are asked for again', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const SLOW_MS = 3_000;
    const later = <Value,>(value: Value) =>
      new Promise<Value>((resolve) => setTimeout(() => resolve(value), SLOW_MS));
    const seconds = async (count: number) => {
      for (let passed = 0; passed < count; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    };

    it('a running match every five seconds, however long its answer takes', async () => {
      const asked: number[] = [];
      const start = Date.now();
      await show(told([item('7', 2)]), {
        match: (id) => {
          asked.push(Date.now() - start);
          return later(answer({ match: fakeMatch(id) }));
        },
      });
      await seconds(16);
      expect(asked.map((at) => Math.round(at / 1_000))).toEqual([0, 5, 10, 15]);
    });

    it('the list itself every minute, however long its answer takes', async () => {
      const asked: number[] = [];
      const start = Date.now();
      await show(() => {
        asked.push(Date.now() - start);
        return later(told([]));
      });
      await seconds(121);
      expect(asked.map((at) => Math.round(at / 1_000))).toEqual([0, 60, 120]);
    });
  });

  it.each([
    ['does not know the match', { match: async () => failed }, item('7', 2)],
    [
      'has no such line any more',
      {},
      item('7', 2, { market: { kind: 'handicap', period: 'full', line: '-2' } }),
    ],
    [
      'counts the line from another score',
      {},
      item('7', 2, {
        market: { kind: 'handicap', period: 'full', line: '-0.25', countsFrom: { home: 1, away: 0 } },
      }),
    ],
  ])('leave out what the venue %s', async (_, venue, popular) => {
    await show(told([popular]), venue);
    expect(rows()).toHaveLength(0);
  });
});
