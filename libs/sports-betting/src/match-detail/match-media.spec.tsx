import type { Match, SportsVenue } from '@heptad/venue-gateway';
import { fireEvent, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, fakeMatch, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { MatchMedia } from './match-media';
import { messages } from './match-page-texts';

// What a stream is made of has its own spec.
jest.mock('./stream/stream-stage', () => ({ StreamStage: () => <p>pictures</p> }));

const RED_CARD = { kind: 'redCard', side: 'away', clock: { seconds: 2_760, period: 'firstHalf' } } as const;
const timeline = jest.fn<ReturnType<SportsVenue['timeline']>, [string]>(async () => answer([RED_CARD]));

/** A match whose next answer, at a tap, has a goal more. */
function Running({ more }: { readonly more: Partial<Match> }) {
  const [home, setHome] = useState(2);
  const { shape } = useMemo(
    () => splitMatch(fakeMatch('s', { score: { home, away: 1 }, ...more })),
    [home, more],
  );
  return (
    <>
      <button onClick={() => setHome(home + 1)}>一球</button>
      <MatchMedia match={shape} />
    </>
  );
}

async function show(more: Partial<Match> = {}) {
  await showSports({
    page: <Running more={more} />,
    messages,
    venue: { timeline, statistics: async () => answer(undefined) },
  });
}
const tab = (name: string) => screen.getByRole('button', { name });
async function press(name: string) {
  fireEvent.click(tab(name));
  // Once for the panel, once for the code of what is opened in it, once for what that asks.
  await settle();
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

  const events = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('ROUTE-081 waits for what the venue tells, and tells what is seen meanwhile', async () => {
    let tell: (told: Awaited<ReturnType<SportsVenue['timeline']>>) => void = () => undefined;
    timeline.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
    await show({ id: 'w' });
    await press('赛况');
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(screen.queryByText('暂无赛况')).toBeNull();
    fireEvent.click(tab('一球'));
    expect(events()).toEqual([expect.stringContaining('主队s')]);
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    tell(answer([RED_CARD]));
    await settle();
    expect(events()).toEqual([expect.stringContaining('主队s'), expect.stringContaining('红牌')]);
    expect(screen.queryByRole('status', { name: '加载中' })).toBeNull();
  });

  it('ROUTE-081 says that it could not be told, and asks again', async () => {
    timeline.mockResolvedValueOnce(failed);
    await show({ id: 'f' });
    await press('赛况');
    expect(screen.getByRole('alert')).toHaveTextContent('赛况加载失败');
    expect(screen.queryByText('暂无赛况')).toBeNull();
    await press('重试');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events()).toEqual([expect.stringContaining('红牌')]);
  });

  it('ROUTE-081 says that the venue does not tell, below what was seen', async () => {
    timeline.mockResolvedValueOnce(answer(undefined));
    await show({ id: 'u' });
    await press('赛况');
    const untold = screen.getByText('该场馆不提供进球与红黄牌的时间');
    expect(screen.queryByText('暂无赛况')).toBeNull();
    fireEvent.click(tab('一球'));
    const [goal] = screen.getAllByRole('listitem');
    expect(goal!.compareDocumentPosition(untold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is no empty row where there is nothing', async () => {
    await show({ sport: 'virtualTennis', status: 'upcoming' });
    expect(screen.queryByRole('group')).toBeNull();
  });
});
