import type { Match } from '@heptad/venue-gateway';
import { fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { fakeMatch, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { MatchMedia } from './match-media';
import { messages } from './match-page-texts';

// What a stream is made of has its own spec.
jest.mock('./stream/stream-stage', () => ({ StreamStage: () => <p>pictures</p> }));

const timeline = jest.fn(async () =>
  answer([{ kind: 'redCard', side: 'away', clock: { seconds: 2_760, period: 'firstHalf' } } as const]),
);

async function show(more: Partial<Match> = {}) {
  await showSports({
    page: <MatchMedia match={splitMatch(fakeMatch('s', more)).shape} />,
    messages,
    venue: { timeline, statistics: async () => answer(undefined) },
  });
}
const tab = (name: string) => screen.getByRole('button', { name });
async function press(name: string) {
  fireEvent.click(tab(name));
  // Once for the code of what is opened, once for what it asks.
  await settle();
  await settle();
}

beforeEach(() => timeline.mockClear());

describe('what a match has to show besides its prices', () => {
  it('is closed at first, and nothing is asked for', async () => {
    await show({ stream: true });
    for (const name of ['动画', '视频', '统计', '赛况'])
      expect(tab(name)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('figure')).toBeNull();
    expect(timeline).not.toHaveBeenCalled();
  });

  it('opens one at a time, and closes by the same tap', async () => {
    await show({ stream: true });
    await press('动画');
    expect(screen.getByRole('figure')).toBeInTheDocument();
    await press('视频');
    expect(screen.getByText('pictures')).toBeInTheDocument();
    expect(screen.queryByRole('figure')).toBeNull();
    await press('视频');
    expect(screen.queryByText('pictures')).toBeNull();
    expect(tab('视频')).toHaveAttribute('aria-expanded', 'false');
  });

  it('ROUTE-081 tells what happened before the page was opened', async () => {
    await show();
    await press('赛况');
    const region = screen.getByRole('region', { name: '赛况' });
    expect(within(region).getByRole('listitem')).toHaveTextContent("45+2'客队s 红牌");
  });

  it('says so where nothing has happened, and where no figures were told', async () => {
    timeline.mockResolvedValueOnce(answer([]));
    await show({ id: 'q' });
    await press('赛况');
    expect(screen.getByText('暂无赛况')).toBeInTheDocument();
    await press('统计');
    expect(screen.getByText('暂无技术统计')).toBeInTheDocument();
  });

  it('is no empty row where there is nothing', async () => {
    await show({ sport: 'virtualTennis', status: 'upcoming' });
    expect(screen.queryByRole('group')).toBeNull();
  });
});
