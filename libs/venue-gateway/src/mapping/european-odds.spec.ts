import { odds, OddsType } from '@heptad/formatting';
import { europeanOdds, oddsFromHundredThousandths, oddsToHundredThousandths } from './european-odds';

describe('odds on the wire', () => {
  it.each([
    [1.95, OddsType.europe, '1.95'],
    ['0.95', OddsType.hongkong, '1.95'],
    ['0.95', OddsType.malay, '1.95'],
    ['-0.5', OddsType.malay, '3.00'],
    ['-2', OddsType.indonesia, '1.50'],
    ['1.2', OddsType.indonesia, '2.20'],
  ])('SPORT-015 reads %p of notation %i as %s', (price, type, expected) => {
    expect(europeanOdds(price, type)).toBe(expected);
  });

  it.each([
    [0, 3],
    ['-1.95', 3],
    ['1', 3],
    ['', 3],
    ['abc', 1],
    [Number.NaN, 3],
    ['1.95', 9],
    ['-0.9', 2],
  ])('SPORT-015 refuses %p of notation %i', (price, type) => {
    expect(europeanOdds(price, type)).toBeUndefined();
  });

  it('reads and writes hundred-thousandths without losing a digit', () => {
    expect(oddsFromHundredThousandths('195000')).toBe('1.95');
    expect(oddsFromHundredThousandths(1234567)).toBe('12.34567');
    expect(oddsToHundredThousandths(odds('12.34567'))).toBe('1234567');
    expect(oddsToHundredThousandths(odds('1.95'))).toBe('195000');
  });

  it.each(['0', '100000', '-195000', '1.95', ''])('refuses %p hundred-thousandths', (price) => {
    expect(oddsFromHundredThousandths(price)).toBeUndefined();
  });
});
