import type { Incident, Match, ResultQuery, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/fakes/slip-fakes';
import { layRowsOut } from '../fakes/row-layout';
import { failed, fakeMatch, pageOf, settle, showSports } from '../fakes/sports-scene';
import ResultsPage from './results-page';

const PATH = '/home/sports/sportsResult';
const NOW = new Date(2030, 0, 10, 15).getTime();

const result = (id: string, more: Partial<Match> = {}): Match =>
  fakeMatch(id, { status: 'ended', markets: [], kickOff: NOW - 7_200_000, ...more });
const other = { id: 'l2', name: '远山联赛' };

const counts: SportsVenue['sports'] = async (shelf) =>
  answer(
    shelf === 'today'
      ? [
          { sport: 'basketball', count: 2 },
          { sport: 'football', count: 9 },
        ]
      : [],
  );

const untold: SportsVenue['course'] = async () => answer(undefined);

async function show(
  results: SportsVenue['results'] = async () => pageOf([result('r1')]),
  {
    at = PATH,
    sports = counts,
    course = untold,
  }: Partial<Pick<SportsVenue, 'sports' | 'course'>> & { at?: string } = {},
) {
  const asked = jest.fn(results);
  const scene = await showSports({
    page: <ResultsPage />,
    path: PATH,
    at,
    venue: { results: asked, sports, course },
    states: async () => failed,
  });
  await later();
  return { ...scene, asked };
}

async function later() {
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  await settle();
}

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await later();
}

const field = ({ router }: Awaited<ReturnType<typeof show>>, name: string) =>
  new URLSearchParams(router.state.location.search).get(name);
const rows = () => within(screen.getByRole('list', { name: '赛果' })).queryAllByRole('article');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  layRowsOut(92);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the results page', () => {
  it('ROUTE-082 asks the first venue for today of its first sport, by the member’s own day', async () => {
    const { asked, sports } = await show();
    expect(sports).toHaveBeenCalledWith('IMTY');
    const day = { from: new Date(2030, 0, 10).getTime(), to: new Date(2030, 0, 11).getTime() - 1 };
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ sport: 'football', page: 1, ...day }));
    expect(screen.getByRole('radio', { name: /今天/ })).toBeChecked();
  });

  it('shows the score, that of the stages and corners', async () => {
    await show(async () =>
      pageOf([
        result('r1', {
          score: { home: 3, away: 1 },
          corners: { home: 7, away: 2 },
          stageScores: [
            { stage: 'firstHalf', score: { home: 1, away: 1 } },
            { stage: 'secondHalf', score: { home: 2, away: 0 } },
          ],
        }),
      ]),
    );
    const [row] = rows();
    expect(row).toHaveTextContent('主队r13');
    expect(row).toHaveTextContent('客队r11');
    expect(row).toHaveTextContent('上半场 1-1');
    expect(row).toHaveTextContent('角球 7-2');
    expect(screen.getByText('共 1 场')).toBeInTheDocument();
  });

  it('marks an abandoned match and says what becomes of bets', async () => {
    await show(async () => pageOf([result('off', { status: 'abandoned' })]));
    expect(rows()[0]).toHaveTextContent('腰斩');
    expect(rows()[0]).toHaveTextContent('退回本金');
  });

  it('ROUTE-082 asks each venue in turn, and keeps the sport and the day', async () => {
    const scene = await show();
    await press(screen.getByRole('radio', { name: /1月8日/ }));
    expect(field(scene, 'day')).toBe('2030-01-08');
    expect(scene.asked.mock.lastCall?.[0]).toMatchObject({ from: new Date(2030, 0, 8).getTime() });
    await press(screen.getByRole('tab', { name: '篮球' }));
    expect(scene.asked.mock.lastCall?.[0]).toMatchObject({
      sport: 'basketball',
      from: new Date(2030, 0, 8).getTime(),
    });
    for (const [name, code] of [
      ['OB体育', 'YBTY'],
      ['熊猫体育', 'DBTY'],
      ['FB体育', 'FBTY'],
    ] as const) {
      await press(screen.getByRole('tab', { name }));
      expect(scene.sports).toHaveBeenLastCalledWith(code);
      expect([field(scene, 'venue'), field(scene, 'sport')]).toEqual([code, 'basketball']);
    }
  });

  it('brings every page of a long day together, once each, and none where one is missing', async () => {
    const page = async ({ page: number = 1 }: ResultQuery) =>
      pageOf([result(`p${String(number)}`), result('moved')], {
        page: number,
        total: 250,
        hasMore: number < 3,
      });
    const { asked } = await show(page);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(rows()).toHaveLength(4);
  });

  it('is an error with a way on where a page of a long day is missing', async () => {
    const { asked } = await show(async ({ page = 1 }) =>
      page === 2 ? failed : pageOf([result('p1')], { total: 150, hasMore: true }),
    );
    expect(screen.getByText('赛果加载失败')).toBeInTheDocument();
    asked.mockImplementation(async () => pageOf([result('back')]));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(rows()[0]).toHaveTextContent('主队back');
  });

  it('narrows to leagues, which the address keeps, and shows all again', async () => {
    const scene = await show(async () => pageOf([result('a'), result('b', { league: other })]));
    await press(screen.getByRole('button', { name: /^联赛/ }));
    const sheet = within(screen.getByRole('dialog', { name: '联赛筛选' }));
    await press(sheet.getByRole('checkbox', { name: '远山联赛' }));
    await press(sheet.getByRole('button', { name: '查看 1 场赛事' }));
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('主队a')]);
    expect(field(scene, 'leagues')).toBe('all,l2');
  });

  it('folds a league and all of them', async () => {
    await show(async () => pageOf([result('a'), result('b', { league: other })]));
    await press(screen.getByRole('button', { name: /星河联赛/ }));
    expect(rows()).toHaveLength(1);
    await press(screen.getByRole('button', { name: '收起' }));
    expect(rows()).toHaveLength(0);
  });

  it('says that it loads, that there is nothing, and never the second for the first', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(screen.queryByText('这一天暂无赛果')).toBeNull();
  });

  it('says that a day has nothing', async () => {
    await show(async () => pageOf([]));
    expect(screen.getByText('这一天暂无赛果')).toBeInTheDocument();
  });

  it('shows what some lists tell of the sports, and an error where none does', async () => {
    await show(undefined, { sports: async (shelf) => (shelf === 'virtual' ? failed : counts(shelf)) });
    expect(screen.getByRole('tab', { name: '足球' })).toBeInTheDocument();
  });

  it('tries again where no list tells its sports', async () => {
    await show(undefined, { sports: async () => failed });
    expect(screen.getByText('赛果加载失败')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '赛果' })).toBeNull();
  });

  it('passes over an address that makes no sense', async () => {
    const { asked } = await show(undefined, { at: `${PATH}?venue=XX&sport=chess&day=2031-01-01` });
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      sport: 'football',
      from: new Date(2030, 0, 10).getTime(),
    });
  });
});

