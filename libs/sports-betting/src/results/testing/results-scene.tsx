import type { Match, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../../bet-slip/testing/slip-fakes';
import { failed, fakeMatch, pageOf, settle, showSports } from '../../testing/sports-scene';
import ResultsPage, { messages } from '../results-page';

/** Where the page stands. */
export const PATH = '/home/sports/sportsResult';
/** An afternoon, by the clock of whoever looks. */
export const NOW = new Date(2030, 0, 10, 15).getTime();

/** A match that has ended. */
export const result = (id: string, more: Partial<Match> = {}): Match =>
  fakeMatch(id, { status: 'ended', markets: [], kickOff: NOW - 7_200_000, ...more });

/** Football and basketball, both of today. */
export const counts: SportsVenue['sports'] = async (listKind) =>
  answer(
    listKind === 'today'
      ? [
          { sport: 'basketball', count: 2 },
          { sport: 'football', count: 9 },
        ]
      : [],
  );

const untold: SportsVenue['timeline'] = async () => answer(undefined);

/** The page of results of a venue that answers so, once its first answers are there. */
export async function show(
  results: SportsVenue['results'] = async () => pageOf([result('r1')]),
  {
    at = PATH,
    sports = counts,
    timeline = untold,
  }: Partial<Pick<SportsVenue, 'sports' | 'timeline'>> & { at?: string } = {},
) {
  const asked = jest.fn(results);
  const scene = await showSports({
    page: <ResultsPage />,
    messages,
    path: PATH,
    at,
    venue: { results: asked, sports, timeline },
    states: async () => failed,
  });
  await later();
  return { ...scene, asked };
}

/** Lets what is under way be answered. */
export async function later() {
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  await settle();
}

export async function press(element: HTMLElement) {
  fireEvent.click(element);
  await later();
}

/** A field of the address. */
export const field = ({ router }: Awaited<ReturnType<typeof show>>, name: string) =>
  new URLSearchParams(router.state.location.search).get(name);
export const rows = () => within(screen.getByRole('list', { name: '赛果' })).queryAllByRole('article');
