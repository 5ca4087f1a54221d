import { LIST_INTERVAL_MS, type Match, type ListKind, type SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { failed, fakeMarket, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { UNREFINED, type ListRefinement } from '../list-tools/list-refinement';
import { MatchList } from './match-list';

type Matches = jest.Mock<ReturnType<SportsVenue['matches']>, Parameters<SportsVenue['matches']>>;

const asking = (answer: SportsVenue['matches']): Matches => jest.fn(answer);
const answering = (...matches: Match[]): Matches => asking(async () => pageOf(matches));

function FoldableList({ period }: { readonly period: ListKind }) {
  const [refinement, setRefinement] = useState(UNREFINED);
  const refine = useCallback(
    (change: Partial<ListRefinement>) => setRefinement((now) => ({ ...now, ...change })),
    [],
  );
  return (
    <MatchList venue="IMTY" period={period} sport="football" refinement={refinement} onRefine={refine} />
  );
}

async function show(matches: Matches, period: ListKind = 'live') {
  const scene = await showSports({
    page: <FoldableList period={period} />,
    venue: { matches },
  });
  await settle();
  return scene;
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const articles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the list of matches', () => {
  it('says that it loads, and never that there is nothing, before the answer', async () => {
    await show(asking(() => new Promise(() => undefined)));
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(screen.queryByText('暂无赛事')).toBeNull();
  });

  it('says that there is nothing when the answer holds nothing', async () => {
    await show(answering());
    expect(screen.getByText('暂无赛事')).toBeInTheDocument();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const matches = asking(async () => failed);
    await show(matches);
    expect(screen.getByText('赛事加载失败')).toBeInTheDocument();
    expect(screen.queryByText('暂无赛事')).toBeNull();
    matches.mockResolvedValue(pageOf([fakeMatch('retry')]));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(articles()).toEqual(['主队retry – 客队retry']);
  });

  it('keeps what is there when a later answer fails, and says that it may be old', async () => {
    const matches = answering(fakeMatch('kept'));
    await show(matches);
    expect(screen.queryByRole('alert')).toBeNull();
    matches.mockResolvedValue(failed);
    await wait(LIST_INTERVAL_MS.live);
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法更新');
    expect(articles()).toEqual(['主队kept – 客队kept']);
    matches.mockResolvedValue(pageOf([fakeMatch('kept')]));
    await wait(LIST_INTERVAL_MS.live);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('folds a league away and unfolds it', async () => {
    const other = { league: { id: 'l2', name: '银河杯' } };
    await show(answering(fakeMatch('a'), fakeMatch('b'), fakeMatch('c', other)));
    const league = screen.getByRole('button', { name: '星河联赛 2' });
    expect(league).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(league);
    expect(articles()).toEqual(['主队c – 客队c']);
    expect(screen.getByRole('button', { name: '星河联赛 2' })).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(screen.getByRole('button', { name: '星河联赛 2' }));
    expect(articles()).toHaveLength(3);
  });

  it('shows an outright as one question with its answers', async () => {
    const cup = fakeMatch('cup', {
      home: { name: '银河杯冠军' },
      away: { name: '' },
      markets: [fakeMarket('cup', 'outright', { 'runner:1': '4.50', 'runner:2': '7.00' }, { name: '冠军' })],
    });
    await show(answering(cup), 'outright');
    const question = screen.getByRole('article', { name: '银河杯冠军' });
    expect(within(question).getByRole('heading', { name: '银河杯冠军' })).toBeInTheDocument();
    expect(within(question).getAllByRole('button')).toHaveLength(2);
  });
});

describe('how often a list is asked for', () => {
  it.each([
    ['SPORT-021', 'live', 5_000],
    ['SPORT-022', 'today', 10_000],
    ['SPORT-023', 'early', 60_000],
    ['SPORT-024', 'outright', 60_000],
    ['SPORT-026', 'combo', 60_000],
  ] as const)('%s %s every %i ms', async (_row, period, interval) => {
    const matches = answering();
    await show(matches, period);
    expect(matches).toHaveBeenCalledTimes(1);
    await wait(interval - 1);
    expect(matches).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(matches).toHaveBeenCalledTimes(2);
  });

  it('OPEN-046 esports every ten seconds, every five while a match runs', async () => {
    const matches = answering(fakeMatch('e', { status: 'upcoming' }));
    await show(matches, 'esports');
    await wait(5_000);
    expect(matches).toHaveBeenCalledTimes(1);
    matches.mockResolvedValue(pageOf([fakeMatch('e')]));
    await wait(5_000);
    expect(matches).toHaveBeenCalledTimes(2);
    await wait(10_000);
    const before = matches.mock.calls.length;
    await wait(5_000);
    expect(matches).toHaveBeenCalledTimes(before + 1);
  });
});
