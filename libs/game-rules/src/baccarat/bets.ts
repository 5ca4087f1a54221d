import type { BaccaratResult } from './round';

/** What can be bet on in a round of baccarat. */
export const BACCARAT_BETS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;

/** One of the bets of baccarat. */
export type BaccaratBetKind = (typeof BACCARAT_BETS)[number];

/** A bet on a round. */
export interface BaccaratBet {
  readonly kind: BaccaratBetKind;
  /** Cents. */
  readonly stake: bigint;
}

/** Stakes on the banker are whole multiples of this many cents, so that the commission of 5 % is never rounded. */
export const BANKER_STAKE_STEP = 20n;

/** What a stake wins beside itself, in twentieths of it. */
const WINS_TWENTIETHS: Readonly<Record<BaccaratBetKind, bigint>> = {
  player: 20n,
  banker: 19n,
  tie: 8n * 20n,
  playerPair: 11n * 20n,
  bankerPair: 11n * 20n,
};

/** Why a bet is not taken: its stake is not above 0, or the banker's is not a multiple of {@link BANKER_STAKE_STEP}. */
export type BaccaratRefusal = 'stake' | 'stakeStep';

/** Why a bet is not taken; undefined where it is. */
export function baccaratRefusal({ kind, stake }: BaccaratBet): BaccaratRefusal | undefined {
  if (stake <= 0n) return 'stake';
  return kind === 'banker' && stake % BANKER_STAKE_STEP !== 0n ? 'stakeStep' : undefined;
}

function wins(kind: BaccaratBetKind, { outcome, playerPair, bankerPair }: BaccaratResult): boolean {
  if (kind === 'playerPair') return playerPair;
  if (kind === 'bankerPair') return bankerPair;
  return kind === outcome;
}

/**
 * What a bet gives back in cents, its stake among them; 0 where it is lost. Player pays 1 to 1, banker 0.95 to 1
 * (a commission of exactly 5 %), tie 8 to 1, a pair 11 to 1. A tie gives stakes on player and banker back.
 * Throws a RangeError for a bet that {@link baccaratRefusal} refuses.
 */
export function baccaratPayout(bet: BaccaratBet, result: BaccaratResult): bigint {
  const refusal = baccaratRefusal(bet);
  if (refusal !== undefined) throw new RangeError(`no such bet: ${refusal}`);
  const { kind, stake } = bet;
  if (wins(kind, result)) return stake + (stake * WINS_TWENTIETHS[kind]) / 20n;
  return result.outcome === 'tie' && (kind === 'player' || kind === 'banker') ? stake : 0n;
}
