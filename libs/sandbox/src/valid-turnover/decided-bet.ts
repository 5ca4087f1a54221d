import type { BetLeg } from '@heptad/sandbox-ledger';

/** A bet that is over, as far as turnover goes. Amounts are minor units. */
export interface DecidedBet {
  readonly state: string;
  readonly code: number;
  readonly stake: bigint;
  /** The part of the stake that was cashed out. */
  readonly cashed: bigint;
  readonly legs: readonly Pick<
    BetLeg,
    'selection' | 'matchId' | 'kind' | 'period' | 'side' | 'odds' | 'countsFrom'
  >[];
  /** The joint price of a bet builder. */
  readonly builderOdds: string | undefined;
}
