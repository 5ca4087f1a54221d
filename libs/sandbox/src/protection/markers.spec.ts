import { markersOf, type PlayedBet, type PlayFacts } from './markers';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-23T04:00:00Z');
const quiet: PlayFacts = { bets: [], deposits: [], played: [], raises: [], timeZone: 'Asia/Shanghai' };
const bet = (hours: number, stake: bigint, lostAfter?: number): PlayedBet => ({
  placedAt: NOON + hours * HOUR,
  stake,
  lostAt: lostAfter === undefined ? undefined : NOON + (hours + lostAfter) * HOUR,
});

describe('signs of harm', () => {
  it('ROLE-014 are none in quiet play', () => {
    expect(markersOf(quiet)).toEqual([]);
    expect(markersOf({ ...quiet, bets: [bet(0, 100n, 1), bet(2, 100n), bet(3, 150n)] })).toEqual([]);
  });

  it('ROLE-014 risingStakes: three times twice the stake after a loss', () => {
    const rising = [bet(0, 10n, 1), bet(2, 20n, 1), bet(4, 40n, 1), bet(6, 80n)];
    expect(markersOf({ ...quiet, bets: rising })).toEqual(['risingStakes']);
    expect(markersOf({ ...quiet, bets: rising.slice(1) })).toEqual([]);
    expect(markersOf({ ...quiet, bets: [...rising.slice(0, 3), bet(6, 79n)] })).toEqual([]);
    // Not known to be lost yet when the next was placed.
    expect(
      markersOf({ ...quiet, bets: rising.map((each) => ({ ...each, lostAt: NOON + 99 * HOUR })) }),
    ).toEqual([]);
  });

  it('ROLE-014 manyDeposits: three on one day of the member’s own calendar', () => {
    const midnight = NOON + 12 * HOUR;
    expect(markersOf({ ...quiet, deposits: [midnight, midnight + 1, midnight + 2] })).toEqual([
      'manyDeposits',
    ]);
    expect(markersOf({ ...quiet, deposits: [midnight - 1, midnight, midnight + 1] })).toEqual([]);
  });

  it('ROLE-014 nightPlay: bets between midnight and five in three nights', () => {
    const nights = (hour: number) => [0, 1, 2].map((day) => bet(12 + day * 24 + hour, 10n));
    expect(markersOf({ ...quiet, bets: nights(0) })).toEqual(['nightPlay']);
    expect(markersOf({ ...quiet, bets: nights(4.99) })).toEqual(['nightPlay']);
    expect(markersOf({ ...quiet, bets: nights(5) })).toEqual([]);
    expect(markersOf({ ...quiet, bets: nights(0).slice(1) })).toEqual([]);
  });

  it('ROLE-014 longPlay: four hours on end', () => {
    const played = (until: number) => [{ from: 0, until }];
    expect(markersOf({ ...quiet, played: played(4 * HOUR) })).toEqual(['longPlay']);
    expect(markersOf({ ...quiet, played: played(4 * HOUR - 1) })).toEqual([]);
  });

  it('ROLE-014 raisedLimits: higher limits asked for twice', () => {
    expect(markersOf({ ...quiet, raises: [1, 2] })).toEqual(['raisedLimits']);
    expect(markersOf({ ...quiet, raises: [1] })).toEqual([]);
  });
});
