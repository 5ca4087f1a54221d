import type { SportsVenue } from '@heptad/venue-gateway';
import { fireEvent, screen, within } from '@testing-library/react';
import { failed, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { MatchForm } from './match-form';
import { messages } from './match-page-texts';

const match = splitMatch(fakeMatch('m', { status: 'upcoming' })).shape;

async function show(results: SportsVenue['results']) {
  await showSports({ page: <MatchForm match={match} />, messages, venue: { results } });
  await settle();
}

describe('the form of both teams', () => {
  it('is told of each by its last matches, whatever its opponent', async () => {
    const asked = jest.fn<ReturnType<SportsVenue['results']>, Parameters<SportsVenue['results']>>(async () =>
      pageOf([
        fakeMatch('r', {
          status: 'ended',
          home: match.home,
          away: { name: '第三队' },
          score: { home: 2, away: 1 },
        }),
      ]),
    );
    await show(asked);
    const home = screen.getByRole('region', { name: '主队m' });
    expect(within(home).getByRole('listitem')).toHaveTextContent('胜主第三队2-1');
    expect(screen.getByRole('region', { name: '客队m' })).toHaveTextContent('近期没有比赛');
    const [query] = asked.mock.calls[0] ?? [];
    expect((query?.to ?? 0) - (query?.from ?? 0)).toBe(3 * 86_400_000);
  });

  it('can be asked for again where it could not be had', async () => {
    const asked = jest.fn(async () => failed);
    await show(asked);
    const before = asked.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(screen.getByText('近况加载失败')).toBeInTheDocument();
    expect(asked.mock.calls.length).toBeGreaterThan(before);
  });
});
