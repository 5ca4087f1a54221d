import fc from 'fast-check';
import { isHighVip } from './high-vip';

const GRADES = [
  { name: 'VIP0', level: 'normal' },
  { name: 'VIP1', level: 'normal' },
  { name: 'VIP 8', level: 'high' },
  { name: '9VIP', level: 'high' },
  { name: 'VIP10', level: 'HIGH' },
  { name: 'VIP', level: 'high' },
  { name: 'VIP八', level: 'high' },
];

it.each([
  [1, false],
  [8, true],
  [9, true],
  [10, false],
  [80, false],
  [0, false],
  [Number.NaN, false],
])('ROLE-003 OPEN-057 grade %d is a high VIP: %s', (grade, high) => {
  expect(isHighVip(GRADES, grade)).toBe(high);
});

it('ROLE-003 OPEN-057 nobody is high where no entry names the grade', () => {
  expect(isHighVip([], 8)).toBe(false);
  expect(isHighVip([{ name: 'VIP', level: 'high' }], 0)).toBe(false);
});

it('ROLE-003 a grade is high exactly as its own entry says, whatever stands beside it', () => {
  const levels = fc.uniqueArray(fc.record({ grade: fc.nat(30), high: fc.boolean() }), {
    selector: ({ grade }) => grade,
  });
  fc.assert(
    fc.property(levels, fc.nat(30), (list, grade) => {
      const grades = list.map((each) => ({
        name: `VIP${String(each.grade)}`,
        level: each.high ? 'high' : 'normal',
      }));
      return isHighVip(grades, grade) === (list.find((each) => each.grade === grade)?.high ?? false);
    }),
  );
});
