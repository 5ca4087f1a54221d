import type { MatchQuery, SportCount, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { matchClocks } from '../match/match-clocks';
import { failed, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { useState } from 'react';
import HotMatches from './hot-matches';

type Matches = jest.Mock<ReturnType<SportsVenue['matches']>, [MatchQuery]>;

async function show(matches: SportsVenue['matches'], counts: readonly SportCount[] = []) {
  const asked: Matches = jest.fn(matches);
  const scene = await showSports({
    page: <HotMatches />,
    venue: { matches: asked, sports: async () => ({ ok: true, value: counts }) },
    order: ['FBTY', 'IMTY'],
  });
  await settle();
  return { ...scene, asked };
}

const ids = (count: number) => Array.from({ length: count }, (_, place) => `h${String(place + 1)}`);
const nameOf = (id: string) => `主队${id} – 客队${id}`;
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  matchClocks.prune(() => false);
});

/** A page that the visitor leaves and comes back to. */
function LeftAndBack() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!here)}>go</button>
      {here && <HotMatches />}
    </>
  );
}

describe('the hot matches of the home page', () => {
  it('are six that run at the first venue, the hottest leagues first, with the way to all', async () => {
    const { sports, asked } = await show(async () => pageOf(ids(7).map((id) => fakeMatch(id))));
    expect(sports).toHaveBeenCalledWith('FBTY');
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ period: 'live', sport: 'football', order: 'hot' });
    expect(cards()).toEqual(ids(6).map(nameOf));
    expect(asked.mock.calls.every(([{ period }]) => period === 'live')).toBe(true);
    expect(screen.getByRole('link', { name: '全部赛事' })).toHaveAttribute('href', '/home/sports');
  });

  it('name their league, how long they go on and how soon they begin', async () => {
    const kickOff = Date.now() + 12.5 * 60_000;
    await show(async ({ period }) =>
      pageOf(
        period === 'live'
          ? [fakeMatch('now')]
          : [
              fakeMatch('soon', { status: 'upcoming', kickOff }),
              fakeMatch('tonight', { status: 'upcoming', kickOff: kickOff + 3_600_000 }),
            ],
      ),
    );
    await settle();
    expect(screen.getAllByText('星河联赛')).toHaveLength(3);
    expect(screen.getByText('剩余 60 分钟')).toBeInTheDocument();
    expect(screen.getAllByText(/开赛/).map((each) => each.textContent)).toEqual(['13 分钟后开赛']);
  });

  it('lead to the running matches of each sport that has some', async () => {
    await show(
      async () => pageOf([fakeMatch('h1')]),
      [
        { sport: 'football', count: 12 },
        { sport: 'tennis', count: 0 },
        { sport: 'basketball', count: 3 },
      ],
    );
    const strip = within(screen.getByRole('list', { name: '球类' }));
    expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['足球12', '/home/sports?period=live&venue=FBTY&sport=football'],
      ['篮球3', '/home/sports?period=live&venue=FBTY&sport=basketball'],
    ]);
  });

  it('keep their places when one ends, which the next one takes', async () => {
    const playing = ids(7).map((id) => fakeMatch(id));
    const { asked } = await show(async () => pageOf(playing));
    const late = { seconds: 80 * 60, period: 'secondHalf', running: true } as const;
    asked.mockResolvedValue(
      pageOf(playing.map((each) => (each.id === 'h2' ? { ...each, clock: late } : each))),
    );
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(cards()).toEqual(['h1', 'h7', 'h3', 'h4', 'h5', 'h6'].map(nameOf));
  });

  it('bring the slip as soon as a price is tapped, and not before', async () => {
    await show(async () => pageOf([fakeMatch('tapped')]));
    const slip = () => screen.queryByRole('dialog', { name: '投注单' });
    expect(slip()).toBeNull();
    const [price] = screen.getAllByRole('button', { pressed: false });
    fireEvent.click(price!);
    await waitFor(() => expect(slip()).toBeInTheDocument());
  });

  it('stand at once for a visitor who comes back, so that the page is as high as it was left', async () => {
    await showSports({
      page: <LeftAndBack />,
      venue: { matches: async () => pageOf([fakeMatch('h1')]), sports: async () => failed },
    });
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    expect(screen.queryByRole('article')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    expect(cards()).toEqual(['主队h1 – 客队h1']);
  });

  it('are never nothing before the answer', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.queryByText('暂无赛事')).toBeNull();
  });

  it('are filled up with the next of today where too few run', async () => {
    const { asked } = await show(async ({ period }) =>
      pageOf(period === 'today' ? [fakeMatch('later', { status: 'upcoming' })] : [fakeMatch('h1')]),
    );
    await settle();
    expect(cards()).toEqual(['h1', 'later'].map(nameOf));
    expect(new Set(asked.mock.calls.map(([{ period }]) => period))).toEqual(new Set(['live', 'today']));
  });

  it('are those that run where today’s cannot be had', async () => {
    await show(async ({ period }) => (period === 'today' ? failed : pageOf([fakeMatch('h1')])));
    await settle();
    expect(cards()).toEqual([nameOf('h1')]);
  });

  it('say that there is nothing where there is nothing', async () => {
    await show(async () => pageOf([]));
    expect(screen.getByText('暂无赛事')).toBeInTheDocument();
  });

  it('can be asked for again when they fail', async () => {
    const { asked } = await show(async () => failed);
    expect(screen.getByText('赛事加载失败')).toBeInTheDocument();
    asked.mockResolvedValue(pageOf([fakeMatch('h5')]));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(cards()).toEqual(['主队h5 – 客队h5']);
  });

  it('SPORT-021 are kept up to date', async () => {
    const { asked } = await show(async () => pageOf(ids(6).map((id) => fakeMatch(id))));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
