import type { Incident, SportsVenue } from '@heptad/venue-gateway';
import { screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { layRowsOut } from '../testing/row-layout';
import { failed, pageOf } from '../testing/sports-scene';
import { field, later, NOW, PATH, press, result, show } from './testing/results-scene';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  layRowsOut(92);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const incident = (kind: Incident['kind'], side: Incident['side'], minute: number): Incident => ({
  kind,
  side,
  clock: { seconds: minute * 60, period: minute < 45 ? 'firstHalf' : 'secondHalf' },
});
const TIMELINE = [
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

async function openFirst(timeline?: SportsVenue['timeline'], list: SportsVenue['results'] = scored) {
  const scene = await show(list, timeline && { timeline });
  await press(head(/主队r1/));
  // The part, its texts and its answer come one after the other.
  for (let turn = 0; turn < 3; turn += 1) await later();
  return scene;
}

describe('an opened result', () => {
  it('ROUTE-082 tells goals and cards by their minutes with how it stood, and leads to the match’s page', async () => {
    const timeline = jest.fn(async () => answer(TIMELINE));
    await openFirst(timeline);
    expect(timeline.mock.calls).toEqual([['r1']]);
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
    const timeline = jest.fn(async () => answer(TIMELINE));
    const scene = await show(scored, { timeline });
    expect(timeline).not.toHaveBeenCalled();
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
    ['the venue has no timeline', answer(undefined), { home: 1, away: 0 }, '该场馆不提供进球与红黄牌的时间'],
    ['the timeline is not whole', answer([]), { home: 1, away: 0 }, '赛况与比分不一致，以比分为准'],
  ])('says so where %s', async (_, told, score, words) => {
    await openFirst(
      async () => told,
      async () => pageOf([result('r1', { score })]),
    );
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '赛况' })).toBeNull();
  });

  it.each([
    ['football', 1],
    ['basketball', 1],
    ['tennis', 0],
  ] as const)('ROUTE-082 has a way to the line-ups of %s: %i', async (sport, ways) => {
    await openFirst(undefined, async () => pageOf([result('r1', { sport })]));
    expect(screen.queryAllByRole('button', { name: '阵容' })).toHaveLength(ways);
  });

  it('says that the timeline could not be fetched, and asks again', async () => {
    const timeline = jest.fn<ReturnType<SportsVenue['timeline']>, [string]>(async () => failed);
    await openFirst(timeline);
    expect(screen.getByRole('alert')).toHaveTextContent('赛况加载失败');
    timeline.mockResolvedValue(answer(TIMELINE));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(told()).toHaveLength(3);
  });

  it('shows the stages alone in a sport that is not counted in goals', async () => {
    const timeline = jest.fn(async () => answer(TIMELINE));
    await openFirst(timeline, async () =>
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
    expect(timeline).not.toHaveBeenCalled();
  });
});