const incident = (kind: Incident['kind'], side: Incident['side'], minute: number): Incident => ({
  kind,
  side,
  clock: { seconds: minute * 60, period: minute < 45 ? 'firstHalf' : 'secondHalf' },
});
const COURSE = [
  incident('goal', 'home', 12),
  incident('corner', 'home', 20),
  incident('yellowCard', 'away', 60),
  incident('goal', 'away', 91),
];
const scored = async () =>
  pageOf([
    result('r1', {
      score: { home: 1, away: 1 },
      stageScores: [
        { stage: 'firstHalf', score: { home: 1, away: 0 } },
        { stage: 'secondHalf', score: { home: 0, away: 1 } },
      ],
    }),
    result('r2'),
  ]);
const head = (name: RegExp) => screen.getByRole('button', { name });
const told = () => within(screen.getByRole('region', { name: '赛况' })).getAllByRole('listitem');

async function openFirst(course?: SportsVenue['course'], list: SportsVenue['results'] = scored) {
  const scene = await show(list, course && { course });
  await press(head(/主队r1/));
  // The part, its texts and its answer come one after the other.
  for (let turn = 0; turn < 3; turn += 1) await later();
  return scene;
}

describe('an opened result', () => {
  it('ROUTE-082 tells goals and cards by their minutes with how it stood, and leads to the match’s page', async () => {
    const course = jest.fn(async () => answer(COURSE));
    await openFirst(course);
    expect(course.mock.calls).toEqual([['r1']]);
    expect(told().map((item) => item.textContent)).toEqual([
      "12'进球！主队r1 第 1 球1-0",
      "60'客队r1 黄牌",
      "90+2'进球！客队r1 第 1 球1-1",
    ]);
    expect(screen.getByRole('table')).toHaveTextContent('主队r1101');
    expect(screen.getByRole('link', { name: '赛事详情' })).toHaveAttribute(
      'href',
      '/home/sports/sportsDetails?venue=IMTY&id=r1',
    );
  });

  it('asks nothing until it is opened, is kept in the address, and closes again', async () => {
    const course = jest.fn(async () => answer(COURSE));
    const scene = await show(scored, { course });
    expect(course).not.toHaveBeenCalled();
    await press(head(/主队r1/));
    expect([field(scene, 'match'), head(/主队r1/).getAttribute('aria-expanded')]).toEqual(['r1', 'true']);
    await press(head(/主队r2/));
    expect(head(/主队r1/)).toHaveAttribute('aria-expanded', 'false');
    await press(head(/主队r2/));
    expect(field(scene, 'match')).toBeNull();
    expect(screen.queryByRole('link', { name: '赛事详情' })).toBeNull();
  });

  it('is open where the address says so', async () => {
    await show(scored, { at: `${PATH}?match=r2` });
    expect(head(/主队r2/)).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['nothing happened', answer([]), { home: 0, away: 0 }, '本场没有进球，也没有红黄牌'],
    ['the venue tells no course', answer(undefined), { home: 1, away: 0 }, '该场馆不提供进球与红黄牌的时间'],
    ['the course is not whole', answer([]), { home: 1, away: 0 }, '赛况与比分不一致，以比分为准'],
  ])('says so where %s', async (_, told, score, words) => {
    await openFirst(
      async () => told,
      async () => pageOf([result('r1', { score })]),
    );
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '赛况' })).toBeNull();
  });

  it('says that the course could not be had, and asks again', async () => {
    const course = jest.fn<ReturnType<SportsVenue['course']>, [string]>(async () => failed);
    await openFirst(course);
    expect(screen.getByRole('alert')).toHaveTextContent('赛况加载失败');
    course.mockResolvedValue(answer(COURSE));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(told()).toHaveLength(3);
  });

  it('shows the stages alone in a sport that is not counted in goals', async () => {
    const course = jest.fn(async () => answer(COURSE));
    await openFirst(course, async () =>
      pageOf([
        result('r1', {
          sport: 'basketball',
          score: { home: 20, away: 18 },
          stageScores: [{ stage: 'quarter1', score: { home: 20, away: 18 } }],
        }),
      ]),
    );
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '赛事详情' })).toBeInTheDocument();
    expect(course).not.toHaveBeenCalled();
  });
});
