import type { Storage } from '../storage/storage';
import { betOf, rowIdOf } from './bet-rows';
import type { Bet, BetVenue } from './betting';

/** The stored bets of a member at a venue. */
export function betsAt(storage: Storage, memberId: string, venue: BetVenue) {
  return storage.db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('venue', '=', venue);
}

/** A bet by its number; undefined when the member has no such bet. */
export async function findBet(storage: Storage, memberId: string, id: string): Promise<Bet | undefined> {
  const rowId = rowIdOf(id);
  if (rowId === undefined) return undefined;
  const row = await storage.db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', rowId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && betOf(row);
}
