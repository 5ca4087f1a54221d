import type { MarketFamily } from './market-groups';
import { pinnedFirst, searchMarkets, togglePin } from './pinned-markets';

const family = (key: string): MarketFamily => ({
  key,
  kind: 'handicap',
  period: 'full',
  name: key,
  lines: [],
});

describe('pinned markets', () => {
  it('come first, otherwise in the venue’s order', () => {
    const families = ['a', 'b', 'c', 'd'].map(family);
    const keys = (pinned: readonly string[]) => pinnedFirst(families, pinned).map(({ key }) => key);
    expect(keys(['d', 'b', 'gone'])).toEqual(['b', 'd', 'a', 'c']);
    expect(keys([])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are let go by a second press, and the oldest when there are too many', () => {
    expect(togglePin(['a', 'b'], 'a')).toEqual(['b']);
    const many = Array.from({ length: 50 }, (_, index) => String(index));
    const more = togglePin(many, 'new');
    expect(more).toHaveLength(50);
    expect([more[0], more.at(-1)]).toEqual(['1', 'new']);
  });
});

describe('looking for a market', () => {
  const titled = ['上半场 · 大小', '大小', 'Corners Over/Under'].map((title) => ({ title }));
  const found = (words: string) => searchMarkets(titled, words).map(({ title }) => title);

  it('finds titles with all of the words, whatever their case', () => {
    expect(found('大小')).toEqual(['上半场 · 大小', '大小']);
    expect(found('大小  上半场')).toEqual(['上半场 · 大小']);
    expect(found('corners')).toEqual(['Corners Over/Under']);
    expect(found('x')).toEqual([]);
    expect(found('  ')).toHaveLength(3);
  });
});
