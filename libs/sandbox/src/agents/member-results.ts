import { roundTurnover, sumAreas } from '@heptad/sandbox-games';
import { NOT_STAKED } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';
import { sumTurnover, turnoverOf } from '../valid-turnover/read-turnover';
import { ACTIVE_TURNOVER, type MonthResult } from './commission-rules';

/** A stretch of time, ms of the sandbox clock: from inclusive, until exclusive. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The play money that every newcomer gets: no prize, so no agent bears it. */
const WELCOME = 'welcome';

/** What the members of an agent have come to in a span, all together. Minor units. */
export async function memberResults(
  storage: Pick<Storage, 'db'>,
  agentId: string,
  span: Span,
): Promise<Omit<MonthResult, 'carried'>> {
  const turnovers = await turnoversOf(storage, agentId, span);
  const lost = (await lostInBets(storage, agentId, span)) + (await lostInGames(storage, agentId, span));
  const given = await rebatesAndPrizes(storage, agentId, span);
  return {
    active: turnovers.filter((turnover) => turnover >= ACTIVE_TURNOVER).length,
    turnover: turnovers.reduce((sum, turnover) => sum + turnover, 0n),
    net: lost - given,
  };
}

/** The valid turnover of each member of an agent who has bet or played, minor units. */
async function turnoversOf(
  storage: Pick<Storage, 'db'>,
  agentId: string,
  span: Span,
): Promise<readonly bigint[]> {
  const rows = await storage.db
    .selectFrom('bets')
    .innerJoin('agent_members', 'agent_members.member_id', 'bets.member_id')
    .select('bets.member_id')
    .distinct()
    .where('agent_members.agent_id', '=', agentId)
    .where('bets.settled_at', '>=', span.from)
    .where('bets.settled_at', '<', span.until)
    .execute();
  const players = await storage.db
    .selectFrom('game_rounds')
    .innerJoin('agent_members', 'agent_members.member_id', 'game_rounds.member_id')
    .select('game_rounds.member_id')
    .distinct()
    .where('agent_members.agent_id', '=', agentId)
    .where('game_rounds.settled_at', '>=', span.from)
    .where('game_rounds.settled_at', '<', span.until)
    .execute();
  const turnovers: bigint[] = [];
  for (const memberId of new Set([...rows, ...players].map((row) => row.member_id))) {
    const inGames = sumAreas(await roundTurnover(storage, memberId, span));
    turnovers.push(sumTurnover(await turnoverOf(storage, memberId, span)) + inGames);
  }
  return turnovers;
}

/** How many members an agent has brought in a span. */
export async function countBrought(
  { db }: Pick<Storage, 'db'>,
  agentId: string,
  { from, until }: Span,
): Promise<number> {
  const { brought } = await db
    .selectFrom('agent_members')
    .select(({ fn }) => fn.countAll<number>().as('brought'))
    .where('agent_id', '=', agentId)
    .where('joined_at', '>=', from)
    .where('joined_at', '<', until)
    .executeTakeFirstOrThrow();
  return brought;
}

/** Stakes less what came back of the bets that were settled in the span. */
async function lostInBets(
  { db }: Pick<Storage, 'db'>,
  agentId: string,
  { from, until }: Span,
): Promise<bigint> {
  const sums = await db
    .selectFrom('bets')
    .innerJoin('agent_members', 'agent_members.member_id', 'bets.member_id')
    .select(({ fn }) => [
      fn.sum<bigint | string | null>('stake_minor').as('stake_minor'),
      fn.sum<bigint | string | null>('payout_minor').as('payout_minor'),
    ])
    .where('agent_members.agent_id', '=', agentId)
    .where('bets.settled_at', '>=', from)
    .where('bets.settled_at', '<', until)
    .where('bets.state', 'not in', [...NOT_STAKED])
    .executeTakeFirst();
  return BigInt(sums?.stake_minor ?? 0) - BigInt(sums?.payout_minor ?? 0);
}

/** Stakes less wins of the rounds of games that were settled in the span; what a jackpot paid was put in by stakes and seeds. */
async function lostInGames(
  { db }: Pick<Storage, 'db'>,
  agentId: string,
  { from, until }: Span,
): Promise<bigint> {
  const sums = await db
    .selectFrom('game_rounds')
    .innerJoin('agent_members', 'agent_members.member_id', 'game_rounds.member_id')
    .select(({ fn }) => [
      fn.sum<bigint | string | null>('stake_minor').as('stake_minor'),
      fn.sum<bigint | string | null>('win_minor').as('win_minor'),
    ])
    .where('agent_members.agent_id', '=', agentId)
    .where('game_rounds.state', '=', 'settled')
    .where('game_rounds.settled_at', '>=', from)
    .where('game_rounds.settled_at', '<', until)
    .executeTakeFirst();
  return BigInt(sums?.stake_minor ?? 0) - BigInt(sums?.win_minor ?? 0);
}

async function rebatesAndPrizes(
  { db }: Pick<Storage, 'db'>,
  agentId: string,
  { from, until }: Span,
): Promise<bigint> {
  const given = await db
    .selectFrom('ledger_transactions as moved')
    .innerJoin('agent_members', 'agent_members.member_id', 'moved.member_id')
    .innerJoin('postings', 'postings.transaction_id', 'moved.id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(({ fn }) => fn.sum<bigint | string | null>('postings.amount_minor').as('given_minor'))
    .where('agent_members.agent_id', '=', agentId)
    .whereRef('accounts.member_id', '=', 'moved.member_id')
    .where('moved.reason', 'in', ['bonus', 'rebate'])
    .where('moved.reference', '<>', WELCOME)
    .where('moved.created_at', '>=', from)
    .where('moved.created_at', '<', until)
    .executeTakeFirst();
  return BigInt(given?.given_minor ?? 0);
}
