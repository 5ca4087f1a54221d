import { roundNumber, settledRounds } from '@heptad/sandbox-games';
import type { SandboxServices } from '../server/services';
import { turnoverOf } from '../valid-turnover/read-turnover';
import { orderNumber } from './order-numbers';
import type { TurnoverEvent } from './turnover';

type Services = Pick<SandboxServices, 'storage'>;

/** All that makes a member’s duties to bet, and all that fulfils them. */
export async function turnoverEventsOf(
  services: Services,
  memberId: string,
): Promise<readonly TurnoverEvent[]> {
  return [
    ...(await deposits(services, memberId)),
    ...(await prizes(services, memberId)),
    ...(await gifts(services, memberId)),
    ...(await settledBets(services, memberId)),
    ...(await rounds(services, memberId)),
    ...(await charged(services, memberId)),
  ];
}

async function deposits({ storage }: Services, memberId: string): Promise<readonly TurnoverEvent[]> {
  const rows = await storage.db
    .selectFrom('deposit_orders')
    .select(['id', 'amount_minor', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .execute();
  return rows.map(({ id, amount_minor, ended_at }) => ({
    at: ended_at ?? 0,
    kind: 'deposit',
    amount: amount_minor,
    reference: orderNumber('D', id),
  }));
}

/** Prizes of activities that were paid and ask to be bet. */
async function prizes({ storage }: Services, memberId: string): Promise<readonly TurnoverEvent[]> {
  const rows = await storage.db
    .selectFrom('activity_awards')
    .select(['transaction_id', 'turnover_minor', 'paid_at'])
    .where('member_id', '=', memberId)
    .where('turnover_minor', '>', 0n)
    .execute();
  return rows.map(({ transaction_id, turnover_minor, paid_at }) => ({
    at: paid_at,
    kind: 'bonus',
    amount: turnover_minor,
    reference: orderNumber('B', transaction_id),
  }));
}

/** What the platform has given by its own rules and asks to be bet, once it was claimed. */
async function gifts({ storage }: Services, memberId: string): Promise<readonly TurnoverEvent[]> {
  const rows = await storage.db
    .selectFrom('welfare_grants')
    .select(['id', 'turnover_minor', 'claimed_at'])
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is not', null)
    .where('turnover_minor', '>', 0n)
    .execute();
  return rows.map(({ id, turnover_minor, claimed_at }) => ({
    at: claimed_at ?? 0,
    kind: 'bonus',
    amount: turnover_minor,
    reference: orderNumber('F', id),
  }));
}

/** Settled bets by the one rule of valid turnover; those that do not count fulfil nothing. */
async function settledBets({ storage }: Services, memberId: string): Promise<readonly TurnoverEvent[]> {
  const bets = await turnoverOf(storage, memberId);
  return bets
    .filter(({ amount }) => amount > 0n)
    .map(({ settledAt, amount, betId }) => ({ at: settledAt, kind: 'turnover', amount, reference: betId }));
}

/** Settled rounds of games; each counts its whole stake. */
async function rounds({ storage }: Services, memberId: string): Promise<readonly TurnoverEvent[]> {
  const settled = await settledRounds(storage, memberId);
  return settled.map(({ id, stake_minor, settled_at }) => ({
    at: settled_at ?? 0,
    kind: 'turnover',
    amount: stake_minor,
    reference: roundNumber(id),
  }));
}

async function charged({ storage }: Services, memberId: string): Promise<readonly TurnoverEvent[]> {
  const rows = await storage.db
    .selectFrom('withdrawal_orders')
    .select(['id', 'charged_minor', 'created_at'])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['held', 'paid'])
    .execute();
  return rows.map(({ id, charged_minor, created_at }) => ({
    at: created_at,
    kind: 'charged',
    amount: charged_minor,
    reference: orderNumber('W', id),
  }));
}
