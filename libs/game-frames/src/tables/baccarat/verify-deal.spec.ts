import { dealRound, fairDraws, newShoe } from '@heptad/game-rules';
import { seedOf } from '@heptad/game-rules/testing';
import { verifyDeal } from './verify-deal';

const seeds = (round: number) => ({ serverSeed: seedOf(round), clientSeed: 'plum-baccarat-1', round });
const dealt = (round: number) => {
  const { round: deal } = dealRound(newShoe(fairDraws(seeds(round))));
  return { ...deal, player: [...deal.player], banker: [...deal.banker] };
};

describe('a round of baccarat', () => {
  it('comes out of its seeds, a hundred times over', () => {
    for (let round = 1; round <= 100; round += 1) expect(verifyDeal(seeds(round), dealt(round))).toBe(true);
  });

  it('of other seeds, other cards or another winner does not', () => {
    const deal = dealt(5);
    expect(verifyDeal(seeds(6), deal)).toBe(false);
    const [first, ...others] = deal.player;
    const other = { rank: (first!.rank % 13) + 1, suit: first!.suit };
    expect(verifyDeal(seeds(5), { ...deal, player: [other, ...others] })).toBe(false);
    const outcome = deal.outcome === 'tie' ? 'player' : 'tie';
    expect(verifyDeal(seeds(5), { ...deal, outcome })).toBe(false);
  });
});
