import * as fc from 'fast-check';
import { gradeReached, missingFor, ratioTo } from './grade-rule';
import { GRADES, gradeOf } from './grades';

const amount = fc.bigInt({ min: -1_000_000_00n, max: 400_000_000_00n });
const measures = fc.record({ deposits: amount, turnover: amount });
const upper = GRADES.slice(1);

describe('the table of grades', () => {
  it('asks for more and brings no less from grade to grade', () => {
    upper.forEach((grade, place) => {
      const below = gradeOf(place);
      expect(grade.deposits).toBeGreaterThan(below.deposits);
      for (const column of ['turnover', 'keep', 'birthday', 'monthly'] as const)
        expect(grade[column] >= below[column]).toBe(true);
      expect(grade.upgrade).toBeGreaterThan(below.upgrade);
    });
  });

  it('lets nobody fall below VIP1, and ranks the upper grades high (ROLE-003)', () => {
    expect(GRADES.filter(({ keep }) => keep === 0n).map(({ grade }) => grade)).toEqual([0, 1]);
    expect(GRADES.map(({ level }) => level)).toEqual([
      ...Array<string>(4).fill('low'),
      ...Array<string>(4).fill('middle'),
      ...Array<string>(3).fill('high'),
    ]);
  });

  it.each([-1, 11, 0.5])('has no grade %s', (grade) => {
    expect(() => gradeOf(grade)).toThrow(RangeError);
  });
});

describe('the grade that is reached', () => {
  it.each(upper)(
    'is VIP$grade exactly at its thresholds, and not a cent below',
    ({ grade, deposits, turnover }) => {
      expect(gradeReached({ deposits, turnover })).toBe(grade);
      expect(gradeReached({ deposits: deposits - 1n, turnover })).toBe(grade - 1);
      if (turnover > 0n) expect(gradeReached({ deposits, turnover: turnover - 1n })).toBeLessThan(grade);
    },
  );

  it('never falls by more deposits or more turnover', () => {
    fc.assert(
      fc.property(measures, fc.bigInt({ min: 0n, max: 10_000_000_00n }), (had, more) => {
        const reached = gradeReached(had);
        expect(gradeReached({ ...had, deposits: had.deposits + more })).toBeGreaterThanOrEqual(reached);
        expect(gradeReached({ ...had, turnover: had.turnover + more })).toBeGreaterThanOrEqual(reached);
      }),
    );
  });

  it('is reached by exactly what was missing', () => {
    fc.assert(
      fc.property(measures, fc.integer({ min: 1, max: 10 }), (had, grade) => {
        const missing = missingFor(grade, had);
        const then = {
          deposits: had.deposits + missing.deposits,
          turnover: had.turnover + missing.turnover,
        };
        expect(gradeReached(then)).toBeGreaterThanOrEqual(grade);
        expect(missingFor(grade, then)).toEqual({ deposits: 0n, turnover: 0n });
        if (missing.deposits > 0n)
          expect(gradeReached({ ...then, deposits: then.deposits - 1n })).toBeLessThan(grade);
      }),
    );
  });

  it('says the whole way where it is reached, and never before', () => {
    fc.assert(
      fc.property(measures, fc.integer({ min: 1, max: 10 }), (had, grade) => {
        const ratio = ratioTo(grade, had);
        expect(ratio).toMatch(/^[01]\.\d{4}$/);
        expect(ratio === '1.0000').toBe(gradeReached(had) >= grade);
      }),
    );
  });

  it.each([
    ['a third', { deposits: 10_000_00n, turnover: 10_000_00n }, 2, '0.2000'],
    ['a cent short', { deposits: 9_999_99n, turnover: 50_000_00n }, 2, '0.9999'],
    ['nothing yet', { deposits: 0n, turnover: 0n }, 1, '0.0000'],
    ['below nothing', { deposits: -5n, turnover: 0n }, 1, '0.0000'],
  ])('tells the lesser of both measures: %s', (_what, had, grade, ratio) => {
    expect(ratioTo(grade, had)).toBe(ratio);
  });
});
