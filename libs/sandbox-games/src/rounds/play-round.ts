import { commitmentOf, fairDraws, type Game } from '@heptad/game-rules';
import { InsufficientFunds, once, type Ledger, type Row, type Storage } from '@heptad/sandbox-ledger';
import type { InstantEngine } from '../engines/instant-engine';
import { jackpotShare } from '../jackpots/jackpot-share';
import { keepPromise, type RoundPromise } from './promises';
import { holdStake, releaseStake } from './round-money';
import { roundNumber } from './round-number';
import { RoundRefused } from './round-refused';

/** What rounds are played with. */
export interface RoundDeps {
  readonly storage: Storage;
  readonly ledger: Ledger;
  /** Sandbox time, ms. */
  readonly now: () => number;
  /** Lets a stake be placed, or refuses it by throwing: limits, rests and rights of the member. */
  readonly admit: (memberId: string, stake: bigint) => Promise<void>;
  /** Told of each round that is settled, once that is kept. */
  readonly settled?: (memberId: string) => void;
}

export interface RoundOrder {
  readonly memberId: string;
  /** The wallet that pays and is paid. */
  readonly wallet: string;
  readonly game: Game;
  readonly engine: InstantEngine;
  /** The caller's own; the same round for the same key. */
  readonly key: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly clientSeed: string;
  /** JSON. */
  readonly choice: string;
}

type RoundRow = Row<'game_rounds'>;

/** The bounds that every round keeps, whoever plays it. @throws RoundRefused */
export function checkRound({
  game,
  engine,
  stake,
  choice,
}: Omit<RoundOrder, 'memberId' | 'wallet' | 'key'>): unknown {
  const chosen = engine.choiceOf(game, parsed(choice));
  if (chosen === undefined) throw new RoundRefused('badChoice');
  if (stake < game.limits.least) throw new RoundRefused('belowLeast');
  if (stake > game.limits.greatest) throw new RoundRefused('aboveMost');
  if (!engine.acceptsStake(stake)) throw new RoundRefused('badStake');
  return chosen;
}

/**
 * Plays a round whose result is known at once: stake, result and win are one transaction, so that a round that has begun is over
 * and paid, whatever happens to whoever asked for it. Under a key that was used before it is the round of the first time.
 * @throws RoundRefused, IdempotencyConflict, and whatever `admit` throws
 */
export async function playRound(
  deps: RoundDeps,
  order: RoundOrder,
): Promise<{ readonly round: RoundRow; readonly next: RoundPromise }> {
  const { storage } = deps;
  const { memberId, game, key, stake, clientSeed, choice } = order;
  const chosen = checkRound(order);
  const body = { game: game.id, stake, clientSeed, choice };
  const played = await once(storage, { memberId, operation: 'games:round', key, body, at: deps.now() }, () =>
    playOnce(deps, order, chosen),
  );
  const round = await storage.db
    .selectFrom('game_rounds')
    .selectAll()
    .where('id', '=', played.id)
    .executeTakeFirstOrThrow();
  return { round, next: played.next };
}

async function playOnce(
  { storage, ledger, now, admit, settled }: RoundDeps,
  { memberId, wallet, game, engine, key, stake, clientSeed, choice }: RoundOrder,
  chosen: unknown,
): Promise<{ id: number; next: RoundPromise }> {
  await admit(memberId, stake);
  const at = Math.trunc(now());
  await keepPace(storage, memberId, at, engine.leastRoundMs);
  const { number, serverSeed, next } = await keepPromise(storage, memberId, game.id);
  const draws = fairDraws({ serverSeed, clientSeed, round: number });
  const { win, result } = engine.play({ game, stake, choice: chosen, draws, at });
  // Drawn behind everything else, so that a round comes out the same with a jackpot and without.
  const jackpot = await jackpotShare(ledger, game, stake, draws);
  const { id } = await storage.db
    .insertInto('game_rounds')
    .values({
      member_id: memberId,
      round_key: key,
      game: game.id,
      area: game.area,
      engine: game.engine.kind,
      wallet,
      state: 'settled',
      stake_minor: stake,
      win_minor: win + jackpot.won,
      jackpot_minor: jackpot.won,
      started_at: at,
      settled_at: at,
      choice,
      result: JSON.stringify(result),
      number,
      commitment: commitmentOf(serverSeed),
      server_seed: serverSeed,
      client_seed: clientSeed,
      seen: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const money = { reference: roundNumber(id), memberId, wallet, stake };
  try {
    await holdStake(ledger, money);
  } catch (error) {
    throw error instanceof InsufficientFunds ? new RoundRefused('noMoney') : error;
  }
  await releaseStake(ledger, money, 'payout', win, jackpot);
  storage.afterCommit(() => settled?.(memberId));
  return { id, next };
}

/** Holds rounds of one member apart, in whichever games and windows: a page that is hurried plays no faster. @throws RoundRefused */
async function keepPace({ db }: Storage, memberId: string, at: number, leastMs: number): Promise<void> {
  const last = await db
    .selectFrom('game_rounds')
    .select((select) => select.fn.max('started_at').as('at'))
    .where('member_id', '=', memberId)
    // A clock that was put back must not close the games until it has come round again.
    .where('started_at', '<=', at)
    .executeTakeFirst();
  if (last?.at != null && at - Number(last.at) < leastMs) throw new RoundRefused('tooFast');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
