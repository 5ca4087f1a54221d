import fc from 'fast-check';
import { formatHandicap } from './handicap';

const home = (value: string, betType = 1) => formatHandicap({ betType, selectionId: 1, value });
const away = (value: string, betType = 1) => formatHandicap({ betType, selectionId: 2, value });

describe('formatHandicap', () => {
  it('SPORT-028 formats the listed bet types and no other', () => {
    for (const betType of [1, 2, 160, 161, 181, 182, 188, 189, 191]) expect(home('1', betType)).toBe('+1.0');
    for (const betType of [0, 3, 159, 162, 180, 183, 187, 190, 192]) expect(home('1', betType)).toBe('1');
    expect(away('-0.25', 3)).toBe('-0.25');
  });

  it('SPORT-029 turns the sign on the away side of the three pairs only', () => {
    for (const selectionId of [1, 680, 692])
      expect(formatHandicap({ betType: 1, selectionId, value: '-0.5' })).toBe('-0.5');
    for (const selectionId of [2, 679, 691])
      expect(formatHandicap({ betType: 1, selectionId, value: '-0.5' })).toBe('+0.5');
    for (const selectionId of [3, 4, 5, 6, 7, 678]) {
      expect(formatHandicap({ betType: 1, selectionId, value: '-0.5' })).toBe('-0.5');
    }
  });

  it.each(['0', '-0', '0.00', '+0'])('SPORT-030 shows %s as a bare 0 on both sides', (value) => {
    expect(home(value)).toBe('0');
    expect(away(value)).toBe('0');
  });

  it('SPORT-031 puts a plus before a positive line', () => {
    expect(home('0.5')).toBe('+0.5');
    expect(away('-1.5')).toBe('+1.5');
    expect(formatHandicap({ betType: 2, selectionId: 3, value: '2.5' })).toBe('+2.5');
  });

  it('SPORT-031 leaves the sign out where a column asks for the bare line', () => {
    expect(formatHandicap({ betType: 2, selectionId: 3, value: '2.5', signed: false })).toBe('2.5');
    expect(formatHandicap({ betType: 2, selectionId: 3, value: '2.75', signed: false })).toBe('2.5/3');
  });

  it.each([
    ['0.25', '+0/0.5'],
    ['0.75', '+0.5/1'],
    ['-0.25', '-0/0.5'],
    ['-1.25', '-1/1.5'],
    ['-9.75', '-9.5/10'],
    ['2.750', '+2.5/3'],
  ])('SPORT-032 splits %s as %s', (value, expected) => {
    expect(home(value)).toBe(expected);
  });

  it('SPORT-033 shows whole lines as n.0', () => {
    expect(home('1')).toBe('+1.0');
    expect(home('-2.00')).toBe('-2.0');
    expect(formatHandicap({ betType: 1, selectionId: 1, value: 10 })).toBe('+10.0');
  });

  it.each(['', 'abc', '1/1.5', 'NaN'])('hands %j back as it came', (value) => {
    expect(home(value)).toBe(value);
  });

  it('SPORT-029 SPORT-032 shows the two sides as opposites for every quarter line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (quarters) => {
        const value = String(quarters / 4);
        expect(home(value)).toBe(away(`-${value}`));
        expect(home(value).replace('+', '-')).toBe(away(value));
        expect(home(value)).toMatch(/^\+\d+(\.[05]|(\.5)?\/\d+(\.5)?)$/);
      }),
    );
  });
});
