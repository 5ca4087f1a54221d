import { fromMinorUnits } from '@heptad/formatting';
import type { SimSportKey } from '@heptad/sandbox-simulation';
import type { Storage } from '../storage/storage';
import { betOf, rowIdOf } from './bet-rows';
import type { BetPage, BetQuery } from './betting';
import { NOT_STAKED } from './not-staked';

const DEFAULT_LIMIT = 20;
const HIGHEST_LIMIT = 200;
const OPEN = ['pending', 'accepted'];

const SINGLE = 1001;

/** How a leg of a sport shows in the stored legs. */
export function sportMark(sport: SimSportKey): string {
  return `%"sport":${JSON.stringify(sport)}%`;
}

/** The stored bets that a query finds, `before` left aside. */
export function found(storage: Storage, query: BetQuery) {
  const { memberId, venue, state, ids, idempotencyKey, from, until } = query;
  const { sports, withoutSports = [], kind, states } = query;
  let rows = storage.db.selectFrom('bets').where('member_id', '=', memberId);
  if (venue) rows = rows.where('venue', '=', venue);
  if (state === 'open') rows = rows.where('state', 'in', OPEN);
  if (state === 'over') rows = rows.where('state', 'not in', OPEN);
  if (ids) rows = rows.where('id', 'in', [-1, ...ids.flatMap((id) => rowIdOf(id) ?? [])]);
  if (idempotencyKey !== undefined) rows = rows.where('idempotency_key', '=', idempotencyKey);
  if (from !== undefined) rows = rows.where('placed_at', '>=', from);
  if (until !== undefined) rows = rows.where('placed_at', '<', until);
  if (sports)
    rows = rows.where(({ or, eb }) => or(sports.map((sport) => eb('legs', 'like', sportMark(sport)))));
  for (const sport of withoutSports) rows = rows.where('legs', 'not like', sportMark(sport));
  if (kind) rows = rows.where('code', kind === 'single' ? '=' : '!=', SINGLE);
  if (states) rows = rows.where('state', 'in', [...states]);
  return rows;
}

/** A page of a member's bets, newest first, with totals over all that the query finds. */
export async function listBets(storage: Storage, query: BetQuery): Promise<BetPage> {
  const limit = Math.min(Math.max(Math.trunc(query.limit ?? DEFAULT_LIMIT), 0), HIGHEST_LIMIT);
  const offset = Math.max(Math.trunc(query.offset ?? 0), 0);
  const last = query.before === undefined ? undefined : (rowIdOf(query.before) ?? 0);
  const rows = await found(storage, query)
    .$if(last !== undefined, (older) => older.where('id', '<', last ?? 0))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const totals = await found(storage, query)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn
        .sum<bigint | null>('stake_minor')
        .filterWhere('state', 'not in', [...NOT_STAKED])
        .as('total_stake_minor'),
      fn.sum<bigint | null>('payout_minor').as('total_payout_minor'),
    ])
    .executeTakeFirst();
  return {
    bets: rows.map(betOf),
    total: Number(totals?.total ?? 0),
    totalStake: fromMinorUnits(BigInt(totals?.total_stake_minor ?? 0n)),
    totalPayout: fromMinorUnits(BigInt(totals?.total_payout_minor ?? 0n)),
  };
}
