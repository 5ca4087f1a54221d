import { stubApiClient } from '@heptad/api-client/testing';
import { redList } from '@heptad/contracts';
import type { Match, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer, fakeLeg } from '../bet-slip/testing/slip-fakes';
import { slipActions } from '../bet-slip/slip-slice';
import { failed, fakeMarket, fakeMatch, settle, showSports } from '../testing/sports-scene';
import { fakeTip, fakeTipAnswer } from './testing/red-list-fakes';
import RecDetailPage, { messages } from './rec-detail-page';
import type { Tip } from './red-list-queries';

const PATH = '/home/sports/redList/recDetail';

async function show({
  tip = fakeTip('x'),
  match = fakeMatch('m1', { status: 'upcoming' }),
  venue,
}: {
  readonly tip?: Tip;
  readonly match?: Match;
  readonly venue?: SportsVenue['match'];
} = {}) {
  const api = stubApiClient({ [redList.tip.path]: { ok: true, value: fakeTipAnswer(tip) } });
  const asked = jest.fn<ReturnType<SportsVenue['match']>, Parameters<SportsVenue['match']>>(
    venue ?? (async () => answer({ match })),
  );
  const scene = await showSports({
    page: <RecDetailPage />,
    messages,
    path: PATH,
    at: `${PATH}?id=${tip.id}`,
    venue: { match: asked },
    more: { api },
  });
  await settle();
  return { ...scene, api, asked };
}

const copy = () => screen.queryByRole('button', { name: '复制到投注单' });

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

describe('a recommendation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ROUTE-085 shows match, pick, the price then and now, and the reasons', async () => {
    await show();
    const pick = screen.getByRole('region', { name: '推荐内容' });
    expect(pick).toHaveTextContent('主队m1 -0/0.5');
    expect(pick).toHaveTextContent('1.85');
    expect(pick).toHaveTextContent('1.90');
    expect(screen.getByText('看好主队。')).toBeInTheDocument();
    expect(screen.getByText(/过往成绩不代表未来结果/)).toBeInTheDocument();
  });

  it('is copied into the slip at the price of the moment, and taken out again', async () => {
    const { store, toast } = await show();
    await press('复制到投注单');
    const [leg] = store.getState().betSlip.legs;
    expect(leg).toMatchObject({
      venue: 'IMTY',
      odds: '1.90',
      match: { id: 'm1' },
      market: { kind: 'handicap', line: '-0.25' },
      selection: { side: 'home' },
    });
    expect(toast.getSnapshot()?.text).toContain('已加入投注单');
    await press('关闭投注单');
    await press('移出投注单');
    expect(store.getState().betSlip.legs).toEqual([]);
  });

  it('says what keeps it out of a combo, and stays a single', async () => {
    const { store } = await show();
    await press('复制到投注单');
    const other = fakeLeg('other', { match: 'm1' });
    act(() => void store.dispatch(slipActions.selectionTapped(other)));
    await settle();
    expect(screen.getByText(/同一场比赛的选项不能串关/)).toHaveTextContent('仍可作为单关投注');
  });

  it('cannot be copied while it is locked', async () => {
    const board = fakeMatch('m1', { status: 'upcoming' });
    const locked = {
      ...board,
      markets: board.markets.map((market) => ({
        ...market,
        selections: market.selections.map((selection) => ({ ...selection, locked: true })),
      })),
    };
    const { store } = await show({ match: locked });
    expect(copy()).toBeDisabled();
    expect(screen.getByText('该选项已锁盘，暂时不能复制')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '复制到投注单' }));
    expect(store.getState().betSlip.legs).toEqual([]);
  });

  it('cannot be copied where its line is gone, and shows the way to the match', async () => {
    const moved = fakeMatch('m1', {
      markets: [fakeMarket('m1', 'handicap', { home: '1.90', away: '1.90' }, { line: '-0.75' })],
    });
    await show({ match: moved });
    expect(copy()).toBeNull();
    expect(screen.getByText(/该盘口已变动/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看全部盘口' })).toHaveAttribute(
      'href',
      expect.stringContaining('sportsDetails'),
    );
  });

  it('cannot be copied once it is settled: the venue is not even asked', async () => {
    const won = fakeTip('w', { state: 'won', profit: '0.85' });
    const { asked } = await show({ tip: won });
    expect(copy()).toBeNull();
    expect(screen.getByText('该推荐已结算，不能再复制到投注单')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '推荐内容' })).toHaveTextContent('赢+0.85 单位');
    expect(asked).not.toHaveBeenCalled();
  });

  it('cannot be copied once the venue says that the match is over', async () => {
    await show({ match: fakeMatch('m1', { status: 'ended', markets: [] }) });
    expect(screen.getByText('比赛已结束，不能再复制到投注单')).toBeInTheDocument();
  });

  it('says that the present price could not be had, and asks again', async () => {
    let down = true;
    await show({
      venue: async () => (down ? failed : answer({ match: fakeMatch('m1', { status: 'upcoming' }) })),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('当前赔率加载失败');
    down = false;
    await press('重试');
    expect(copy()).toBeEnabled();
  });

  it('says that there is no such recommendation, and shows the way to the list', async () => {
    const api = stubApiClient({
      [redList.tip.path]: {
        ok: false,
        error: { kind: 'business', code: '4004', message: '没有找到这条推荐', call: redList.tip.path },
      },
    });
    const { router } = await showSports({
      page: <RecDetailPage />,
      messages,
      path: PATH,
      at: `${PATH}?id=gone`,
      more: { api },
    });
    await settle();
    expect(screen.getByText('没有找到这条推荐')).toBeInTheDocument();
    await press('返回红单榜');
    expect(router.state.location.pathname).toBe('/home/sports/redList');
  });
});
