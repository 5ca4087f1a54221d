import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeMarket, fakeMatch, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { MarketBoard } from './market-board';
import { messages } from './match-page-texts';
import { PINNED_MARKETS } from './pinned-markets';

const many = (id: string) =>
  splitMatch(
    fakeMatch(id, {
      markets: [
        ...fakeMatch(id).markets,
        fakeMarket(id, 'overUnder', { over: '2.00', under: '1.90' }, { line: '1', period: 'firstHalf' }),
        fakeMarket(id, 'oddEven', { odd: '1.95', even: '1.95' }),
        fakeMarket(id, 'bothTeamsScore', { yes: '1.80', no: '2.00' }),
      ],
    }),
  ).shape;
const few = (id: string) => splitMatch(fakeMatch(id)).shape;

const show = (match = many('m'), whole = true) =>
  showSports({ page: <MarketBoard match={match} whole={whole} />, messages });
const families = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());
const pin = (market: string) => screen.getByRole('button', { name: `置顶${market}` });
const words = () => screen.getByRole('searchbox', { name: '搜索盘口' });
const search = () => press(screen.getByRole('button', { name: '搜索盘口' }));

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

async function type(text: string) {
  fireEvent.change(words(), { target: { value: text } });
  await settle();
}

describe('the pin of a market', () => {
  it('puts it above the others, is kept on the device, and lets it go again', async () => {
    const { device } = await show();
    expect(families()[0]).toBe('独赢');
    await press(screen.getByRole('tab', { name: '全部' }));
    await press(pin('单双'));
    expect(families().slice(0, 2)).toEqual(['单双', '独赢']);
    expect(pin('单双')).toHaveAttribute('aria-pressed', 'true');
    expect(device.items.get(PINNED_MARKETS)).toEqual(['oddEven full']);
    await press(screen.getByRole('tab', { name: '热门' }));
    expect(families()[0]).toBe('单双');
    await press(pin('单双'));
    expect(families()[0]).toBe('独赢');
    expect(device.items.get(PINNED_MARKETS)).toEqual([]);
  });

  it('keeps the parts of a match apart', async () => {
    const { device } = await show();
    await press(pin('上半场 · 大小'));
    expect(families()[0]).toBe('上半场 · 大小');
    expect(device.items.get(PINNED_MARKETS)).toEqual(['overUnder firstHalf']);
    expect(pin('大小')).toHaveAttribute('aria-pressed', 'false');
  });

  it('does not fold the market it belongs to', async () => {
    await show();
    await press(pin('大小'));
    expect(screen.getByRole('button', { name: '大小', expanded: true })).toBeInTheDocument();
  });

  it('shows the markets as the panel of their group', async () => {
    await show();
    const panel = screen.getByRole('tabpanel', { name: '热门' });
    for (const tab of screen.getAllByRole('tab', { selected: true }))
      expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('holds within a group too', async () => {
    await show();
    await press(screen.getByRole('tab', { name: '全部' }));
    await press(pin('双方进球'));
    await press(screen.getByRole('tab', { name: '进球' }));
    expect(families()[0]).toBe('双方进球');
  });
});

describe('the groups of markets', () => {
  const panels = () => document.querySelectorAll('.swipe-panel').length;

  it('may be swiped to, each in its place; what was searched for is the same in all', async () => {
    await show();
    const groups = screen.getAllByRole('tab').length;
    await waitFor(() => expect(panels()).toBe(groups));
    await search();
    await type('单双');
    expect(panels()).toBe(1);
    await type('');
    expect(panels()).toBe(groups);
  });

  it('leave folded what was folded in another, and unfolded what was unfolded', async () => {
    await show();
    await press(screen.getByRole('tab', { name: '全部' }));
    await press(screen.getByRole('button', { name: '让球', expanded: true }));
    await press(screen.getByRole('tab', { name: '热门' }));
    await press(screen.getByRole('tab', { name: '全部' }));
    expect(screen.getByRole('button', { name: '让球', expanded: false })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '大小', expanded: true })).toBeInTheDocument();
  });
});

