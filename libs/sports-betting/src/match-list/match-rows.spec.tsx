import { screen, within } from '@testing-library/react';
import { UNREFINED } from '../list-tools/list-refinement';
import { fakeMarket, fakeMatch, settle, showSports } from '../testing/sports-scene';
import { screenWidth } from '../testing/screen-width';
import { MatchRows } from './match-rows';

const half = (id: string) =>
  fakeMarket(id, 'moneyline', { home: '2.80', draw: '2.10', away: '3.60' }, { period: 'firstHalf' });
const inFirstHalf = (id: string, league: string) =>
  fakeMatch(id, { league: { id: league, name: league }, markets: [...fakeMatch(id).markets, half(id)] });
const inSecondHalf = (id: string, league: string) => fakeMatch(id, { league: { id: league, name: league } });

const nothing = () => undefined;

async function show(matches: readonly ReturnType<typeof fakeMatch>[]) {
  await showSports({
    page: (
      <MatchRows
        venue="IMTY"
        period="live"
        sport="football"
        refinement={UNREFINED}
        matches={matches}
        onFold={nothing}
      />
    ),
  });
  await settle();
}

const columnsOf = (id: string) =>
  within(screen.getByRole('article', { name: `主队${id} – 客队${id}` }))
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
const WHOLE = ['独赢', '让球', '大小'];
const BOTH = [...WHOLE, '上半独赢', '上半让球', '上半大小'];
const namedColumns = () => document.querySelectorAll('[data-column^="firstHalf"]').length;

let restore: () => void = nothing;
beforeEach(() => {
  jest.useFakeTimers();
  restore = screenWidth(1920);
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

describe('the first half beside the whole match', () => {
  it('has no columns in a league whose matches are all past it, and the whole match stays where it is in the others', async () => {
    await show([inSecondHalf('a', '甲'), inSecondHalf('b', '甲'), inFirstHalf('c', '乙')]);
    expect([columnsOf('a'), columnsOf('b'), columnsOf('c')]).toEqual([WHOLE, WHOLE, BOTH]);
    expect(namedColumns()).toBe(3);
    const [past, open] = ['a', 'c'].map((id) =>
      screen.getByRole('article', { name: new RegExp(`主队${id}`) }),
    );
    const gridOf = (row: HTMLElement | undefined) => /grid-cols-\S+/.exec(row?.className ?? '')?.[0];
    expect(gridOf(past)).toBe(gridOf(open));
  });

  it('goes by the matches below a head where a league has several, in the order of time', async () => {
    const at = (hour: number) => ({ kickOff: Date.UTC(2030, 0, 1, hour) });
    await show([
      { ...inSecondHalf('h', '甲'), ...at(10) },
      { ...inSecondHalf('i', '乙'), ...at(11) },
      { ...inFirstHalf('j', '甲'), ...at(12) },
    ]);
    expect([columnsOf('h'), columnsOf('i'), columnsOf('j')]).toEqual([WHOLE, WHOLE, BOTH]);
    expect(namedColumns()).toBe(3);
  });

  it('keeps a place for each match of a league in which one can still be bet on', async () => {
    await show([inSecondHalf('d', '甲'), inFirstHalf('e', '甲')]);
    expect([columnsOf('d'), columnsOf('e')]).toEqual([BOTH, BOTH]);
  });

  it('has no room of its own where no match has one', async () => {
    await show([inSecondHalf('f', '甲'), inSecondHalf('g', '乙')]);
    expect(columnsOf('f')).toEqual(WHOLE);
    expect(namedColumns()).toBe(0);
  });
});
