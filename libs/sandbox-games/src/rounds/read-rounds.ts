import type { Row, Storage } from '@heptad/sandbox-ledger';
import { rowOfRound } from './round-number';

type RoundRow = Row<'game_rounds'>;

/** Which of a member's rounds are meant. Times are sandbox ms, both ends included. */
export interface RoundFilter {
  readonly memberId: string;
  readonly area?: string;
  readonly game?: string;
  readonly from?: number;
  readonly to?: number;
}

const filtered = ({ db }: Pick<Storage, 'db'>, { memberId, area, game, from, to }: RoundFilter) =>
  db
    .selectFrom('game_rounds')
    .where('member_id', '=', memberId)
    .$if(area !== undefined, (query) => query.where('area', '=', area ?? ''))
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .$if(from !== undefined, (query) => query.where('started_at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('started_at', '<=', to ?? 0));

/** One page of a member's rounds, the newest first, with what all of them come to, minor units. @param page counted from 1 */
export async function readRounds(
  storage: Pick<Storage, 'db'>,
  filter: RoundFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{
  readonly rounds: readonly RoundRow[];
  readonly total: number;
  readonly stake: bigint;
  readonly win: bigint;
}> {
  const rounds = await filtered(storage, filter)
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  const sums = await filtered(storage, filter)
    .select(({ fn }) => [
      fn.countAll<number | bigint | string>().as('rounds'),
      fn.sum<bigint | string | null>('stake_minor').as('staked_minor'),
      fn.sum<bigint | string | null>('win_minor').as('won_minor'),
    ])
    .executeTakeFirstOrThrow();
  return {
    rounds,
    total: Number(sums.rounds),
    stake: BigInt(sums.staked_minor ?? 0),
    win: BigInt(sums.won_minor ?? 0),
  };
}

/** A member's round by its number; undefined when it is not theirs or there is none. */
export async function readRound(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  number: string,
): Promise<RoundRow | undefined> {
  const id = rowOfRound(number);
  if (id === undefined) return undefined;
  return db
    .selectFrom('game_rounds')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The last round of a game that is over, where no page has shown it to its end. */
export async function unseenRound(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  game: string,
): Promise<RoundRow | undefined> {
  const last = await db
    .selectFrom('game_rounds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .where('state', '!=', 'open')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.seen === 0 ? last : undefined;
}

/** Notes that a round, and with it those before it, was shown to its end. */
export async function markSeen({ db }: Pick<Storage, 'db'>, memberId: string, number: string): Promise<void> {
  const id = rowOfRound(number);
  if (id === undefined) return;
  await db
    .updateTable('game_rounds')
    .set({ seen: 1 })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute();
}

/** How often each game was played since a moment; games that were not are left out. @param since sandbox ms */
export async function countPlays(
  { db }: Pick<Storage, 'db'>,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('game_rounds')
    .select(({ fn }) => ['game', fn.countAll<number | bigint | string>().as('plays')])
    .where('started_at', '>=', Math.trunc(since))
    .groupBy('game')
    .execute();
  return new Map(rows.map(({ game, plays }) => [game, Number(plays)]));
}

/** How many members have played each game since a moment; games that nobody has are left out. @param since sandbox ms */
export async function countPlayers(
  { db }: Pick<Storage, 'db'>,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('game_rounds')
    .select(({ fn }) => ['game', fn.count<number | bigint | string>('member_id').distinct().as('players')])
    .where('started_at', '>=', Math.trunc(since))
    .groupBy('game')
    .execute();
  return new Map(rows.map(({ game, players }) => [game, Number(players)]));
}
