import { dayKey, formatDate, formatDateTime, formatTime, kickOffLabel, ownTimeZone } from './dates';

const shanghai = { timeZone: 'Asia/Shanghai' };
const at = (iso: string) => Date.parse(iso);

describe('dates', () => {
  it('names days and times by the zone of the member', () => {
    const late = at('2026-06-12T16:30:00Z');
    expect(dayKey(late, shanghai)).toBe('2026-06-13');
    expect(dayKey(late, { timeZone: 'UTC' })).toBe('2026-06-12');
    expect(formatTime(late, shanghai)).toBe('00:30');
  });

  it('names the zone in which they are written unless another is named', () => {
    const late = at('2026-06-12T16:30:00Z');
    expect(ownTimeZone()).toMatch(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/);
    expect(dayKey(late, { timeZone: ownTimeZone() })).toBe(dayKey(late));
    expect(formatTime(late, { timeZone: ownTimeZone() })).toBe(formatTime(late));
  });

  it('writes a day as each language does', () => {
    const day = at('2026-06-12T04:00:00Z');
    expect(formatDate(day, 'zh-CN', shanghai)).toBe('2026年6月12日');
    expect(formatDate(day, 'zh-TW', shanghai)).toBe('2026年6月12日');
    expect(formatDate(day, 'en', shanghai)).toBe('12 Jun 2026');
    expect(formatDateTime(day, 'en', shanghai)).toBe('12 Jun 2026 12:00');
  });

  it.each([
    ['2026-06-12T15:59:00Z', '今天 23:59'],
    ['2026-06-12T16:00:00Z', '明天 00:00'],
    ['2026-06-13T16:00:00Z', '6月14日 00:00'],
    ['2026-06-11T15:59:00Z', '6月11日 23:59'],
  ])('labels the kick-off %s as %s', (kickOff, expected) => {
    expect(kickOffLabel(at(kickOff), at('2026-06-12T04:00:00Z'), 'zh-CN', shanghai)).toBe(expected);
  });

  it('finds tomorrow on the calendar where a day has 25 hours and across a year', () => {
    const newYork = { timeZone: 'America/New_York' };
    const label = (kickOff: string, now: string) => kickOffLabel(at(kickOff), at(now), 'en', newYork);
    expect(label('2026-11-02T04:30:00Z', '2026-11-01T04:30:00Z')).toBe('Today 23:30');
    expect(label('2026-11-02T05:30:00Z', '2026-11-01T04:30:00Z')).toBe('Tomorrow 00:30');
    expect(label('2027-01-01T06:00:00Z', '2026-12-31T06:00:00Z')).toBe('Tomorrow 01:00');
  });
});
