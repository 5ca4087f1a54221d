import type { ResultQuery } from '@heptad/venue-gateway';
import { screen, within } from '@testing-library/react';
import { layRowsOut } from '../testing/row-layout';
import { failed, pageOf } from '../testing/sports-scene';
import { counts, field, NOW, PATH, press, result, rows, show } from './testing/results-scene';

const other = { id: 'l2', name: '远山联赛' };

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
    expect(screen.getByText(/^比赛日期按您设备的时区划分/)).toBeInTheDocument();
  });

  it('shows the results as the panel of venue and sport, named by them', async () => {
    await show();
    const panel = screen.getByRole('tabpanel', { name: /足球/ });
    for (const tab of screen.getAllByRole('tab', { selected: true }))
      expect(tab).toHaveAttribute('aria-controls', panel.id);
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
    await show(undefined, {
      sports: async (listKind) => (listKind === 'virtual' ? failed : counts(listKind)),
    });
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
