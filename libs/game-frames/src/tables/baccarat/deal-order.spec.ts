import { dealRound, newShoe } from '@heptad/game-rules';
import { quickDraws } from '@heptad/game-rules/testing';
import fc from 'fast-check';
import { CARD_MS, dealOrder, handsAfter } from './deal-order';

describe('the order of the cards', () => {
  it('is that in which they left the shoe', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const shoe = newShoe(quickDraws(seed));
        const { round } = dealRound(shoe);
        const order = dealOrder(round);
        expect(order.map(({ card }) => card)).toEqual(shoe.slice(0, order.length));
        expect(order.slice(0, 4).map(({ side }) => side)).toEqual(['player', 'banker', 'player', 'banker']);
      }),
    );
  });

  it('leaves out a third card that was not drawn', () => {
    const card = { rank: 2, suit: 'clubs' } as const;
    const sides = dealOrder({ player: [card, card], banker: [card, card, card] }).map(({ side }) => side);
    expect(sides).toEqual(['player', 'banker', 'player', 'banker', 'banker']);
  });
});

describe('the hands while they are dealt', () => {
  const { round } = dealRound(newShoe(quickDraws(3)));
  const counts = (elapsed: number) => {
    const { player, banker } = handsAfter(round, elapsed);
    return [player.length, banker.length];
  };

  it.each([
    [-1, [0, 0]],
    [0, [1, 0]],
    [CARD_MS - 1, [1, 0]],
    [CARD_MS, [1, 1]],
    [3 * CARD_MS, [2, 2]],
  ])('after %i ms have %p cards', (elapsed, expected) => {
    expect(counts(elapsed)).toEqual(expected);
  });

  it('are whole in the end, and with motion off at once', () => {
    expect(handsAfter(round, Infinity)).toEqual({ player: round.player, banker: round.banker });
  });
});
