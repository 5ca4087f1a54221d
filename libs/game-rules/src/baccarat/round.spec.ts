import fc from 'fast-check';
import { quickDraws, saidDraws } from '../testing';
import { type Card, handPoints } from './cards';
import { dealRound } from './round';
import { CUT_CARD, isSpent, newShoe } from './shoe';

/** A shoe of these ranks; they go player, banker, player, banker, then the third cards. */
const shoeOf = (...ranks: number[]): Card[] => ranks.map((rank) => ({ rank, suit: 'clubs' }));
const ranksOf = (cards: readonly Card[]) => cards.map(({ rank }) => rank);

describe('a shoe', () => {
  it('has eight of each card', () => {
    const shoe = newShoe(quickDraws(1));
    const counts = new Map<string, number>();
    for (const { rank, suit } of shoe)
      counts.set(`${rank} ${suit}`, (counts.get(`${rank} ${suit}`) ?? 0) + 1);
    expect(shoe).toHaveLength(416);
    expect(counts.size).toBe(52);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it('lies in the order that the draws give', () => {
    const asItWas = newShoe(saidDraws(Array.from({ length: 415 }, (_, taken) => 415 - taken)));
    expect(asItWas.slice(0, 14)).toEqual([
      ...Array.from({ length: 13 }, (_, below) => ({ rank: below + 1, suit: 'spades' })),
      { rank: 1, suit: 'hearts' },
    ]);
    expect(newShoe(quickDraws(2))).not.toEqual(newShoe(quickDraws(3)));
    expect(newShoe(quickDraws(2))).toEqual(newShoe(quickDraws(2)));
  });

  it('is spent at the cut card', () => {
    expect(isSpent(shoeOf(...new Array<number>(CUT_CARD + 1).fill(1)))).toBe(false);
    expect(isSpent(shoeOf(...new Array<number>(CUT_CARD).fill(1)))).toBe(true);
    expect(isSpent([])).toBe(true);
  });
});

describe('a round', () => {
  it.each([
    ['a natural of the player ends it', [9, 1, 13, 2, 5, 5], [9, 13], [1, 2], 'player'],
    ['a natural of the banker ends it', [1, 13, 2, 8, 5, 5], [1, 2], [13, 8], 'banker'],
    ['two naturals may tie', [9, 4, 13, 5, 5], [9, 13], [4, 5], 'tie'],
    ['both stand', [6, 7, 13, 12, 5], [6, 13], [7, 12], 'banker'],
    ['the player stands on 6, the banker draws on 5', [6, 5, 13, 12, 4], [6, 13], [5, 12, 4], 'banker'],
    ['the player stands on 7, the banker stands on 6', [7, 6, 13, 12, 4], [7, 13], [6, 12], 'player'],
    ['the banker with 3 stands on an 8', [2, 3, 3, 13, 8, 9], [2, 3, 8], [3, 13], 'tie'],
    ['the banker with 3 draws on a 9', [2, 3, 3, 13, 9, 2], [2, 3, 9], [3, 13, 2], 'banker'],
    ['the banker with 6 draws on a 7', [1, 6, 1, 10, 7, 3], [1, 1, 7], [6, 10, 3], 'tie'],
    ['the banker with 7 stands on a 7', [1, 7, 1, 10, 7, 3], [1, 1, 7], [7, 10], 'player'],
  ] as const)('%s', (_, ranks, player, banker, outcome) => {
    const { round, rest } = dealRound(shoeOf(...ranks));
    expect(ranksOf(round.player)).toEqual(player);
    expect(ranksOf(round.banker)).toEqual(banker);
    expect(round.outcome).toBe(outcome);
    expect(rest).toHaveLength(ranks.length - player.length - banker.length);
  });

  it('tells points and pairs', () => {
    const { round } = dealRound(shoeOf(13, 2, 13, 2, 4, 1));
    expect(round).toMatchObject({ playerPoints: 4, bankerPoints: 5, playerPair: true, bankerPair: true });
    expect(dealRound(shoeOf(12, 2, 13, 3, 4, 1)).round).toMatchObject({
      playerPair: false,
      bankerPair: false,
    });
  });

  it.each([[[]], [[1, 2, 3]], [[1, 2, 1, 2]]])('is not dealt from a shoe of %p', (ranks) => {
    expect(() => dealRound(shoeOf(...ranks))).toThrow(RangeError);
  });

  it('after round uses up the shoe card by card, by the rules', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const shoe = newShoe(quickDraws(seed));
        let left = shoe;
        const dealt: Card[] = [];
        while (!isSpent(left)) {
          const { round, rest } = dealRound(left);
          const { player, banker } = round;
          dealt.push(...player, ...banker);
          expect(round.playerPoints).toBe(handPoints(player));
          expect(round.bankerPoints).toBe(handPoints(banker));
          expect(player.length + banker.length).toBe(left.length - rest.length);
          left = rest;
        }
        const order = (cards: readonly Card[]) => cards.map(({ rank, suit }) => `${rank} ${suit}`).sort();
        expect(order([...dealt, ...left])).toEqual(order(shoe));
      }),
      { numRuns: 20 },
    );
  });
});
