import { HOUR_MS, NOW } from '../../engine/testing/activity-fakes';
import { matchOf } from '../../engine/testing/match-fakes';
import { scheduleDays, shownDay } from './schedule-days';

const TODAY = '2026-11-19';
const at = (id: string, hours: number) => matchOf({ id, kickOff: NOW + hours * HOUR_MS });

describe('a schedule by days', () => {
  it('has the days that have matches, by the calendar, each with its matches as they came', () => {
    const days = scheduleDays([
      at('late', 11),
      at('soon', 2),
      at('night', 24),
      at('before', -24),
      at('far', 72),
    ]);
    expect(days.map(({ date, matches }) => [date, matches.map(({ id }) => id)])).toEqual([
      ['2026-11-18', ['before']],
      [TODAY, ['late', 'soon']],
      ['2026-11-20', ['night']],
      ['2026-11-22', ['far']],
    ]);
  });

  it.each([
    ['today', null, [-24, 0, 24], TODAY],
    ['the next day with matches where today has none', null, [-24, 48, 72], '2026-11-21'],
    ['the last one once all are over', null, [-72, -24], '2026-11-18'],
    ['the named one', '2026-11-18', [-24, 0, 24], '2026-11-18'],
    ['today where the named one has no matches', '2026-11-25', [-24, 0, 24], TODAY],
    ['today where what is named is no day', 'x', [-24, 0], TODAY],
  ] as const)('shows %s', (_name, named, hours, expected) => {
    const days = scheduleDays(hours.map((each) => at(String(each), each)));
    expect(shownDay(days, named, TODAY)?.date).toBe(expected);
  });

  it('shows none where there are no matches', () => expect(shownDay([], null, TODAY)).toBeUndefined());
});
