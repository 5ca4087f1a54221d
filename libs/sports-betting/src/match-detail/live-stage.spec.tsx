import type { Match } from '@heptad/venue-gateway';
import { fireEvent, screen } from '@testing-library/react';
import { fakeMatch, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { LiveStage } from './live-stage';

// What a stream is made of has its own spec.
jest.mock('./stream/stream-stage', () => ({ StreamStage: () => <p>pictures</p> }));

const show = (more: Partial<Match>) =>
  showSports({ page: <LiveStage match={splitMatch(fakeMatch('s', more)).shape} latest={undefined} /> });
const stage = () => screen.queryByRole('region', { name: '比赛直播' });

describe('what a running match shows of itself', () => {
  it('is a drawn pitch for football without pictures, and nothing to choose', async () => {
    await show({});
    expect(screen.getByRole('figure')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('is the member’s choice where football has pictures, the pitch first', async () => {
    await show({ stream: true });
    expect(screen.getByRole('radio', { name: '动画直播' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: '视频直播' }));
    await settle();
    expect(screen.getByText('pictures')).toBeInTheDocument();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('is pictures alone for a sport without a pitch', async () => {
    await show({ sport: 'tennis', stream: true });
    expect(screen.getByText('pictures')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it.each([
    ['a sport without a pitch has no pictures', { sport: 'tennis' }],
    ['the match has not begun', { stream: true, status: 'upcoming' }],
    ['the match is over', { stream: true, status: 'ended' }],
    ['the match was abandoned', { stream: true, status: 'abandoned' }],
  ] as const)('is nothing where %s', async (_, more) => {
    await show(more);
    expect(stage()).toBeNull();
  });

  it('stays while the match is interrupted', async () => {
    await show({ status: 'suspended' });
    expect(stage()).toBeInTheDocument();
  });
});
