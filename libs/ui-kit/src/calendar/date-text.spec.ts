import { addDays } from './calendar-date';
import { longDate, mediumDate, monthAndDay, monthTitle, shortWeekday, weekdayNames } from './date-text';

describe('date text', () => {
  it.each([
    ['zh-CN', '2026年11月21日星期六', '周六', '2026年11月'],
    ['zh-TW', '2026年11月21日星期六', '週六', '2026年11月'],
    ['en', 'Saturday, November 21, 2026', 'Sat', 'November 2026'],
  ])('is written as %s writes it', (locale, long, weekday, month) => {
    expect(longDate('2026-11-21', locale)).toBe(long);
    expect(shortWeekday('2026-11-21', locale)).toBe(weekday);
    expect(monthTitle('2026-11', locale)).toBe(month);
    expect(monthAndDay('2026-11-21', locale)).toBe('11/21');
  });

  it('names the days of the week from Sunday on', () => {
    expect(weekdayNames('zh-CN').map((day) => day.short)).toEqual(['日', '一', '二', '三', '四', '五', '六']);
    expect(weekdayNames('en')[0]?.long).toBe('Sunday');
  });

  it('writes every day of a year as that day, on the days the clocks change too', () => {
    for (let day = '2026-01-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
      expect(mediumDate(day, 'zh-CN')).toBe(
        `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
      );
    }
  });
});