describe('the search for a market', () => {
  it('finds by every word of the name, in any order, and says when there is none', async () => {
    await show();
    await search();
    await type('大小 上半');
    expect(families()).toEqual(['上半场 · 大小']);
    await type('网球');
    expect(screen.getByText('没有符合的盘口')).toBeInTheDocument();
    expect(words()).toHaveValue('网球');
    await type('  ');
    expect(families()).toHaveLength(4);
  });

  it('looks through every market whatever the group, and stays when the group changes', async () => {
    await show();
    await search();
    await type('单双');
    expect(families()).toEqual(['单双']);
    await press(within(screen.getByRole('tablist')).getByRole('tab', { name: '半场' }));
    expect(families()).toEqual(['单双']);
    expect(words()).toHaveValue('单双');
  });

  it('is forgotten when its field is closed', async () => {
    await show();
    await search();
    await type('单双');
    await press(screen.getByRole('button', { name: '清空搜索', expanded: true }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(families()).toHaveLength(4);
  });

  it('leaves what was folded folded', async () => {
    await show();
    await search();
    await press(screen.getByRole('button', { name: '让球', expanded: true }));
    await type('大小');
    await type('');
    expect(screen.getByRole('button', { name: '让球', expanded: false })).toBeInTheDocument();
  });

  it('is not offered where the markets are seen at once', async () => {
    await show(few('f'));
    expect(screen.queryByRole('button', { name: '搜索盘口' })).toBeNull();
  });
});

describe('the lines of a market', () => {
  const lines = (...values: readonly string[]) =>
    splitMatch(
      fakeMatch('m', {
        status: 'upcoming',
        markets: [
          ...values.map((line) => fakeMarket('m', 'handicap', { home: '1.95', away: '1.85' }, { line })),
          fakeMarket('m', 'overUnder', { over: '1.95', under: '1.85' }, { line: '2.5' }),
        ],
      }),
    ).shape;
  const cells = () =>
    within(screen.getByRole('region', { name: '让球' }))
      .getAllByRole('img')
      .map((cell) => cell.getAttribute('aria-label')?.replace(' 已锁盘', ''));

  it('stand below the names of the teams, the main one first, others ascending, more of them on a tap', async () => {
    await show(lines('-0.5', '0', '-1', '-1.5'));
    expect(cells()).toEqual([...['主队m -0.5', '客队m +0.5'], ...['-1.0', '+1.0'], ...['0', '0']]);
    const more = screen.getByRole('button', { name: '让球另有 1 条盘口' });
    await press(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(cells()).toEqual([...['主队m -0.5', '客队m +0.5', '-1.5', '+1.5', '-1.0', '+1.0', '0', '0']]);
  });

  it('are no more than the first that will grow while only a list has told of them', async () => {
    await show(lines('-0.5'), false);
    expect(families()).toEqual(['让球']);
    expect(screen.queryByText('主盘')).toBeNull();
  });

  it('stand in columns by who wins where they are exact scores', async () => {
    const scores = { 'score:1:0': '7', 'score:0:0': '8', 'score:0:1': '9', 'score:other': '20' };
    await show(splitMatch(fakeMatch('m', { markets: [fakeMarket('m', 'correctScore', scores)] })).shape);
    for (const side of ['主队m', '和', '客队m'])
      expect(within(screen.getByRole('group', { name: side })).getAllByRole('img')).toHaveLength(1);
  });
});

describe('what a handicap of a running match counts', () => {
  const running = (countsFrom?: { home: number; away: number }) =>
    splitMatch(
      fakeMatch('m', {
        status: 'live',
        markets: [
          {
            ...fakeMarket('m', 'handicap', { home: '1.95', away: '1.85' }, { line: '-0.5' }),
            ...(countsFrom && { countsFrom }),
          },
          fakeMarket('m', 'cornersHandicap', { home: '1.95', away: '1.85' }, { line: '1.5' }),
          fakeMarket('m', 'overUnder', { over: '1.95', under: '1.85' }, { line: '2.5' }),
        ],
      }),
    ).shape;

  it('stands above its lines, with the score beside each; whole-match kinds say so', async () => {
    await show(running({ home: 2, away: 1 }));
    await press(screen.getByRole('tab', { name: '全部' }));
    expect(screen.getByRole('img', { name: '主队m (2-1) -0.5 已锁盘' })).toBeInTheDocument();
    expect(screen.getByText('只计投注后的进球')).toBeInTheDocument();
    expect(screen.getAllByText('投注前已有的也计算在内')).toHaveLength(1);
  });

  it('is the whole score where the venue counts it so, and nothing before the kick-off', async () => {
    await show(running());
    await press(screen.getByRole('tab', { name: '全部' }));
    expect(screen.getAllByText('投注前已有的也计算在内')).toHaveLength(2);
    expect(screen.queryByText('只计投注后的进球')).toBeNull();
  });

  it('is not said before the kick-off', async () => {
    await show({ ...running(), status: 'upcoming' });
    expect(screen.queryByText('投注前已有的也计算在内')).toBeNull();
  });
});
