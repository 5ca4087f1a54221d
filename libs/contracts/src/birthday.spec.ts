import fc from 'fast-check';
import * as v from 'valibot';
import { birthdayText, isAdult, latestBirthday } from './birthday';

describe('a birthday', () => {
  it.each(['1900-01-01', '2000-02-29', '2008-06-12'])('can be %s', (day) => {
    expect(v.is(birthdayText, day)).toBe(true);
  });

  it.each([
    '',
    '1899-12-31',
    '2001-02-29',
    '2001-04-31',
    '2001-13-01',
    '01-02-2001',
    '2001-1-1',
    '２001-01-01',
  ])('cannot be %p', (day) => {
    expect(v.is(birthdayText, day)).toBe(false);
  });

  it.each([
    ['2008-06-12', '2026-06-12', true],
    ['2008-06-13', '2026-06-12', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2026-06-12', '2026-06-12', false],
    ['2030-01-01', '2026-06-12', false],
  ])('%s makes an adult on %s: %s', (birthday, today, adult) => {
    expect(isAdult(birthday, today)).toBe(adult);
  });

  it('makes an adult on one day, and on every later one', () => {
    const day = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (birthday, one, other) => {
        const [earlier, later] = [one, other].sort() as [string, string];
        return !isAdult(birthday, earlier) || isAdult(birthday, later);
      }),
    );
    expect(isAdult(latestBirthday('2026-06-12'), '2026-06-12')).toBe(true);
  });
});
