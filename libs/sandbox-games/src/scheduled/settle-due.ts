import type { Row } from '@heptad/sandbox-ledger';
import type { RoundDeps } from '../rounds/play-round';
import { releaseStake } from '../rounds/round-money';
import { roundNumber, rowOfRound } from '../rounds/round-number';
import { paidFor } from './paid-for';

export type SettleDeps = Pick<RoundDeps, 'storage' | 'ledger' | 'now'> & {
  /** Told of rounds once they are over and paid, all of one transaction together. */
  readonly onSettled: (rounds: readonly Row<'game_rounds'>[]) => void;
  readonly onError: (error: unknown) => void;
};

type RoundRow = Row<'game_rounds'>;

/** How many rounds are settled in one transaction: a full table, since each commit waits for the disk once more. */
const AT_ONCE = 250;

/**
 * Settles every round whose time has come, also those that came while the platform stood still; each once, whoever asks and
 * however often. A round of a time that has not come yet, since the clock was put back, is void and its stake goes back, and so is
 * one of a game that there is no more.
 * @returns how many are over now
 */
export async function settleDue(deps: SettleDeps): Promise<number> {
  const ids = await dueRounds(deps);
  let settled = 0;
  for (let first = 0; first < ids.length; first += AT_ONCE)
    settled += await settleTogether(deps, ids.slice(first, first + AT_ONCE));
  return settled;
}

async function dueRounds({ storage, now }: SettleDeps): Promise<readonly number[]> {
  const at = Math.trunc(now());
  const rows = await storage.db
    .selectFrom('game_rounds')
    .select('id')
    .where('state', '=', 'open')
    .where((row) => row.or([row('due_at', '<=', at), row('started_at', '>', at)]))
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One that cannot be settled keeps none of the others from it. */
async function settleTogether(deps: SettleDeps, ids: readonly number[]): Promise<number> {
  try {
    return await settleAll(deps, ids);
  } catch (error) {
    if (ids.length === 1) {
      deps.onError(error);
      return 0;
    }
    let settled = 0;
    for (const id of ids) settled += await settleTogether(deps, [id]);
    return settled;
  }
}

function settleAll(deps: SettleDeps, ids: readonly number[]): Promise<number> {
  return deps.storage.transaction(async () => {
    const rows = await deps.storage.db
      .selectFrom('game_rounds')
      .selectAll()
      .where('id', 'in', ids)
      .where('state', '=', 'open')
      .orderBy('id')
      .execute();
    const over: RoundRow[] = [];
    for (const row of rows)
      over.push(await (isDue(row, deps.now()) ? settle(deps, row) : voidOpen(deps, row)));
    tellOf(deps, over);
    return rows.length;
  });
}

/** Tells of rounds as soon as that they are over is kept. */
function tellOf({ storage, onSettled }: VoidDeps, over: readonly RoundRow[]): void {
  if (over.length === 0) return;
  storage.afterCommit(() => {
    onSettled(over);
  });
}

const isDue = ({ due_at }: RoundRow, now: number): boolean => due_at !== null && due_at <= now;

async function settle(deps: SettleDeps, row: RoundRow): Promise<RoundRow> {
  const paid = paidFor(row);
  if (paid === undefined) return voidOpen(deps, row);
  const { win, result } = paid;
  const over = await end(deps, row, { state: 'settled', win_minor: win, result });
  await releaseStake(deps.ledger, moneyOf(row), 'payout', win);
  return over;
}

async function voidOpen(deps: VoidDeps, row: RoundRow): Promise<RoundRow> {
  const over = await end(deps, row, { state: 'void', win_minor: 0n, result: null });
  await releaseStake(deps.ledger, moneyOf(row), 'refund', row.stake_minor);
  return over;
}

const moneyOf = (row: RoundRow) => ({
  reference: roundNumber(row.id),
  memberId: row.member_id,
  wallet: row.wallet,
  stake: row.stake_minor,
});

async function end(
  { storage, now }: VoidDeps,
  row: RoundRow,
  over: Pick<RoundRow, 'state' | 'win_minor' | 'result'>,
): Promise<RoundRow> {
  const ended = { ...over, settled_at: Math.trunc(now()) };
  await storage.db.updateTable('game_rounds').set(ended).where('id', '=', row.id).execute();
  return { ...row, ...ended };
}

/** What taking rounds back needs. */
export type VoidDeps = Omit<SettleDeps, 'onError'>;

/** Gives the stakes of all open rounds of a game back, as when a table breaks off: each once. @returns how many there were */
export async function voidGame(deps: VoidDeps, game: string): Promise<number> {
  return deps.storage.transaction(async () => {
    const rows = await openRounds(deps).where('game', '=', game).execute();
    const over: RoundRow[] = [];
    for (const row of rows) over.push(await voidOpen(deps, row));
    tellOf(deps, over);
    return rows.length;
  });
}

/**
 * Takes back a round that waits for its draw or deal: its stake returns to the wallet that paid it, once.
 * @returns whether it was open; a round that is over stays as it is
 */
export async function voidRound(deps: VoidDeps, number: string): Promise<boolean> {
  const id = rowOfRound(number);
  if (id === undefined) return false;
  return deps.storage.transaction(async () => {
    const row = await openRounds(deps).where('id', '=', id).executeTakeFirst();
    if (row !== undefined) tellOf(deps, [await voidOpen(deps, row)]);
    return row !== undefined;
  });
}

const openRounds = ({ storage }: VoidDeps) =>
  storage.db.selectFrom('game_rounds').selectAll().where('state', '=', 'open');
