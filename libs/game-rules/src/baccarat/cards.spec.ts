import { type Card, handPoints, isPair } from './cards';

const hand = (...ranks: number[]): Card[] => ranks.map((rank) => ({ rank, suit: 'spades' }));

describe('a hand', () => {
  it.each([
    [[1], 1],
    [[9], 9],
    [[10], 0],
    [[11], 0],
    [[12], 0],
    [[13], 0],
    [[9, 9], 8],
    [[5, 5], 0],
    [[4, 5], 9],
    [[9, 9, 9], 7],
    [[], 0],
  ])('of the ranks %p counts %i', (ranks, points) => {
    expect(handPoints(hand(...ranks))).toBe(points);
  });

  it('is a pair with two first cards of one rank, of whatever suits', () => {
    expect(isPair(hand(7, 7))).toBe(true);
    expect(isPair([{ rank: 7, suit: 'hearts' }, ...hand(7)])).toBe(true);
    expect(isPair(hand(13, 13, 2))).toBe(true);
  });

  it('is no pair with two ranks of the same points, or with a third card like the second', () => {
    expect(isPair(hand(10, 13))).toBe(false);
    expect(isPair(hand(11, 12))).toBe(false);
    expect(isPair(hand(3, 4, 4))).toBe(false);
    expect(isPair(hand(3))).toBe(false);
    expect(isPair([])).toBe(false);
  });
});
