import { screen } from '@testing-library/react';
import { fakeMatch, showSports } from '../testing/sports-scene';
import { matchClocks } from '../match/match-clocks';
import { splitMatch } from '../match/match-shape';
import { LivePitch } from './live-pitch';
import type { MatchEvent } from '../match-timeline/match-events';

const show = (latest?: MatchEvent, more: Parameters<typeof fakeMatch>[1] = {}) =>
  showSports({ page: <LivePitch match={splitMatch(fakeMatch('p', more)).shape} latest={latest} /> });
const ball = () => {
  const place = document.querySelector('svg > g[transform]')?.getAttribute('transform') ?? '';
  const [x, y] = [...place.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  return { x, y };
};

afterEach(() => jest.restoreAllMocks());

describe('the drawn pitch', () => {
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
    expect(away).toEqual({ x: 320 - (home.x ?? 0), y: 180 - (home.y ?? 0) });
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

  it('moves for nobody who wants no movement', async () => {
    await show();
    expect(document.querySelector('.animate-ping')).not.toBeNull();
    document.body.innerHTML = '';
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    await show();
    expect(document.querySelector('.animate-ping')).toBeNull();
  });
});
