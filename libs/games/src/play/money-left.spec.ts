import { isLeft, mayStillPay, type MoneyLeft } from './money-left';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const mark = (over: Partial<MoneyLeft>): MoneyLeft => ({
  member: '1',
  channel: 'PMDZ',
  automatic: false,
  round: false,
  at: NOW,
  gone: false,
  ...over,
});

describe('money that a game was left with', () => {
  it.each([
    ['a page that said that it goes', { gone: true }, true],
    ['one that is open', { at: NOW - 30_000 }, false],
    ['one in the background, whose timers are slow', { at: NOW - 120_000 }, false],
    ['one that was ended without a word', { at: NOW - 151_000 }, true],
    ['one whose clock is ahead', { at: NOW + 5_000 }, false],
  ])('stands alone or not: of %s', (_, over, left) => {
    expect(isLeft(mark(over), NOW)).toBe(left);
  });

  it.each([
    [{ round: true }, true],
    [{ round: true, at: NOW - 25 * HOUR }, true],
    [{ round: true, at: NOW - 27 * HOUR }, false],
    [{ round: false }, false],
  ])('may grow by a round that goes on: %j', (over, may) => {
    expect(mayStillPay(mark(over), NOW)).toBe(may);
  });
});
