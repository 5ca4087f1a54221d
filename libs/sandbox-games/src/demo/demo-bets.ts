import { once, type Row, type Storage } from '@heptad/sandbox-ledger';
import type { ScheduledRound } from '../engines/scheduled-engine';
import { RoundRefused } from '../rounds/round-refused';
import { checkBets, spotsOf, sumOf, writtenBets } from '../scheduled/bets';
import { seedOfRound, untoldSecret } from '../scheduled/game-secrets';
import { inTurn } from '../scheduled/in-turn';
import type { BetsOrder } from '../scheduled/place-bets';
import { demoBalance, demoName, type DemoHolder } from './demo-play';

export type DemoRow = Row<'demo_rounds'>;

/** Bets that a demo lays on the round of a table or a lottery. */
export interface DemoOrder extends Omit<BetsOrder, 'memberId' | 'wallet'> {
  readonly holder: DemoHolder;
  /** Sandbox ms. */
  readonly at: number;
}

/**
 * Lays a demo's bets on the round that members play too, by the same rules: from the demo's own purse, with nothing in the ledger. Once a
 * key, all or none.
 * @returns the demo's round with these bets
 * @throws RoundRefused, IdempotencyConflict
 */
export async function placeDemoBets(storage: Storage, order: DemoOrder): Promise<DemoRow> {
  const { holder, game, key, number, bets, at } = order;
  checkBets(order);
  const body = { game: game.id, number, bets };
  const keyed = { memberId: demoName(holder.session), operation: 'games:demoBets', key, body, at };
  const placed = await inTurn(storage, () => once(storage, keyed, () => placeOnce(storage, order)));
  return storage.db
    .selectFrom('demo_rounds')
    .selectAll()
    .where('id', '=', placed.id)
    .executeTakeFirstOrThrow();
}

async function placeOnce(storage: Storage, order: DemoOrder): Promise<{ id: number }> {
  const { holder, game, engine, bets, at } = order;
  const stake = sumOf(bets);
  const round = engine.roundAt(game, at);
  if (round.number !== order.number || at >= round.closesAt) throw new RoundRefused('late');
  const purse = await demoBalance(storage, holder);
  if (purse < stake) throw new RoundRefused('noMoney');
  await storage.db
    .updateTable('demo_purses')
    .set({ balance_minor: purse - stake })
    .where('session', '=', holder.session)
    .execute();
  return addToDemo(storage, order, { round, stake });
}

/** Puts the bets into the demo's row of a round; the first ones make it. */
async function addToDemo(
  storage: Storage,
  { holder: { session }, game, bets, number, at }: DemoOrder,
  { round, stake }: { readonly round: ScheduledRound; readonly stake: bigint },
): Promise<{ id: number }> {
  const seed = seedOfRound(await untoldSecret(storage, game.id, number), number);
  const mine = await demoRoundUnder(storage, session, seed.commitment);
  if (mine !== undefined) {
    const total = mine.stake_minor + stake;
    if (total > game.limits.greatest) throw new RoundRefused('aboveMost');
    const changed = { stake_minor: total, choice: writtenBets([...spotsOf(mine), ...bets]) };
    await storage.db.updateTable('demo_rounds').set(changed).where('id', '=', mine.id).execute();
    return { id: mine.id };
  }
  return storage.db
    .insertInto('demo_rounds')
    .values({
      session,
      game: game.id,
      number,
      commitment: seed.commitment,
      server_seed: seed.serverSeed,
      state: 'open',
      stake_minor: stake,
      win_minor: 0n,
      choice: writtenBets(bets),
      result: null,
      started_at: at,
      due_at: round.resultAt,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A demo's round of a table or a lottery by its commitment; undefined where it has not bet in it. */
export const demoRoundUnder = (
  { db }: Pick<Storage, 'db'>,
  session: string,
  commitment: string,
): Promise<DemoRow | undefined> =>
  db
    .selectFrom('demo_rounds')
    .selectAll()
    .where('session', '=', session)
    .where('commitment', '=', commitment)
    .executeTakeFirst();
