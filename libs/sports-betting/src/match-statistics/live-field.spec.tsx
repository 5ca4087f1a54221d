import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Result } from '@heptad/api-client';
import type { BallPlace, MatchStatistics } from '@heptad/venue-gateway';
import { fakeMatch, settle, showSports } from '../testing/sports-scene';
import { matchClocks } from '../match/match-clocks';
import { splitMatch } from '../match/match-shape';
import { LiveField } from './live-field';
import { messages } from './statistics-texts';
import { answer } from '../bet-slip/testing/slip-fakes';
import type { MatchEvent } from '../match-timeline/match-events';

const statistics = jest.fn(async (): Promise<Result<MatchStatistics | undefined>> => answer(undefined));
const at = (ball: BallPlace) => answer({ statistics: [], ball });

async function show(latest?: MatchEvent, more: Parameters<typeof fakeMatch>[1] = {}) {
  await showSports({
    page: <LiveField match={splitMatch(fakeMatch('p', more)).shape} latest={latest} />,
    messages,
    venue: { statistics },
  });
  await settle();
}
const movable = () => document.querySelector<SVGElement>('svg > g[style]');
const ball = () => {
  const [x, y] = [...(movable()?.style.transform ?? '').matchAll(/[\d.]+/g)].map(([number]) =>
    Number(number),
  );
  return { x: Math.round(x ?? 0), y: Math.round(y ?? 0) };
};

beforeEach(() => statistics.mockReset().mockResolvedValue(answer(undefined)));
afterEach(() => jest.restoreAllMocks());

describe('the drawn field, where the venue does not tell the ball’s place', () => {
  it('has the ball in the middle, and claims nothing, before anything happened', async () => {
    await show();
    expect(ball()).toEqual({ x: 160, y: 90 });
    expect(screen.getByRole('status')).toHaveTextContent('比赛进行中');
  });

  it('says at half time that they rest', async () => {
    const { id } = fakeMatch('p');
    matchClocks.set(id, { stage: 'halfTime', minute: 45 });
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('中场休息');
    matchClocks.prune(() => false);
  });

  it('says the last thing that happened, and whose it was', async () => {
    await show({ kind: 'goal', side: 'away', count: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('进球！客队p 第 2 球');
  });

  it('lays the ball at the goal of the other side, mirrored for the away side', async () => {
    await show({ kind: 'goal', side: 'home', count: 1 });
    const home = ball();
    document.body.innerHTML = '';
    await show({ kind: 'goal', side: 'away', count: 1 });
    const away = ball();
    expect(home.x).toBeGreaterThan(280);
    expect(away).toEqual({ x: 320 - home.x, y: 180 - home.y });
  });

  it('takes the ball back to the middle when a goal is taken back', async () => {
    await show({ kind: 'goalCancelled', side: 'home', count: 0 });
    expect(ball()).toEqual({ x: 160, y: 90 });
    expect(screen.getByRole('status')).toHaveTextContent('进球取消');
  });

  it('does not beat while the match stands', async () => {
    await show(undefined, { status: 'suspended' });
    expect(document.querySelector('.animate-ping')).toBeNull();
  });
});

const reduceMotion = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

describe('the ball', () => {
  it('lies where the venue says that it is, and on its way there in between', async () => {
    statistics.mockResolvedValue(at({ x: 0.75, y: 0.25, side: 'home', danger: 1 }));
    await show();
    expect(ball()).toEqual({ x: 234, y: 51 });
    expect(movable()?.style.transition).toContain('transform 3000ms');
    expect(screen.getByText('主队p 进攻')).toBeInTheDocument();
  });

  it.each([
    ['football', 0, '客队p 控球'],
    ['football', 2, '客队p 危险进攻'],
    ['basketball', 1, '客队p 进攻'],
    ['tennis', 0, '客队p 发球'],
    ['baseball', 2, '客队p 击球'],
    ['leagueBattle', 1, '客队p 推进'],
  ] as const)('is told in the words of %s at danger %d', async (sport, danger, words) => {
    statistics.mockResolvedValue(at({ x: 0.2, y: 0.5, side: 'away', danger }));
    await show(undefined, { sport, id: `${sport}${String(danger)}` });
    expect(screen.getByText(words)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is asked for again while the match runs', async () => {
    jest.useFakeTimers();
    statistics.mockResolvedValue(at({ x: 0.5, y: 0.5, side: 'home', danger: 0 }));
    await show(undefined, { id: 'again' });
    statistics.mockResolvedValue(at({ x: 1, y: 0.5, side: 'home', danger: 2 }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(ball()).toEqual({ x: 308, y: 90 });
    jest.useRealTimers();
  });

  it('is put there for those who want no motion', async () => {
    reduceMotion();
    statistics.mockResolvedValue(at({ x: 0.75, y: 0.25, side: 'home', danger: 1 }));
    await show(undefined, { id: 'still' });
    expect(ball()).toEqual({ x: 234, y: 51 });
    expect(movable()?.style.transition).toBe('');
    expect(document.querySelector('.animate-ping')).toBeNull();
  });
});

describe('what happens', () => {
  it('stands there for some seconds, then what is done with the ball', async () => {
    jest.useFakeTimers();
    statistics.mockResolvedValue(at({ x: 0.98, y: 0.5, side: 'home', danger: 2 }));
    const shape = splitMatch(fakeMatch('n', { id: 'news' })).shape;
    const before: MatchEvent = { kind: 'corner', side: 'home', count: 1 };
    const goal: MatchEvent = { kind: 'goal', side: 'home', count: 3 };
    function Page() {
      const [latest, setLatest] = useState(before);
      return (
        <button type="button" onClick={() => setLatest(goal)}>
          <LiveField match={shape} latest={latest} />
        </button>
      );
    }
    await showSports({ page: <Page />, messages, venue: { statistics } });
    await settle();
    expect(screen.getByText('主队n 危险进攻')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('进球！主队n 第 3 球');
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(screen.getByText('主队n 危险进攻')).toBeInTheDocument();
    jest.useRealTimers();
  });
});
