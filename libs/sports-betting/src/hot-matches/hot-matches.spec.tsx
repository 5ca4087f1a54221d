import type { MatchQuery, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { failed, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { useState } from 'react';
import HotMatches from './hot-matches';

type Matches = jest.Mock<ReturnType<SportsVenue['matches']>, [MatchQuery]>;

async function show(matches: SportsVenue['matches']) {
  const asked: Matches = jest.fn(matches);
  const scene = await showSports({
    page: <HotMatches />,
    venue: { matches: asked },
    order: ['FBTY', 'IMTY'],
  });
  await settle();
  return { ...scene, asked };
}

const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
  it('are the first three that run at the first venue, with the way to all', async () => {
    const { sports, asked } = await show(async () =>
      pageOf(['h1', 'h2', 'h3', 'h4'].map((id) => fakeMatch(id))),
    );
    expect(sports).toHaveBeenCalledWith('FBTY');
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ period: 'live', sport: 'football', pageSize: 4 });
    expect(cards()).toEqual(['主队h1 – 客队h1', '主队h2 – 客队h2', '主队h3 – 客队h3']);
    expect(screen.getByRole('link', { name: '全部赛事' })).toHaveAttribute('href', '/home/sports');
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
    await showSports({ page: <LeftAndBack />, venue: { matches: async () => pageOf([fakeMatch('h1')]) } });
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

  it('are today’s where none runs', async () => {
    const { asked } = await show(async ({ period }) =>
      pageOf(period === 'today' ? [fakeMatch('later')] : []),
    );
    await settle();
    expect(cards()).toEqual(['主队later – 客队later']);
    expect(new Set(asked.mock.calls.map(([{ period }]) => period))).toEqual(new Set(['live', 'today']));
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
    const { asked } = await show(async () => pageOf([fakeMatch('h6')]));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
