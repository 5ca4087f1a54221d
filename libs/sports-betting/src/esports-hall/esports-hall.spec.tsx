import type { MatchQuery, SportCount, SportsVenue } from '@heptad/venue-gateway';
import { ob } from '@heptad/contracts';
import { stubApiClient } from '@heptad/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failed, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import type { ReactNode } from 'react';
import EsportsHall, { messages } from './esports-hall';
import EsportsSection from './esports-section';

type Matches = jest.Mock<ReturnType<SportsVenue['matches']>, [MatchQuery]>;

const COUNTS: readonly SportCount[] = [
  { sport: 'leagueBattle', count: 2 },
  { sport: 'royalBattle', count: 0 },
  { sport: 'tacticalShooter', count: 1 },
];
const counted = (counts: readonly SportCount[]) => async () => ({ ok: true, value: counts }) as const;

async function show(
  page: ReactNode,
  { matches, counts = COUNTS }: { matches?: SportsVenue['matches']; counts?: readonly SportCount[] } = {},
) {
  const asked: Matches = jest.fn(matches ?? (async ({ sport }) => pageOf([fakeMatch(String(sport))])));
  const scene = await showSports({
    page,
    messages,
    order: ['IMTY', 'YBTY'],
    venues: {
      IMTY: { sports: counted([]), matches: asked },
      YBTY: { sports: counted(counts), matches: asked },
    },
    more: { api: stubApiClient({ [ob.esportsLogoDomain.path]: { ok: true, value: '/logos/' } }) },
  });
  await settle();
  await settle();
  return { ...scene, asked };
}
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the hall of e-sports', () => {
  it('lists matches by title at the venue that has titles', async () => {
    const { asked } = await show(<EsportsHall />);
    const tabs = screen.getByRole('group', { name: '游戏项目' });
    expect([...tabs.querySelectorAll('button')].map((tab) => tab.textContent)).toEqual([
      '联盟对决2',
      '战术射击1',
    ]);
    expect(cards()).toEqual(['主队leagueBattle – 客队leagueBattle']);
    fireEvent.click(screen.getByRole('button', { name: /战术射击/ }));
    await settle();
    expect(cards()).toEqual(['主队tacticalShooter – 客队tacticalShooter']);
    expect(asked.mock.calls.every(([{ period }]) => period === 'esports')).toBe(true);
  });

  it('SHELL-005 takes a price straight into the slip', async () => {
    await show(<EsportsHall />);
    expect(screen.queryByRole('dialog', { name: '投注单' })).toBeNull();
    fireEvent.click(
      screen
        .getAllByRole('button', { pressed: false })
        .find((price) => /\d\.\d/.test(price.textContent ?? ''))!,
    );
    await waitFor(() => expect(screen.getByRole('dialog', { name: '投注单' })).toBeInTheDocument());
  });

  it('CALL-033 reads a logo below the address that the venue says', async () => {
    await show(<EsportsHall />);
    const logo = document.querySelector('[aria-label="游戏项目"] img');
    expect(decodeURIComponent(logo?.getAttribute('src') ?? '')).toContain('/logos/title-leagueBattle.png');
  });

  it('says that there is none', async () => {
    await show(<EsportsHall />, { counts: [] });
    expect(screen.getByText('暂无电竞赛事')).toBeVisible();
  });

  it('says that matches cannot be had, and asks again', async () => {
    const { asked } = await show(<EsportsHall />, { matches: async () => failed });
    expect(screen.getByText('电竞赛事加载失败')).toBeVisible();
    asked.mockImplementation(async () => pageOf([fakeMatch('back')]));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(cards()).toEqual(['主队back – 客队back']);
  });
});

it('the home page shows the first matches of the first title, with the way to the hall', async () => {
  const { asked } = await show(<EsportsSection />);
  await settle();
  expect(cards()).toEqual(['主队leagueBattle – 客队leagueBattle']);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ period: 'esports', sport: 'leagueBattle' });
  expect(screen.getByRole('link', { name: '全部电竞' })).toHaveAttribute('href', '/venues/esports');
});
