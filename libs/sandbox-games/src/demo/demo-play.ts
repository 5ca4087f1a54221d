import { fairDraws, type Game } from '@heptad/game-rules';
import type { Storage } from '@heptad/sandbox-ledger';
import type { InstantEngine } from '../engines/instant-engine';
import { checkRound } from '../rounds/play-round';
import { keepPromise, type RoundPromise } from '../rounds/promises';
import { RoundRefused } from '../rounds/round-refused';

/** What a demo begins with, minor units. */
export const DEMO_BALANCE = 1_000_00n;

/** Whose demo it is: the digest of its session, and when that ends, sandbox ms. */
export interface DemoHolder {
  readonly session: string;
  readonly expiresAt: number;
}

/** Under which name a demo's promises and keys are kept. @param session the digest of its token */
export const demoName = (session: string): string => `demo:${session}`;

/** What is left in a demo's purse, minor units; a new demo's is full. */
export function demoBalance(storage: Storage, { session, expiresAt }: DemoHolder): Promise<bigint> {
  return storage.transaction(async () => {
    const known = await storage.db
      .selectFrom('demo_purses')
      .select('balance_minor')
      .where('session', '=', session)
      .executeTakeFirst();
    if (known !== undefined) return known.balance_minor;
    const values = { session, balance_minor: DEMO_BALANCE, expires_at: Math.trunc(expiresAt) };
    await storage.db.insertInto('demo_purses').values(values).execute();
    return DEMO_BALANCE;
  });
}

/** What a demo's round came to. */
export interface DemoRound {
  readonly promise: RoundPromise;
  readonly serverSeed: string;
  readonly next: RoundPromise;
  readonly win: bigint;
  readonly result: unknown;
  readonly balance: bigint;
}

/** Plays a round of a demo: by the same rules and the same chance as for play money, from a purse of its own. @throws RoundRefused */
export function playDemo(
  storage: Storage,
  holder: DemoHolder,
  order: {
    readonly game: Game;
    readonly engine: InstantEngine;
    readonly stake: bigint;
    readonly clientSeed: string;
    readonly choice: string;
    /** Sandbox ms. */
    readonly at: number;
  },
): Promise<DemoRound> {
  const chosen = checkRound(order);
  const { game, engine, stake, clientSeed } = order;
  return storage.transaction(async () => {
    const purse = await demoBalance(storage, holder);
    if (purse < stake) throw new RoundRefused('noMoney');
    const { number, commitment, serverSeed, next } = await keepPromise(
      storage,
      demoName(holder.session),
      game.id,
    );
    const draws = fairDraws({ serverSeed, clientSeed, round: number });
    const { win, result } = engine.play({ game, stake, choice: chosen, draws, at: order.at });
    const balance = purse - stake + win;
    await storage.db
      .updateTable('demo_purses')
      .set({ balance_minor: balance })
      .where('session', '=', holder.session)
      .execute();
    return { promise: { number, commitment }, serverSeed, next, win, result, balance };
  });
}

/** Throws away the purses, rounds and promises of demos that have ended. @param now sandbox ms */
export function clearDemos(storage: Storage, now: number): Promise<void> {
  return storage.transaction(async () => {
    const ended = await storage.db
      .selectFrom('demo_purses')
      .select('session')
      .where('expires_at', '<=', Math.trunc(now))
      .execute();
    for (const { session } of ended) {
      const name = demoName(session);
      await storage.db.deleteFrom('game_promises').where('holder', '=', name).execute();
      await storage.db.deleteFrom('idempotency_keys').where('member_id', '=', name).execute();
      await storage.db.deleteFrom('demo_rounds').where('session', '=', session).execute();
      await storage.db.deleteFrom('demo_purses').where('session', '=', session).execute();
    }
  });
}
