import { bankerDraws, isNatural, playerDraws } from './third-card';

/** The printed table: a row for the banker's points, a letter for the player's third card 0 to 9: D draws, S stands. */
const BANKER_TABLE = [
  [0, 'DDDDDDDDDD'],
  [1, 'DDDDDDDDDD'],
  [2, 'DDDDDDDDDD'],
  [3, 'DDDDDDDDSD'],
  [4, 'SSDDDDDDSS'],
  [5, 'SSSSDDDDSS'],
  [6, 'SSSSSSDDSS'],
  [7, 'SSSSSSSSSS'],
] as const;

const letters = (draws: (points: number) => boolean, count: number) =>
  Array.from({ length: count }, (_, points) => (draws(points) ? 'D' : 'S')).join('');

describe('the third card', () => {
  it('of the player is drawn on 0 to 5', () => {
    expect(letters(playerDraws, 8)).toBe('DDDDDDSS');
  });

  it('of the banker is drawn on 0 to 5 where the player stood', () => {
    expect(letters((points) => bankerDraws(points, undefined), 8)).toBe('DDDDDDSS');
  });

  it.each(BANKER_TABLE)('of the banker with %i goes by the player’s third card: %s', (points, row) => {
    expect(letters((third) => bankerDraws(points, third), 10)).toBe(row);
  });

  it('is not dealt when either side has 8 or 9', () => {
    expect(isNatural(7, 7)).toBe(false);
    expect(isNatural(8, 0)).toBe(true);
    expect(isNatural(0, 8)).toBe(true);
    expect(isNatural(9, 9)).toBe(true);
  });
});
