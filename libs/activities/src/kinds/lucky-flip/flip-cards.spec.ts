import { closedCards, columnsOf } from './flip-cards';

describe('the cards of lucky flip', () => {
  it.each([
    [1, 2],
    [4, 2],
    [5, 3],
    [9, 3],
    [12, 4],
    [13, 3],
    [15, 3],
    [16, 4],
  ])('%i of them stand in rows of %i', (count, columns) => expect(columnsOf(count)).toBe(columns));

  it('are open to be turned until they are up', () => {
    expect(
      closedCards({
        cards: [
          { place: 0, up: 0 },
          { place: 1, up: 1, prizeId: 'p', name: '2 元' },
        ],
      }),
    ).toBe(1);
    expect(closedCards({ cards: [] })).toBe(0);
  });
});
