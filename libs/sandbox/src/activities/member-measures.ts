import { settledRounds } from '@heptad/sandbox-games';
import { keptQuery, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import type { VenueArea } from '../platform/venues';
import { sumPlay } from '../protection/play-sums';
import { kindOfBet } from '../rebate/ratios';
import { turnoverOf } from '../valid-turnover/read-turnover';
import type { Span } from './editions';

type Database = Pick<Storage, 'db'>;

export interface CreditedDeposit {
  /** Minor units. */
  readonly amount: bigint;
  readonly at: number;
}

const creditedDeposits = keptQuery(
  (db, value: ValueOf<{ memberId: string; startsAt: number; endsAt: number }>) =>
    db
      .selectFrom('deposit_orders')
      .select(['amount_minor', 'ended_at'])
      .where('member_id', '=', value('memberId'))
      .where('state', '=', 'credited')
      .where('ended_at', '>=', value('startsAt'))
      .where('ended_at', '<', value('endsAt'))
      .orderBy('ended_at')
      .orderBy('id'),
);

/** A member's credited deposits of a stretch of time, the first first. */
export async function depositsWithin(
  { db }: Database,
  memberId: string,
  { startsAt, endsAt }: Span,
): Promise<readonly CreditedDeposit[]> {
  const span = { startsAt: Math.trunc(startsAt), endsAt: Math.trunc(endsAt) };
  const rows = await creditedDeposits(db, { memberId, ...span });
  return rows.map(({ amount_minor, ended_at }) => ({ amount: amount_minor, at: ended_at ?? 0 }));
}

/** A member's valid turnover of a stretch of time by kind of venue: bets and rounds by when they were settled. Minor units. */
export async function turnoverWithin(
  storage: Database,
  memberId: string,
  { startsAt, endsAt }: Span,
): Promise<ReadonlyMap<VenueArea, bigint>> {
  const span = { from: startsAt, until: endsAt };
  const sums = new Map<VenueArea, bigint>();
  const add = (area: VenueArea, amount: bigint) => sums.set(area, (sums.get(area) ?? 0n) + amount);
  for (const { bet, amount } of await turnoverOf(storage, memberId, span)) add(kindOfBet(bet), amount);
  for (const { area, stake_minor } of await settledRounds(storage, memberId, span))
    add(area as VenueArea, stake_minor);
  return sums;
}

/** All kinds together, minor units. */
export const totalOf = (sums: ReadonlyMap<VenueArea, bigint>): bigint =>
  [...sums.values()].reduce((total, amount) => total + amount, 0n);

/** What a member has lost in a stretch of time, minor units; zero where they have not. */
export async function lossWithin(
  storage: Database,
  memberId: string,
  { startsAt, endsAt }: Span,
): Promise<bigint> {
  const { net } = await sumPlay(storage, memberId, { from: startsAt, until: endsAt });
  return net < 0n ? -net : 0n;
}
