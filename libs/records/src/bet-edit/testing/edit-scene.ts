import { money, odds } from '@heptad/formatting';
import type { Bet, BetLeg, Match, Side } from '@heptad/venue-gateway';

/** Specs only: the moment at which the scene plays; its matches begin an hour later. */
export const NOON = new Date(2026, 4, 20, 12).getTime();

const SIDES = [
  ['home', '主队'],
  ['draw', '和'],
  ['away', '客队'],
] as const;

/** Specs only: a match before kick-off with a 1X2 market. @param prices of home, draw and away */
export function editMatch(
  id: string,
  prices: readonly string[] = ['2.00', '3.00', '4.00'],
  held = false,
): Match {
  const key = `fb|${id}|1005.1001|`;
  return {
    id,
    venue: 'FBTY',
    sport: 'football',
    league: { id: 'l1', name: '英超' },
    home: { id: `${id}h`, name: `主队${id}` },
    away: { id: `${id}a`, name: `客队${id}` },
    kickOff: NOON + 3_600_000,
    status: 'upcoming',
    marketCount: 1,
    favourite: false,
    stream: false,
    markets: [
      {
        key,
        kind: 'moneyline',
        period: 'full',
        name: '独赢',
        status: held ? 'suspended' : 'open',
        selections: SIDES.map(([side, name], place) => ({
          key: `${key}|${side}`,
          side,
          name: name === '和' ? name : `${name}${id}`,
          odds: odds(prices[place] ?? '2.00'),
          locked: held,
          wire: { marketId: id },
        })),
      },
    ],
  };
}

/** Specs only: a leg on a match of {@link editMatch}. */
export const editLeg = (matchId: string, side: Side = 'home', changes: Partial<BetLeg> = {}): BetLeg => ({
  matchId,
  sport: 'football',
  league: '英超',
  home: `主队${matchId}`,
  away: `客队${matchId}`,
  marketName: '独赢',
  kind: 'moneyline',
  period: 'full',
  side,
  selectionName: `主队${matchId}`,
  odds: odds('1.90'),
  kickOff: NOON + 3_600_000,
  state: 'accepted',
  ...changes,
});

/** Specs only: an open single of 20.00 on the home side of match 1. */
export const editBet = (changes: Partial<Bet> = {}): Bet => ({
  id: '1000000001',
  venue: 'FBTY',
  state: 'accepted',
  placedAt: NOON - 60_000,
  comboCode: 1001,
  stake: money('20.00'),
  potentialReturn: money('38.00'),
  legs: [editLeg('1')],
  ...changes,
});
