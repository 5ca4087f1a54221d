import type { Draws, Game } from '@heptad/game-rules';
import { partOfAmount, type AccountId, type Ledger } from '@heptad/sandbox-ledger';
import { JACKPOT_PART, JACKPOTS, poolOf } from './jackpots';

/** What a round does to the jackpot of its game. Minor units. */
export interface JackpotShare {
  /** What moves on the account of the pool. */
  readonly moves: readonly { readonly account: AccountId; readonly amount: bigint }[];
  /** What the member is paid out of it. */
  readonly won: bigint;
  /** What the house gives: the stake's part, and after a win what the pool begins with anew. */
  readonly ofHouse: bigint;
}

/** A round of a game that feeds no jackpot. */
export const NO_JACKPOT: JackpotShare = { moves: [], won: 0n, ofHouse: 0n };

/** Cents of a stake of 1. */
const CENTS = 100;

/**
 * What a round's stake puts into its game's jackpot, and whether the round wins it: by one more draw of the round, whose chance grows
 * with the stake. The stake's own part is won too.
 */
export async function jackpotShare(
  ledger: Ledger,
  game: Game,
  stake: bigint,
  draws: Draws,
): Promise<JackpotShare> {
  const jackpot = JACKPOTS.find(({ code }) => code === game.jackpot);
  if (jackpot === undefined) return NO_JACKPOT;
  const account = poolOf(jackpot.code);
  const part = partOfAmount(stake, BigInt(JACKPOT_PART), 100n);
  const isWon = BigInt(draws.below(jackpot.oneIn * CENTS)) < stake;
  if (!isWon) return { moves: [{ account, amount: part }], won: 0n, ofHouse: part };
  const won = (await ledger.balance(account)) + part;
  return {
    moves: [{ account, amount: part - won + jackpot.seed }],
    won,
    ofHouse: part + jackpot.seed,
  };
}
