import fc from 'fast-check';
import type { MarketShape } from '../match/match-shape';
import { scoreColumns, settledFamilies, shownLines } from './shown-lines';

const line = (value?: string): MarketShape => ({
  key: value ?? 'none',
  kind: 'handicap',
  period: 'full',
  name: '',
  status: 'open',
  selections: [],
  ...(value !== undefined && { line: value }),
});
const texts = (lines: readonly MarketShape[]) => lines.map((each) => each.line);

describe('the lines of a market', () => {
  it('begin with the main one; the two nearest follow, ascending, and the rest waits', () => {
    const { main, further, more } = shownLines(['-0.5', '0', '-0.75', '0.25', '-1'].map(line), false);
    expect(main?.line).toBe('-0.5');
    expect(texts(further)).toEqual(['-0.75', '0']);
    expect(more).toBe(2);
  });

  it('are all there once they are wanted, and can still be folded away', () => {
    const { further, more } = shownLines(['2.5', '10.5', '2.25', '9'].map(line), true);
    expect(texts(further)).toEqual(['2.25', '9', '10.5']);
    expect(more).toBe(1);
  });

  it('are nothing of nothing, and keep the venue’s order where they have no line', () => {
    expect(shownLines([], true)).toEqual({ main: undefined, further: [], more: 0 });
    expect(shownLines([line(), line('x'), line()], true).further).toHaveLength(2);
  });

  it('are each shown once, whatever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -40, max: 40 })), fc.boolean(), (quarters, all) => {
        const lines = quarters.map((each) => line(String(each / 4)));
        const { main, further, more } = shownLines(lines, all);
        const shown = (main === undefined ? 0 : 1) + further.length;
        expect(new Set([main, ...further]).size).toBe(further.length + 1);
        expect(shown + (all ? 0 : more)).toBe(lines.length);
      }),
    );
  });
});

describe('the markets of a list that stay where they are', () => {
  const family = (...lines: readonly (string | undefined)[]) => ({ lines: lines.map(line) });
  it('end with the first whose further lines the list left out', () => {
    const families = [family(undefined), family('0.5'), family('2.5')];
    expect(settledFamilies(families)).toEqual(families.slice(0, 2));
  });

  it('are all of them where no line is missing', () => {
    const families = [family(undefined), family('0', '0.25', '-0.25'), family(undefined)];
    expect(settledFamilies(families)).toBe(families);
    expect(settledFamilies([])).toEqual([]);
  });
});

describe('the columns of exact scores', () => {
  it('are by who wins; what names no score stands apart', () => {
    const sides = ['score:0:0', 'score:1:0', 'score:0-2', 'score:10:9', 'score:other', 'over'];
    const columns = scoreColumns(sides.map((side) => ({ side })));
    const of = (each: readonly { side: string }[]) => each.map(({ side }) => side);
    expect(of(columns.home)).toEqual(['score:1:0', 'score:10:9']);
    expect(of(columns.draw)).toEqual(['score:0:0']);
    expect(of(columns.away)).toEqual(['score:0-2']);
    expect(of(columns.other)).toEqual(['score:other', 'over']);
  });
});
