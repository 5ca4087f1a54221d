import { RoomMatch } from '@heptad/feature-module';
import type { SportsVenue, VenueCode } from '@heptad/venue-gateway';
import { fireEvent, screen } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, fakeMatch, settle, showSports } from '../testing/sports-scene';
import MatchPrices from './match-prices';

type AskMatch = SportsVenue['match'];

const unknown: AskMatch = async () => ({
  ok: false,
  error: { kind: 'business', code: '7109', message: '', call: '/match' },
});
const known =
  (more: Parameters<typeof fakeMatch>[1] = {}): AskMatch =>
  async (id) =>
    answer({ match: fakeMatch(id, more) });

async function show(id: string | undefined, ask: Partial<Record<VenueCode, AskMatch>>) {
  const venues = Object.fromEntries(Object.entries(ask).map(([code, match]) => [code, { match }]));
  const scene = await showSports({
    page: (
      <RoomMatch value={id}>
        <MatchPrices />
      </RoomMatch>
    ),
    order: ['FBTY', 'IMTY'],
    venues,
  });
  await settle();
  await settle();
  return scene;
}

describe('the prices of the match that a room is about', () => {
  it('SHELL-009 are those of the first venue, and can be tapped', async () => {
    await show('r1', { FBTY: known() });
    const card = screen.getByRole('article', { name: '主队r1 – 客队r1' });
    expect(card).toHaveTextContent('2.20');
    expect(screen.getAllByRole('button', { pressed: false }).length).toBeGreaterThan(6);
  });

  it('are those of the next venue, where the first does not know the match', async () => {
    await show('r2', { FBTY: unknown, IMTY: known() });
    expect(screen.getByRole('article', { name: '主队r2 – 客队r2' })).toBeInTheDocument();
  });

  it('are none where no venue knows it, where it is over, and where a room has no match', async () => {
    await show('r3', { FBTY: unknown, IMTY: unknown });
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    document.body.innerHTML = '';
    await show('r4', { FBTY: known({ status: 'ended' }) });
    expect(screen.queryByRole('article')).toBeNull();
    document.body.innerHTML = '';
    const { sports } = await show(undefined, {});
    expect(sports).not.toHaveBeenCalled();
  });

  it('can be asked for again after a failure', async () => {
    const match = jest.fn<ReturnType<AskMatch>, Parameters<AskMatch>>(async () => failed);
    await show('r5', { FBTY: match });
    match.mockImplementation(known());
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(screen.getByRole('article', { name: '主队r5 – 客队r5' })).toBeInTheDocument();
  });
});
