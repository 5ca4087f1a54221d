import fc from 'fast-check';
import { mayWatch, needsCredentials } from './stream-rules';

describe('who may watch', () => {
  const bounds = { vipMin: 2, vipMax: 5 };
  const names = ['英格兰超级联赛', '英格蘭超級聯賽', 'English Premier League', '英格兰超级联赛 2026/27'];

  it.each(names)(
    'MEDIA-021 %s in the app is for the grades within the bounds, both allowed',
    (leagueName) => {
      const may = (grade?: number) => mayWatch({ leagueName, inApp: true, grade, ...bounds });
      expect([1, 2, 3, 5, 6].map(may)).toEqual([false, true, true, true, false]);
      expect(may()).toBe(false);
    },
  );

  it('MEDIA-021 a bound that the platform has not named bounds nothing', () => {
    const watch = { leagueName: '英格兰超级联赛', inApp: true };
    expect(mayWatch({ ...watch, grade: 99, vipMin: 2 })).toBe(true);
    expect(mayWatch({ ...watch, grade: 0, vipMax: 5 })).toBe(true);
    expect(mayWatch(watch)).toBe(true);
  });

  it('MEDIA-022 outside the app a name that includes that league is for every grade, also one that the app refuses', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.string(),
        fc.string(),
        fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
        (name, before, after, grade) => {
          const watch = { leagueName: `${before}${name}${after}`, grade, ...bounds };
          const withinBounds = grade !== undefined && grade >= bounds.vipMin && grade <= bounds.vipMax;
          expect(mayWatch({ ...watch, inApp: true })).toBe(withinBounds);
          expect(mayWatch({ ...watch, inApp: false })).toBe(true);
        },
      ),
    );
  });

  it.each(['虚拟英格兰联赛', '中国超级联赛', 'Premier League of Mars', ''])(
    'other leagues are free: %s',
    (leagueName) => {
      expect(mayWatch({ leagueName, inApp: true, grade: 0, ...bounds })).toBe(true);
    },
  );
});

describe('virtual leagues', () => {
  it('MEDIA-023 only 47, 49, 52 and 53 ask with credentials', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 1_100 }), (id) => {
        expect(needsCredentials(id)).toBe([47, 49, 52, 53].includes(id));
      }),
    );
    for (const id of [47, 49, 52, 53]) expect(needsCredentials(id)).toBe(true);
    expect(needsCredentials(undefined)).toBe(false);
  });
});
