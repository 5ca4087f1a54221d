import type { Game } from '@heptad/game-rules';
import { InsufficientFunds, once, type Row } from '@heptad/sandbox-ledger';
import type { ScheduledEngine, ScheduledRound, SpotStake } from '../engines/scheduled-engine';
import type { RoundDeps } from '../rounds/play-round';
import { holdStake } from '../rounds/round-money';
import { roundNumber } from '../rounds/round-number';
import { RoundRefused } from '../rounds/round-refused';
import { checkBets, spotsOf, sumOf, writtenBets } from './bets';
import { seedOfRound, untoldSecret } from './game-secrets';
import { inTurn } from './in-turn';

/** Bets that a member lays on a scheduled round. */
export interface BetsOrder {
  readonly memberId: string;
  /** The wallet that pays and is paid. */
  readonly wallet: string;
  readonly game: Game;
  readonly engine: ScheduledEngine;
  /** The caller's own; the same bets for the same key. */
  readonly key: string;
  /** The round that is meant. */
  readonly number: number;
  readonly bets: readonly SpotStake[];
}

type RoundRow = Row<'game_rounds'>;

/**
 * Lays bets on the round of a table or a lottery, all or none, while its betting is open: one posting, however many spots. A
 * member has one round in it, to which each call adds. Under a key that was used before nothing is added.
 * @returns the member's round with these bets
 * @throws RoundRefused, IdempotencyConflict, and whatever `admit` throws
 */
export async function placeBets(deps: RoundDeps, order: BetsOrder): Promise<RoundRow> {
  const { storage } = deps;
  const { memberId, game, key, number } = order;
  checkBets(order);
  const body = { game: game.id, number, bets: order.bets };
  const keyed = { memberId, operation: 'games:bets', key, body, at: deps.now() };
  const placed = await inTurn(storage, () => once(storage, keyed, () => placeOnce(deps, order)));
  return storage.db
    .selectFrom('game_rounds')
    .selectAll()
    .where('id', '=', placed.id)
    .executeTakeFirstOrThrow();
}

async function placeOnce(deps: RoundDeps, order: BetsOrder): Promise<{ id: number }> {
  const { ledger, now, admit } = deps;
  const { memberId, wallet, game, engine, key, bets } = order;
  const stake = sumOf(bets);
  await admit(memberId, stake);
  const at = Math.trunc(now());
  const round = engine.roundAt(game, at);
  if (round.number !== order.number || at >= round.closesAt) throw new RoundRefused('late');
  const id = await addToRound(deps, order, { round, at, stake });
  const money = { reference: roundNumber(id), memberId, wallet, stake };
  try {
    await holdStake(ledger, money, `bets:${key}`);
  } catch (error) {
    throw error instanceof InsufficientFunds ? new RoundRefused('noMoney') : error;
  }
  return { id };
}

/** Puts the bets into the member's row of a round; the first ones make it. */
async function addToRound(
  { storage }: RoundDeps,
  { memberId, wallet, game, bets, number }: BetsOrder,
  { round, at, stake }: { readonly round: ScheduledRound; readonly at: number; readonly stake: bigint },
): Promise<number> {
  const seed = seedOfRound(await untoldSecret(storage, game.id, number), number);
  const mine = await roundUnder(storage, memberId, seed.commitment);
  if (mine !== undefined) {
    const total = mine.stake_minor + stake;
    if (total > game.limits.greatest) throw new RoundRefused('aboveMost');
    const changed = { stake_minor: total, choice: writtenBets([...spotsOf(mine), ...bets]) };
    await storage.db.updateTable('game_rounds').set(changed).where('id', '=', mine.id).execute();
    return mine.id;
  }
  const { id } = await storage.db
    .insertInto('game_rounds')
    .values({
      member_id: memberId,
      // No two rounds have one commitment, and a member has one round under it.
      round_key: seed.commitment,
      game: game.id,
      area: game.area,
      engine: game.engine.kind,
      wallet,
      state: 'open',
      stake_minor: stake,
      win_minor: 0n,
      started_at: at,
      settled_at: null,
      choice: writtenBets(bets),
      result: null,
      number,
      commitment: seed.commitment,
      server_seed: seed.serverSeed,
      client_seed: game.id,
      seen: 0,
      due_at: round.resultAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member's round of a table or a lottery by its commitment; undefined where they have not bet in it. */
export const roundUnder = (
  { db }: Pick<RoundDeps['storage'], 'db'>,
  memberId: string,
  commitment: string,
): Promise<RoundRow | undefined> =>
  db
    .selectFrom('game_rounds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('round_key', '=', commitment)
    .executeTakeFirst();
