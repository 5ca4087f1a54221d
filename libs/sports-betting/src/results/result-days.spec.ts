import { DAYS_BACK, resultDay, resultDays } from './result-days';

describe('the days of results', () => {
  it('ROUTE-082 are today and two weeks back, over the end of a month and a year', () => {
    const days = resultDays('2030-01-05');
    expect(days).toHaveLength(DAYS_BACK + 1);
    expect([days[0], days.at(-1)]).toEqual(['2029-12-22', '2030-01-05']);
  });

  it('are today where the address names a day without results', () => {
    expect(resultDay('2030-01-03', '2030-01-05')).toBe('2030-01-03');
    for (const wrong of [undefined, '', '2030-01-06', '2029-12-21', 'today', '2030-13-45'])
      expect(resultDay(wrong, '2030-01-05')).toBe('2030-01-05');
  });
});
