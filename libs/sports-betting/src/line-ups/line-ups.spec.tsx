import { defined } from '@heptad/formatting';
import type { LineUps, Match, Player, SportsVenue } from '@heptad/venue-gateway';
import { preloadBottomSheet } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, fakeMatch, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { LineUpsEntry } from './line-ups-entry';

const NOW = Date.UTC(2030, 0, 1, 9);
const PATH = '/home/sports/sportsDetails';

const man = (id: string, shirt: number, position: Player['position'], place?: number): Player => ({
  id,
  name: `卢卡·费拉莫${id}`,
  shortName: `费拉莫${id}`,
  shirt,
  ...(position && { position }),
  ...defined({ place }),
});
const side = (prefix: string) => ({
  formation: [4, 3, 3],
  starters: Array.from({ length: 11 }, (_, index) => {
    const position =
      index === 0 ? 'goalkeeper' : index < 5 ? 'defender' : index < 8 ? 'midfielder' : 'forward';
    return man(`${prefix}${String(index + 1)}`, index + 1, position, index + 1);
  }),
  bench: [man(`${prefix}20`, 20, 'goalkeeper'), man(`${prefix}21`, 21, 'forward')],
});
const ANNOUNCED: LineUps = {
  state: 'announced',
  home: side('h'),
  away: side('a'),
  substitutions: [
    { side: 'home', clock: { period: 'secondHalf', seconds: 63 * 60 + 5 }, off: 'h9', on: 'h21' },
    { side: 'away', clock: { period: 'halfTime', seconds: 2_800 }, off: 'a10', on: 'a21' },
  ],
};

beforeAll(() => preloadBottomSheet());
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A part, its texts and its answer come one after the other. */
async function arrive(ms = 0) {
  for (let turn = 0; turn < 4; turn += 1) {
    await act(async () => void (await jest.advanceTimersByTimeAsync(turn === 0 ? ms : 20)));
    await settle();
  }
}

async function show(
  lineUps: SportsVenue['lineUps'],
  more: Partial<Match> = {},
  at = `${PATH}?venue=IMTY&id=m1`,
) {
  const asked = jest.fn(lineUps);
  const { shape } = splitMatch(fakeMatch('m1', { home: { name: '星河' }, away: { name: '云岭' }, ...more }));
  const scene = await showSports({
    page: <LineUpsEntry match={shape} />,
    path: PATH,
    at,
    venue: { lineUps: asked },
  });
  await arrive();
  return { ...scene, asked };
}

const opener = () => screen.getByRole('button', { name: '阵容' });
const sheet = () => screen.getByRole('dialog', { name: '阵容' });

async function press(element: HTMLElement) {
  await act(async () => void fireEvent.click(element));
  await arrive();
}

async function open(lineUps: SportsVenue['lineUps'], more?: Partial<Match>) {
  const scene = await show(lineUps, more);
  opener().focus();
  await press(opener());
  return scene;
}

const told = (lineUps: LineUps | undefined) => async () => answer(lineUps);
const items = (name: string) => within(within(sheet()).getByRole('list', { name })).getAllByRole('listitem');

