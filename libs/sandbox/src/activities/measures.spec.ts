import type { BetLeg } from '@heptad/sandbox-ledger';
import { betCounts } from './measures';
import type { Measure } from './promotion';

const leg = (odds: string): BetLeg => ({
  selection: 's',
  matchId: 'm',
  sport: 'football',
  leagueId: 'l',
  kind: 'threeWay',
  period: 'full',
  side: 'home',
  odds,
  live: false,
  scoreAtBet: { home: 0, away: 0 },
  state: 'won',
});
const bet = (state: string, stake_minor: bigint, ...odds: readonly string[]) => ({
  state,
  stake_minor,
  legs: JSON.stringify(odds.map(leg)),
});

const turnover: Measure = { kind: 'turnover', leastOdds: '1.50' };
const settled: Measure = { kind: 'settledBets', leastStake: 1_000n };
const combos: Measure = { kind: 'combos', legs: 3, leastStake: 1_000n, leastOdds: '1.30' };

describe('what a bet counts', () => {
  it.each([
    ['won', 10_001n],
    ['lost', 10_001n],
    ['halfWon', 5_000n],
    ['halfLost', 5_000n],
    ['push', 0n],
    ['void', 0n],
    ['cashedOut', 0n],
    ['rejected', 0n],
    ['accepted', 0n],
    ['pending', 0n],
  ])('as turnover, ended as %s, is %d cents of 10001', (state, cents) => {
    expect(betCounts(turnover, bet(state, 10_001n, '1.50'))).toBe(cents);
  });

  it.each([
    [['1.50'], true],
    [['1.49'], false],
    [['10.00'], true],
    [['2.00', '1.50'], true],
    [['2.00', '1.49'], false],
  ])('as turnover at odds %j: %s', (odds, counts) => {
    expect(betCounts(turnover, bet('won', 100n, ...odds))).toBe(counts ? 100n : 0n);
  });

  it.each([
    [1_000n, 1n],
    [999n, 0n],
  ])('as one of the settled bets with a stake of %d cents is %d', (stake, count) => {
    expect(betCounts(settled, bet('lost', stake, '1.01'))).toBe(count);
    expect(betCounts(settled, bet('push', stake, '1.01'))).toBe(0n);
  });

  it.each([
    ['three legs', ['1.30', '1.30', '9.00'], 1_000n, 1n],
    ['two legs', ['2.00', '2.00'], 1_000n, 0n],
    ['a leg below the odds', ['1.30', '1.29', '9.00'], 1_000n, 0n],
    ['too small a stake', ['1.30', '1.30', '1.30'], 999n, 0n],
  ])('as a combination of %s', (_name, odds, stake, count) => {
    expect(betCounts(combos, bet('halfLost', stake, ...odds))).toBe(count);
  });

  it('as a transfer is nothing', () => {
    expect(betCounts({ kind: 'netTransfer' }, bet('won', 1_000n, '2.00'))).toBe(0n);
  });
});
