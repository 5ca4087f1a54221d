import type { bets, CallRequest, CallResponse } from '@heptad/contracts';

export type Answer = CallResponse<typeof bets.records>;
export type Request = CallRequest<typeof bets.records>;
export type WireBet = Answer['items'][number];

/** Specs only: noon of a day in May. */
export const NOW = new Date(2026, 4, 20, 12).getTime();

/** Specs only: an open single as the platform tells it. */
export const wireBet = (id: string, changes: Partial<WireBet> = {}): WireBet => ({
  id,
  venue: 'IMTY',
  state: 'accepted',
  comboCode: 1001,
  combinations: 1,
  unitStake: '10.00',
  stake: '10.00',
  returns: '19.50',
  placedAt: NOW - 60_000,
  legs: [wireLeg()],
  ...changes,
});

/** Specs only: a leg on the away side of a quarter line. */
export const wireLeg = (changes: Partial<WireBet['legs'][number]> = {}): WireBet['legs'][number] => ({
  matchId: 'm1',
  league: '英超',
  home: '阿森纳',
  away: '切尔西',
  kickOff: NOW,
  market: '让球',
  selection: '切尔西',
  line: '-0.5',
  odds: '1.95',
  state: 'accepted',
  sport: 'football',
  live: false,
  ...changes,
});

/** Specs only: a single that was won. */
export const wonBet = (id: string): WireBet =>
  wireBet(id, {
    state: 'won',
    winLoss: '9.50',
    settledAt: NOW,
    legs: [wireLeg({ state: 'won', result: '0:1' })],
  });

/** Specs only: a page of the given bets, by itself the whole list. */
export const wireAnswer = (items: Answer['items'], changes: Partial<Answer> = {}): Answer => ({
  items,
  total: items.length,
  page: 1,
  size: 20,
  more: false,
  totals: {
    bets: items.length,
    stake: '10.00',
    turnover: '8.00',
    returns: '19.50',
    won: '1.00',
    lost: '4.25',
    winLoss: '-3.25',
  },
  venues: [],
  sports: [],
  ...changes,
});
