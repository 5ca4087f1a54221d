import { verdictOf, type Figure } from './figure';
import { median, pairs } from './pairs';
import { tableOf } from './table';

const figure = (rest: Partial<Figure>): Figure => ({ name: 'a', unit: 'ms', measured: 10, ...rest });

describe('figures', () => {
  it('holds a ratio against its limit, at most or at least', () => {
    expect(verdictOf(figure({ floor: 10, limit: 1 }))).toBe('holds');
    expect(verdictOf(figure({ floor: 9, limit: 1.1 }))).toBe('exceeded');
    expect(verdictOf(figure({ floor: 20, limit: 0.5, bound: 'least' }))).toBe('holds');
    expect(verdictOf(figure({ floor: 21, limit: 0.5, bound: 'least' }))).toBe('exceeded');
  });

  it('prefers the ratio of pairs to the ratio of medians', () => {
    expect(verdictOf(figure({ floor: 10, ratio: 2, limit: 1.5 }))).toBe('exceeded');
  });

  it('judges a value without floor by itself, and one without limit not at all', () => {
    expect(verdictOf(figure({ limit: 9 }))).toBe('exceeded');
    expect(verdictOf(figure({}))).toBe('orients');
  });

  it('never lets a figure pass that could not be computed', () => {
    expect(verdictOf(figure({ measured: Number.NaN, limit: 9 }))).toBe('exceeded');
    expect(verdictOf(figure({ measured: Number.NaN, limit: 9, bound: 'least' }))).toBe('exceeded');
  });

  it('prints aligned columns with the units', () => {
    const lines = tableOf([
      figure({ name: 'size', unit: 'bytes', measured: 2500, floor: 2000, limit: 1.2 }),
      figure({}),
    ]).split('\n');
    expect(lines[0]).toMatch(/^name\s+floor\s+measured\s+ratio\s+limit\s+verdict$/);
    expect(lines[2]).toMatch(/^size\s+2\.0 KB\s+2\.5 KB\s+1\.25\s+≤ 1\.2 ×\s+exceeded$/);
    expect(lines[3]).toMatch(/^a\s+10\.0 ms\s+orients$/);
  });
});

describe('pairs', () => {
  it('takes turns, beginning with the other side each time', async () => {
    const order: string[] = [];
    const side = (name: string) => async (): Promise<number> => order.push(name);
    await pairs(3, side('floor'), side('measured'));
    expect(order).toEqual(['floor', 'measured', 'measured', 'floor', 'floor', 'measured']);
  });

  it('gives the median of the ratios of the pairs', async () => {
    const floors = [10, 20, 100];
    const measured = [20, 20, 50];
    const next = (values: number[]) => async (): Promise<number> => values.shift() ?? Number.NaN;
    expect(await pairs(3, next(floors), next(measured))).toEqual({ floor: 20, measured: 20, ratio: 1 });
  });

  it('finds no middle among an even number of values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(() => median([1, 2])).toThrow(RangeError);
  });
});
