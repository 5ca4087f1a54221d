import fc from 'fast-check';
import { chartRange, chartShare, plotPoints, ringArcs } from './chart-scale';

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, Number.MAX_VALUE, -Number.MAX_VALUE),
);
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('chartRange', () => {
  it('has none where nothing can be drawn', () => {
    expect(chartRange([])).toBeNull();
    expect(chartRange([Number.NaN, Infinity])).toBeNull();
  });

  it('holds every finite value, and its ends are among them', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), finite, (some, one) => {
        const values = [...some, one];
        const range = chartRange(values);
        const drawn = values.filter(Number.isFinite);
        expect(drawn.every((value) => value >= range!.min && value <= range!.max)).toBe(true);
        expect(drawn).toContain(range!.min);
        expect(drawn).toContain(range!.max);
      }),
    );
  });
});

describe('chartShare', () => {
  it('runs from the least to the greatest', () => {
    expect(chartShare(10, { min: 10, max: 20 })).toBe(0);
    expect(chartShare(15, { min: 10, max: 20 })).toBe(0.5);
    expect(chartShare(20, { min: 10, max: 20 })).toBe(1);
  });

  it('is in the middle of a flat range', () => {
    expect(chartShare(7, { min: 7, max: 7 })).toBe(0.5);
  });

  it('stays within 0 and 1 and in order, however far apart the values are', () => {
    fc.assert(
      fc.property(finite, finite, finite, (a, b, c) => {
        const [min, middle, max] = [a, b, c].sort((one, other) => one - other) as [number, number, number];
        const range = { min, max };
        const shares = [min, middle, max].map((value) => chartShare(value, range));
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(shares).toEqual([...shares].sort((one, other) => one - other));
      }),
      { examples: [[-Number.MAX_VALUE, 0, Number.MAX_VALUE]] },
    );
  });
});

describe('plotPoints', () => {
  it('spreads values from left to right, leaving out what is no number', () => {
    expect(plotPoints([0, Number.NaN, 10, 5])).toEqual([
      { x: 0, y: 0 },
      { x: 2 / 3, y: 1 },
      { x: 1, y: 0.5 },
    ]);
  });

  it('puts a single value in the middle, and draws nothing of nothing', () => {
    expect(plotPoints([1e300])).toEqual([{ x: 0.5, y: 0.5 }]);
    expect(plotPoints([])).toEqual([]);
    expect(plotPoints([-Infinity])).toEqual([]);
  });

  it('keeps every point on the grid, each to the right of the one before', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), (values) => {
        const points = plotPoints(values);
        expect(points).toHaveLength(values.filter(Number.isFinite).length);
        for (const { x, y } of points) {
          expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
        }
        expect(points.every(({ x }, index) => index === 0 || x > (points[index - 1]?.x ?? 1))).toBe(true);
      }),
    );
  });
});

describe('ringArcs', () => {
  it('divides the ring as the amounts do', () => {
    expect(ringArcs([1, 0, 3])).toEqual([
      { start: 0, length: 25 },
      { start: 25, length: 0 },
      { start: 25, length: 75 },
    ]);
  });

  it('counts what is negative or no number as nothing', () => {
    expect(ringArcs([-5, Number.NaN, Infinity])).toEqual(Array(3).fill({ start: 0, length: 0 }));
    expect(ringArcs([])).toEqual([]);
  });

  it('goes once round where there is anything, each arc where the one before ends', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), (amounts) => {
        const arcs = ringArcs(amounts);
        const whole = arcs.reduce((sum, { length }) => sum + length, 0);
        const anything = amounts.some((amount) => Number.isFinite(amount) && amount > 0);
        expect(whole).toBeCloseTo(anything ? 100 : 0, 6);
        let start = 0;
        for (const arc of arcs) {
          expect(arc.length).toBeGreaterThanOrEqual(0);
          expect(arc.start).toBeCloseTo(start, 6);
          start += arc.length;
        }
      }),
      { examples: [[[Number.MAX_VALUE, Number.MAX_VALUE]]] },
    );
  });
});
