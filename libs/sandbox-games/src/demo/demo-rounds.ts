import type { gamePlay } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { IdempotencyConflict, type Storage } from '@heptad/sandbox-ledger';
import type * as v from 'valibot';
import type { RoundOrder } from '../rounds/play-round';
import type { RoundPromise } from '../rounds/promises';
import { RoundRefused } from '../rounds/round-refused';
import { playDemo } from './demo-play';

/** A demo's round as its call gives it. */
export interface PlayedDemo {
  readonly round: v.InferOutput<typeof gamePlay.round>;
  readonly balance: string;
  readonly next: RoundPromise;
}

interface Last {
  readonly key: string;
  readonly body: string;
  readonly at: number;
  readonly answer: PlayedDemo;
}

/** The most demos whose last round is remembered. */
const MOST_DEMOS = 1_000;

/**
 * Plays demos as rounds for play money are: no faster, and once a key. Only the last round of each is remembered, and not beyond the
 * end of the program; a resend that comes later than that is a round of its own, of money that is none.
 */
export function createDemoRounds({
  storage,
  now,
}: {
  readonly storage: Storage;
  readonly now: () => number;
}) {
  const lasts = new Map<string, Last>();
  /** One after the other, so that two windows with one session do not overtake each other. */
  let before = Promise.resolve();

  async function playOnce(
    holder: { readonly digest: string; readonly expiresAt: number },
    { key, ...order }: Omit<RoundOrder, 'memberId' | 'wallet'>,
  ): Promise<PlayedDemo> {
    const at = Math.trunc(now());
    const { game, engine, stake, clientSeed, choice } = order;
    const body = JSON.stringify([game.id, String(stake), clientSeed, choice]);
    const last = lasts.get(holder.digest);
    if (last?.key === key) {
      if (last.body !== body) throw new IdempotencyConflict();
      return last.answer;
    }
    if (last !== undefined && at >= last.at && at - last.at < engine.leastRoundMs)
      throw new RoundRefused('tooFast');
    const demo = { session: holder.digest, expiresAt: holder.expiresAt };
    const played = await playDemo(storage, demo, { ...order, at });
    const { promise, serverSeed, next, win, result, balance } = played;
    const round: PlayedDemo['round'] = {
      id: `D${String(promise.number)}`,
      game: game.id,
      engine: game.engine.kind,
      state: 'settled',
      stake: fromMinorUnits(stake),
      win: fromMinorUnits(win),
      startedAt: at,
      settledAt: at,
      choice,
      result: JSON.stringify(result),
      proof: { ...promise, clientSeed, serverSeed },
    };
    const answer = { round, balance: fromMinorUnits(balance), next };
    lasts.delete(holder.digest);
    lasts.set(holder.digest, { key, body, at, answer });
    const [oldest] = lasts.keys();
    if (lasts.size > MOST_DEMOS && oldest !== undefined) lasts.delete(oldest);
    return answer;
  }

  return {
    play(...args: Parameters<typeof playOnce>): Promise<PlayedDemo> {
      const mine = before.then(() => playOnce(...args));
      before = mine.then(
        () => undefined,
        () => undefined,
      );
      return mine;
    },
  };
}
