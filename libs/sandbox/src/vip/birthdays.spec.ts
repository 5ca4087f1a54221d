import { lastBirthday } from './birthdays';

const at = (time: string): number => Date.parse(`${time}+08:00`);

describe('the last birthday', () => {
  it.each([
    [
      'the day itself, from its first moment',
      '1990-11-18',
      '2026-11-18T00:00:00',
      2026,
      '2026-11-18T00:00:00',
    ],
    ['the moment before it', '1990-11-18', '2026-11-17T23:59:59.999', 2025, '2025-11-18T00:00:00'],
    ['of December, in January', '1990-12-30', '2027-01-02T12:00:00', 2026, '2026-12-30T00:00:00'],
    ['of a leap day, in another year', '2000-02-29', '2027-03-01T00:00:00', 2027, '2027-03-01T00:00:00'],
    ['of a leap day, in a leap year', '2000-02-29', '2028-02-29T00:00:00', 2028, '2028-02-29T00:00:00'],
  ])('%s', (_what, birthday, now, year, startsAt) => {
    expect(lastBirthday(birthday, at(now))).toEqual({ year, startsAt: at(startsAt) });
  });
});
