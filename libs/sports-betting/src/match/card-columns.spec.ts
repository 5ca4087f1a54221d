import { cardRow } from './card-columns';

describe('the row of a card in which a selection stands', () => {
  it.each([
    ['home', 1],
    ['over', 1],
    ['away', 2],
    ['under', 2],
    ['draw', 3],
  ] as const)('of %s is row %d', (side, row) => {
    expect(cardRow({ side })).toBe(row);
  });
});
