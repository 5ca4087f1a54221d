import { money } from '@heptad/formatting';
import fc from 'fast-check';
import { everythingOf, moveBounds } from './move-bounds';
import { directionOf, movePath } from './move-path';
import { firstInterest } from './treasure';
import { joinDays } from './treasure-queries';

const amounts = { balance: money('400'), centre: money('1000'), least: money('1'), most: money('1000000') };

describe('between what an amount has to be', () => {
  it('is the least and the room that is left, and no more than the centre has', () => {
    const bounds = moveBounds(amounts, 'in');
    expect(bounds).toEqual({ min: '1.00', max: '999600.00', available: '1000.00' });
    expect(everythingOf(bounds)).toBe('1000.00');
  });

  it('is nothing where it is full, or more than full by interest', () => {
    for (const balance of ['1000000', '1000057.80'])
      expect(everythingOf(moveBounds({ ...amounts, balance: money(balance) }, 'in'))).toBe('0.00');
  });

  it('is all that lies there when it goes out', () => {
    expect(moveBounds(amounts, 'out')).toEqual({ min: '0.01', max: '400.00', available: '400.00' });
  });
});

describe('the first interest', () => {
  it('is of the next day, and paid at the end of it', () => {
    // 00:00 of 2 June in Shanghai.
    const dayEndsAt = Date.UTC(2026, 5, 1, 16);
    expect(firstInterest({ dayEndsAt, timeZone: 'Asia/Shanghai' }, 0)).toEqual({
      counts: '2026-06-02',
      paid: '2026-06-03',
    });
  });

  it.each([
    ['a millisecond before midnight', -1, '2026-06-02'],
    ['at midnight', 0, '2026-06-03'],
    ['two days later', 47 * 3_600_000, '2026-06-04'],
  ])('moves on with the days while the page is open: %s', (_, later, counts) => {
    const dayEndsAt = Date.UTC(2026, 5, 1, 16);
    expect(firstInterest({ dayEndsAt, timeZone: 'Asia/Shanghai' }, dayEndsAt + later).counts).toBe(counts);
  });

  it('goes by the device’s own days before the first move, two days apart at the ends of months too', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) }), (now) => {
        const { counts, paid } = firstInterest({ dayEndsAt: undefined, timeZone: undefined }, now);
        expect(Date.parse(paid) - Date.parse(counts)).toBe(86_400_000);
        expect(Date.parse(counts)).toBeGreaterThan(now - 86_400_000);
      }),
    );
  });
});

describe('the address of a move', () => {
  it.each(['in', 'out'] as const)('says that it is %s', (direction) => {
    const { search } = new URL(movePath(direction), 'https://play.example');
    expect(directionOf(new URLSearchParams(search))).toBe(direction);
  });

  it('means in by anything else', () => {
    expect(directionOf(new URLSearchParams('direction=x'))).toBe('in');
  });
});

it('joins days of pages that overlap, each once', () => {
  const day = (name: string) => ({ day: name, base: money('1'), interest: money('0.01') });
  const pages = [
    { days: [day('2026-06-03'), day('2026-06-02')], next: 2 },
    { days: [day('2026-06-02'), day('2026-06-01')], next: undefined },
  ];
  expect(joinDays(pages).map((each) => each.day)).toEqual(['2026-06-03', '2026-06-02', '2026-06-01']);
});
