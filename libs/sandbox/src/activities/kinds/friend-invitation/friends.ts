import { sql, type Storage } from '@heptad/sandbox-ledger';
import { depositsWithin, totalOf, turnoverWithin } from '../../member-measures';
import { friendCode } from './friend-codes';

/** What a friend has to come to before they bring a prize; minor units. */
export const NEEDS = { deposits: 100_00n, turnover: 500_00n } as const;
/** What one friend brings. */
export const FRIEND_PRIZE = 18_00n;
/** The newest friends that are shown. */
const MOST = 100;

export type FriendState = 'registered' | 'deposited' | 'qualified';

/** A friend who registered with a member's code. */
export interface Friend {
  readonly id: string;
  readonly account: string;
  readonly joinedAt: number;
  readonly deposits: bigint;
  readonly turnover: bigint;
}

/** How far a friend is. */
export function friendState({ deposits, turnover }: Pick<Friend, 'deposits' | 'turnover'>): FriendState {
  if (deposits < NEEDS.deposits) return 'registered';
  return turnover < NEEDS.turnover ? 'deposited' : 'qualified';
}

/**
 * Those who registered with a member's code, the newest first, with what they have paid in and bet ever since: measured anew from deposits and
 * bets each time. Whoever an agent has brought is the agent's.
 */
export async function friendsOf(storage: Storage, memberId: string, now: number): Promise<readonly Friend[]> {
  const code = await friendCode(storage, memberId);
  const rows = await storage.db
    .selectFrom('members')
    .leftJoin('agent_members', 'agent_members.member_id', 'members.id')
    .select(['members.id', 'members.name', 'members.registered_at'])
    .where(sql<string>`upper(members.invite_code)`, '=', code)
    .where('members.invite_code', '<>', '')
    .where('members.id', '<>', memberId)
    .where('agent_members.agent_id', 'is', null)
    .orderBy('members.registered_at', 'desc')
    .limit(MOST)
    .execute();
  const friends: Friend[] = [];
  for (const { id, name, registered_at } of rows) {
    const span = { startsAt: registered_at, endsAt: now + 1 };
    const deposits = await depositsWithin(storage, id, span);
    friends.push({
      id,
      account: name,
      joinedAt: registered_at,
      deposits: deposits.reduce((sum, { amount }) => sum + amount, 0n),
      turnover: totalOf(await turnoverWithin(storage, id, span)),
    });
  }
  return friends;
}
