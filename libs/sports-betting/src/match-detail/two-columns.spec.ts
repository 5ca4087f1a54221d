import type { MarketFamily } from './market-groups';
import { twoColumns } from './two-columns';

const selections = Array.from({ length: 2 }, (_, place) => ({
  key: String(place),
  side: 'home' as const,
  name: '',
}));
const family = (key: string, lines: number): MarketFamily => ({
  key,
  kind: 'handicap',
  period: 'full',
  name: key,
  lines: Array.from({ length: lines }, (_, place) => ({
    key: `${key} ${String(place)}`,
    kind: 'handicap',
    period: 'full',
    name: key,
    status: 'open',
    selections,
  })),
});
const keys = (columns: readonly (readonly MarketFamily[])[]) =>
  columns.map((column) => column.map(({ key }) => key).join(''));

describe('markets in two columns', () => {
  it('go where there is more room, in their order', () => {
    expect(keys(twoColumns([family('a', 1), family('b', 3), family('c', 3), family('d', 1)]))).toEqual([
      'ac',
      'bd',
    ]);
    expect(keys(twoColumns([]))).toEqual(['', '']);
  });

  it('count no lines that are folded away', () => {
    expect(keys(twoColumns([family('a', 9), family('b', 1), family('c', 1), family('d', 1)]))).toEqual([
      'ad',
      'bc',
    ]);
  });

  it('stay where they are when more markets follow', () => {
    const first = [family('a', 3), family('b', 1)];
    expect(
      keys(twoColumns([...first, family('c', 2)])).map((each, place) =>
        each.startsWith(keys(twoColumns(first))[place] ?? 'x'),
      ),
    ).toEqual([true, true]);
  });
});
