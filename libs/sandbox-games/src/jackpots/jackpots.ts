import type { JackpotCode } from '@heptad/game-rules';
import { platformAccount, type Ledger } from '@heptad/sandbox-ledger';

/** A jackpot: what its games put into it, how rarely it is won and what it begins with. Money in minor units. */
export interface Jackpot {
  readonly code: JackpotCode;
  /** In Chinese. */
  readonly name: string;
  /** A stake of 1.00 wins it once in so many rounds, a greater one as often as it is greater. */
  readonly oneIn: number;
  /** What the house puts in at the beginning, and again after a win. */
  readonly seed: bigint;
}

/** What part of each stake goes into its game's jackpot, per cent; cut to whole cents. */
export const JACKPOT_PART = 1;

/** All jackpots, the one that is won most often first. */
export const JACKPOTS: readonly Jackpot[] = [
  { code: 'jade', name: '翡翠奖池', oneIn: 50_000, seed: 500_00n },
  { code: 'amber', name: '琥珀奖池', oneIn: 500_000, seed: 5_000_00n },
  { code: 'cinnabar', name: '朱砂奖池', oneIn: 5_000_000, seed: 50_000_00n },
];

/** The account that a jackpot's money is in. */
export const poolOf = (code: JackpotCode) => platformAccount(`jackpot-${code}`);

/** What the jackpots hold now, minor units. */
export function jackpotAmounts(ledger: Ledger): Promise<readonly (Jackpot & { readonly amount: bigint })[]> {
  return Promise.all(
    JACKPOTS.map(async (jackpot) => ({ ...jackpot, amount: await ledger.balance(poolOf(jackpot.code)) })),
  );
}

/** Lets the house put into each jackpot what it begins with, where it has never held anything. */
export async function seedJackpots(ledger: Ledger): Promise<void> {
  for (const { code, seed, amount } of await jackpotAmounts(ledger)) {
    if (amount > 0n) continue;
    await ledger.transfer({
      from: platformAccount('house'),
      to: poolOf(code),
      amount: seed,
      reason: 'bonus',
    });
  }
}
