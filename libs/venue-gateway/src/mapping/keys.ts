import type { Side } from '../entities/match';

/** The parts of a key that a market's own identity is made of. */
export interface MarketIdentity {
  /** One of the product's families, or the name of one on trial. */
  readonly family: string;
  readonly match: string;
  /** The wire's kind and period of the market, never the id of one offer. */
  readonly market: string;
  /** The line, or what tells apart several markets of one kind without a line; empty where there is only one. */
  readonly line: string;
}

/** `family|match|market|line`: the same market keeps it over every refresh. */
export function marketKey({ family, match, market, line }: MarketIdentity): string {
  return `${family}|${match}|${market}|${line}`;
}

/** `family|match|market|line|side`. */
export function selectionKey(identity: MarketIdentity, side: Side): string {
  return `${marketKey(identity)}|${side}`;
}
