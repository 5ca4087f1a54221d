import { SPORTS_VENUE_CODES } from '@heptad/contracts';
import type { Storage } from '../storage/storage';
import { found, sportMark } from './bet-lists';
import { legsOf, runningStake } from './bet-rows';
import type { BetQuery, BetVenue } from './betting';
import { NOT_STAKED } from './not-staked';
import { highestPayout } from './payout';
import { partOfAmount } from '../wallet/part-of-amount';
import { SIM_SPORTS } from '@heptad/sandbox-simulation';
import type { SimSportKey } from '@heptad/sandbox-simulation';

/** What bets come to, minor units. */
export interface BetSums {
  /** Rejected ones among them. */
  readonly bets: number;
  /** Without rejected bets, whose stakes were given back, and edited ones, whose stakes went over. */
  readonly stake: bigint;
  /** What came back of settled bets. */
  readonly returns: bigint;
  /** What the bets that gained have gained. */
  readonly won: bigint;
  /** What the bets that lost have lost, not below zero. */
  readonly lost: bigint;
  /** Stakes of bets won or lost less what was cashed out of them, those of bets half won or half lost by half, cut once at the end. */
  readonly turnover: bigint;
}

const WHOLE = ['won', 'lost'];
const HALF = ['halfWon', 'halfLost'];
const NOT_OVER = ['pending', 'accepted'];

/** The bets of one venue that ended alike. */
interface Group {
  readonly venue: string;
  readonly state: string;
  readonly bets: number | bigint;
  readonly stake: bigint | number | null;
  readonly running: bigint | number | null;
  readonly returns: bigint | number | null;
  readonly gained: bigint | number | null;
  readonly spent: bigint | number | null;
}

const total = (groups: readonly Group[], of: (group: Group) => bigint | number | null): bigint =>
  groups.reduce((sum, group) => sum + BigInt(of(group) ?? 0), 0n);

function sumsOf(groups: readonly Group[]): BetSums {
  const taken = groups.filter(({ state }) => !NOT_STAKED.includes(state));
  const over = taken.filter(({ state }) => !NOT_OVER.includes(state));
  const runningOf = (states: readonly string[]) =>
    total(
      over.filter(({ state }) => states.includes(state)),
      ({ running }) => running,
    );
  return {
    bets: Number(total(groups, ({ bets }) => bets)),
    stake: total(taken, ({ stake }) => stake),
    returns: total(over, ({ returns }) => returns),
    won: total(over, ({ gained }) => gained),
    lost: total(over, ({ spent }) => spent),
    turnover: runningOf(WHOLE) + partOfAmount(runningOf(HALF), 1n, 2n),
  };
}

/** Sums over everything that a query finds, whatever page of it is looked at: in all, and by venue. */
export async function sumBets(
  storage: Storage,
  query: BetQuery,
): Promise<{ readonly all: BetSums; readonly venues: readonly (BetSums & { readonly venue: BetVenue })[] }> {
  const groups = await found(storage, query)
    .select(({ fn, eb }) => [
      'venue',
      'state',
      fn.countAll<number>().as('bets'),
      fn.sum<bigint | null>('stake_minor').as('stake'),
      fn.sum<bigint | null>(eb('stake_minor', '-', eb.ref('cashed_stake_minor'))).as('running'),
      fn.sum<bigint | null>('payout_minor').as('returns'),
      fn
        .sum<bigint | null>(eb('payout_minor', '-', eb.ref('stake_minor')))
        .filterWhereRef('payout_minor', '>', 'stake_minor')
        .as('gained'),
      fn
        .sum<bigint | null>(eb('stake_minor', '-', eb.ref('payout_minor')))
        .filterWhereRef('payout_minor', '<', 'stake_minor')
        .as('spent'),
    ])
    .groupBy(['venue', 'state'])
    .execute();
  return {
    all: sumsOf(groups),
    venues: SPORTS_VENUE_CODES.map((venue) => ({
      venue,
      ...sumsOf(groups.filter((group) => group.venue === venue)),
    })).filter(({ bets }) => bets > 0),
  };
}

/** What the open bets that a query finds can still bring back at most, minor units. */
export async function sumPotential(storage: Storage, query: BetQuery): Promise<bigint> {
  const rows = await found(storage, query)
    .select(['code', 'stake_minor', 'unit_stake_minor', 'cashed_stake_minor', 'legs', 'builder_odds'])
    .where('state', 'in', NOT_OVER)
    .execute();
  return rows.reduce((sum, row) => {
    const bet = { code: row.code, legs: legsOf(row), builderOdds: row.builder_odds ?? undefined };
    return sum + highestPayout(bet, runningStake(row).unit);
  }, 0n);
}

/** In how many of the bets that a query finds each sport has a leg; those that have one in none are left out. */
export async function countSports(
  storage: Storage,
  query: BetQuery,
): Promise<readonly { readonly sport: SimSportKey; readonly bets: number }[]> {
  const row = await found(storage, query)
    .select(({ fn }) =>
      SIM_SPORTS.map((sport) =>
        fn.countAll<number>().filterWhere('legs', 'like', sportMark(sport)).as(sport),
      ),
    )
    .executeTakeFirst();
  const counts = new Map<string, unknown>(Object.entries(row ?? {}));
  return SIM_SPORTS.map((sport) => ({ sport, bets: Number(counts.get(sport) ?? 0) })).filter(
    ({ bets }) => bets > 0,
  );
}
