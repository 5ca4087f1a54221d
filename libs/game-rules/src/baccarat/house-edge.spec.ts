import { quickDraws } from '../testing';
import { percentText } from '../ratio/ratio';
import { BACCARAT_BETS } from './bets';
import { BACCARAT_EDGES, baccaratEdge, countOutcomes } from './house-edge';
import { dealRound } from './round';
import { isSpent, newShoe } from './shoe';

describe('the house edge of baccarat', () => {
  it('comes from the known number of orders of six cards in which each side wins', () => {
    expect(countOutcomes()).toEqual({
      player: 2_230_518_282_592_256,
      banker: 2_292_252_566_437_888,
      tie: 475_627_426_473_216,
    });
  });

  it.each(BACCARAT_BETS)('is on %s what members are told', (kind) => {
    expect(percentText(baccaratEdge(kind), 4)).toBe(BACCARAT_EDGES[kind]);
  });

  it('of a pair is 43 in 415', () => {
    const { part, of } = baccaratEdge('playerPair');
    expect(part * 415n).toBe(of * 43n);
  });

  it('agrees with rounds that are dealt', () => {
    const draws = quickDraws(8);
    const counts = { player: 0, banker: 0, tie: 0, playerPair: 0, rounds: 0 };
    for (let shoes = 0; shoes < 400; shoes += 1) {
      for (let shoe = newShoe(draws); !isSpent(shoe);) {
        const { round, rest } = dealRound(shoe);
        shoe = rest;
        counts.rounds += 1;
        counts[round.outcome] += 1;
        if (round.playerPair) counts.playerPair += 1;
      }
    }
    // Four standard errors; the draws are the same each time.
    const near = (count: number, chance: number) =>
      Math.abs(count / counts.rounds - chance) < 4 * Math.sqrt((chance * (1 - chance)) / counts.rounds);
    expect(counts.rounds).toBeGreaterThan(30_000);
    expect(near(counts.player, 0.446247)).toBe(true);
    expect(near(counts.banker, 0.458597)).toBe(true);
    expect(near(counts.tie, 0.095156)).toBe(true);
    expect(near(counts.playerPair, 31 / 415)).toBe(true);
  });
});
