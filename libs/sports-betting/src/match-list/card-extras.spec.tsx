import type { Match } from '@heptad/venue-gateway';
import { screen } from '@testing-library/react';
import { fakeMatch, settle, showSports } from '../testing/sports-scene';
import CardExtras from './card-extras';
import { MatchCard } from '../match-card/match-card';
import { splitMatch } from '../match/match-shape';

async function show(more: Partial<Match>) {
  await showSports({
    page: <MatchCard match={splitMatch(fakeMatch('x', more)).shape} extras={CardExtras} />,
  });
  await settle();
}

describe('what a card says beside the score', () => {
  it('has a mark for the match, corners, red cards and that it can be watched', async () => {
    await show({ corners: { home: 5, away: 3 }, redCards: { home: 0, away: 1 }, stream: true });
    expect(screen.getByRole('button', { name: '收藏比赛 主队x – 客队x' })).toBeInTheDocument();
    expect(screen.getByText('角球').parentElement).toHaveTextContent('5-3');
    expect(screen.getByRole('img', { name: '红牌' }).parentElement).toHaveTextContent('0-1');
    expect(screen.getByRole('img', { name: '有直播' })).toBeInTheDocument();
  });

  it('says nothing of what there is not', async () => {
    await show({ redCards: { home: 0, away: 0 } });
    expect(screen.queryByText('角球')).toBeNull();
    expect(screen.queryByRole('img', { name: '红牌' })).toBeNull();
    expect(screen.queryByRole('img', { name: '有直播' })).toBeNull();
  });
});
