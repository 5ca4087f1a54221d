import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { LEAGUES_SHOWN, LeagueLinks, useLeagues } from './league-links';

const LIST = { venue: 'IMTY', period: 'live', sport: 'football' } as const;

function Leagues() {
  const leagues = useLeagues(LIST);
  return leagues === undefined ? null : <LeagueLinks {...LIST} leagues={leagues} />;
}

const leagueOf = (place: number) => ({ id: String(5100 + place), name: `联赛${String(place)}` });

async function show(leagues: readonly number[], query = '') {
  const matches = jest.fn(async () =>
    pageOf(leagues.map((place, index) => fakeMatch(`m${String(index)}`, { league: leagueOf(place) }))),
  );
  const scene = await showSports({
    page: (
      <ul>
        <Leagues />
      </ul>
    ),
    path: '/home/sports',
    at: `/home/sports?venue=IMTY${query}`,
    venue: { matches },
  });
  await settle();
  return { ...scene, matches };
}

const links = () => screen.queryAllByRole('link');
const address = (name: RegExp) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://x.example').searchParams;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the leagues in the rail', () => {
  it('are those of the list, with the number of their matches, and narrow it', async () => {
    await show([1, 2, 1], '&sort=hot');
    expect(links().map(({ textContent }) => textContent)).toEqual(['联赛12', '联赛21']);
    expect(Object.fromEntries(address(/联赛1/))).toEqual({
      period: 'live',
      venue: 'IMTY',
      sport: 'football',
      sort: 'hot',
      leagues: '5101',
    });
  });

  it('mark the one that the list is narrowed to, which widens it again', async () => {
    const { router } = await show([1, 2], '&leagues=5102');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('联赛2');
    expect(address(/联赛2/).get('leagues')).toBeNull();
    await act(() => router.navigate('/home/sports?venue=IMTY&leagues=5101,5102'));
    await settle();
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('ask for the day and the order that the list has, so that both share one answer', async () => {
    const { matches } = await show([1, 2], '&sort=hot');
    expect(matches).toHaveBeenCalledWith(expect.objectContaining({ order: 'hot', period: 'live' }));
  });

  it('are not there for one league alone', async () => {
    await show([1, 1]);
    expect(links()).toEqual([]);
  });

  it('are the first ones until all are asked for', async () => {
    await show(Array.from({ length: LEAGUES_SHOWN + 3 }, (_, place) => place));
    expect(links()).toHaveLength(LEAGUES_SHOWN);
    const more = within(screen.getByRole('list', { name: '联赛' })).getByRole('button');
    expect(more).toHaveTextContent('全部 13 个联赛');
    fireEvent.click(more);
    expect(links()).toHaveLength(LEAGUES_SHOWN + 3);
    expect(more).toHaveTextContent('收起');
    fireEvent.click(more);
    expect(links()).toHaveLength(LEAGUES_SHOWN);
  });
});