describe('the way to the line-ups', () => {
  it.each(['football', 'basketball'] as const)('ROUTE-081 is there in %s', async (sport) => {
    const { asked } = await show(told(ANNOUNCED), { sport });
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['tennis', 'virtualFootball', 'electronicFootball', 'electronicBasketball'] as const)(
    'ROUTE-081 is not there in %s',
    async (sport) => {
      await show(told(ANNOUNCED), { sport });
      expect(screen.queryByRole('button', { name: '阵容' })).toBeNull();
    },
  );
});

describe('the line-ups of football', () => {
  it('ROUTE-081 name both elevens with shirt, name and position, and what became of them', async () => {
    await open(told(ANNOUNCED));
    const home = items('星河 首发');
    expect(home).toHaveLength(11);
    expect(home[0]).toHaveTextContent('1 号 卢卡·费拉莫h1，门将');
    expect(home[8]).toHaveTextContent('9 号 卢卡·费拉莫h9，前锋 · 第 63 分钟换下，卢卡·费拉莫h21 换上');
    expect(items('云岭 首发')[9]).toHaveTextContent(
      '10 号 卢卡·费拉莫a10，前锋 · 半场换下，卢卡·费拉莫a21 换上',
    );
    expect(within(sheet()).getAllByText('阵型 4-3-3')).toHaveLength(2);
  });

  it('ROUTE-081 have the benches below, those first who came on', async () => {
    await open(told(ANNOUNCED));
    const [first, second] = items('星河 替补');
    expect(first).toHaveTextContent('21 号 卢卡·费拉莫h21，前锋 · 第 63 分钟换上，换下 卢卡·费拉莫h9');
    expect(first).toHaveTextContent("63'");
    expect(second).toHaveTextContent('20 号 卢卡·费拉莫h20，门将');
  });

  it('ROUTE-081 show a side that is not whole, and say where nobody is told', async () => {
    const home = { starters: side('h').starters.slice(0, 9), bench: [] };
    await open(told({ ...ANNOUNCED, home, away: { starters: [], bench: [] }, substitutions: [] }));
    expect(items('星河 首发')).toHaveLength(9);
    expect(within(sheet()).getByText('该队阵容暂缺')).toBeInTheDocument();
    expect(within(sheet()).queryByRole('list', { name: /替补/ })).toBeNull();
    expect(within(sheet()).queryByText(/^阵型/)).toBeNull();
  });
});

describe('the line-ups of basketball', () => {
  it('ROUTE-081 are lists of fives and benches', async () => {
    const five = (prefix: string) => ({
      starters: (['guard', 'guard', 'forward', 'forward', 'centre'] as const).map((position, index) =>
        man(`${prefix}${String(index)}`, index, position),
      ),
      bench: [man(`${prefix}9`, 9, 'guard')],
    });
    await open(told({ state: 'announced', home: five('h'), away: five('a'), substitutions: [] }), {
      sport: 'basketball',
    });
    expect(items('星河 首发').map((item) => item.textContent)).toHaveLength(5);
    expect(items('云岭 首发')[4]).toHaveTextContent('4 号 卢卡·费拉莫a4，中锋');
    expect(items('云岭 替补')).toHaveLength(1);
  });
});

describe('line-ups that are not there', () => {
  it('ROUTE-081 say that they come an hour before kick-off, and when that is', async () => {
    await open(told({ state: 'notAnnounced' }), { status: 'upcoming', kickOff: NOW + 5 * 3_600_000 });
    expect(within(sheet()).getByRole('status')).toHaveTextContent(
      /^阵容尚未公布开赛前约 1 小时公布 · 今天 \d\d:00 开赛$/,
    );
  });

  it.each([
    ['the match has none', { state: 'none' } as const, '本场比赛没有阵容资料'],
    ['the venue does not tell them', undefined, '该场馆不提供阵容'],
  ])('ROUTE-081 say that %s, and ask no more', async (_, lineUps, words) => {
    const { asked } = await open(told(lineUps));
    expect(within(sheet()).getByText(words)).toBeInTheDocument();
    const before = asked.mock.calls.length;
    await arrive(600_000);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(before + 1);
  });

  it('ROUTE-081 wait in the form of the line-ups', async () => {
    await open(() => new Promise(() => undefined));
    expect(within(sheet()).getByRole('status', { name: '加载中' })).toBeInTheDocument();
  });

  it('ROUTE-081 say that they could not be had, and are asked for again', async () => {
    const asked = jest.fn<ReturnType<SportsVenue['lineUps']>, [string]>(async () => failed);
    await open(asked, { status: 'ended' });
    expect(within(sheet()).getByRole('alert')).toHaveTextContent('阵容加载失败');
    asked.mockResolvedValue(answer(ANNOUNCED));
    await press(within(sheet()).getByRole('button', { name: '重试' }));
    expect(items('星河 首发')).toHaveLength(11);
  });
});

describe('open line-ups', () => {
  it('ROUTE-081 follow a running match, keep what they show when that fails, and ask no more once closed', async () => {
    let lineUps: LineUps = { ...ANNOUNCED, substitutions: [] };
    let down = false;
    const { asked } = await open(async () => (down ? failed : answer(lineUps)));
    expect(asked.mock.calls).toEqual([['m1']]);
    expect(items('星河 替补')[0]).toHaveTextContent('20 号');
    lineUps = ANNOUNCED;
    await arrive(15_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(items('星河 替补')[0]).toHaveTextContent('21 号');
    down = true;
    await arrive(15_000);
    expect(items('星河 首发')).toHaveLength(11);
    expect(within(sheet()).getByRole('alert')).toHaveTextContent('显示的阵容可能不是最新');
    await press(within(sheet()).getByRole('button', { name: '关闭阵容' }));
    await arrive(1_000);
    const before = asked.mock.calls.length;
    await arrive(120_000);
    expect(asked.mock.calls.length).toBe(before);
  });

  it('ROUTE-082 ask once for a match that is over', async () => {
    const { asked } = await open(told(ANNOUNCED), { status: 'ended' });
    await arrive(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('ROUTE-081 are kept in the address, close by Back and by Escape, and leave nothing behind', async () => {
    const { router } = await open(told(ANNOUNCED));
    const here = () => router.state.location.search;
    expect(here()).toBe('?venue=IMTY&id=m1&lineUps=m1');
    await act(async () => void router.navigate(-1));
    await arrive(1_000);
    expect([here(), screen.queryByRole('dialog')]).toEqual(['?venue=IMTY&id=m1', null]);

    await press(opener());
    await act(async () => {
      // Twice, as fast as keys go: one way back alone is taken.
      fireEvent.keyDown(sheet(), { key: 'Escape' });
      fireEvent.keyDown(sheet(), { key: 'Escape' });
    });
    await arrive(1_000);
    expect([here(), screen.queryByRole('dialog')]).toEqual(['?venue=IMTY&id=m1', null]);
    expect(screen.queryByText('otherVenue')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('ROUTE-081 open with an address that names them, and close to the match', async () => {
    const { router } = await show(told(ANNOUNCED), {}, `${PATH}?id=m1&lineUps=m1`);
    await arrive();
    await press(within(sheet()).getByRole('button', { name: '关闭阵容' }));
    await arrive(1_000);
    expect(router.state.location.search).toBe('?id=m1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ROUTE-082 are those of the match that the address names, and of no other', async () => {
    await show(told(ANNOUNCED), {}, `${PATH}?id=m1&lineUps=m2`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
