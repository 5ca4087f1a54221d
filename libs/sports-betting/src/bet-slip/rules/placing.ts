import { readCents, ZERO } from '@heptad/formatting';
import type { ComboProblem } from './combining';
import { awaitsConsent, type PriceProblem } from './consent';
import type { StakeProblem } from './stakes';

/** Why the slip cannot be placed as it is; keys of the slip's texts. */
export type PlacementProblem = 'empty' | ComboProblem | PriceProblem | StakeProblem;

export interface PlacementQuestion {
  /** Why a combo that is wanted cannot be. */
  readonly combo: ComboProblem | undefined;
  /** Of each wager: what was typed, what is wrong with it, and what is wrong with its selections. */
  readonly wagers: readonly {
    readonly text: string;
    readonly problem: StakeProblem | undefined;
    readonly legs: readonly { readonly problem: PriceProblem | undefined }[];
    /** What is wrong with its own price, where it has one. */
    readonly price?: PriceProblem | undefined;
  }[];
}

/** The wagers a tap would place: those with a stake, which zero is not; all of them while none has one. */
export function chosenWagers<One extends { readonly text: string }>(wagers: readonly One[]): readonly One[] {
  const staked = wagers.filter(({ text }) => text !== '' && readCents(text) !== ZERO);
  return staked.length === 0 ? wagers : staked;
}

/**
 * The first reason why the slip cannot be placed. Prices come before stakes; what cannot be bet comes before what needs consent.
 * A single without a stake is left out and hinders no other.
 */
export function placementProblem({ combo, wagers }: PlacementQuestion): PlacementProblem | undefined {
  if (combo !== undefined) return combo;
  if (wagers.length === 0) return 'empty';
  const chosen = chosenWagers(wagers);
  const prices = chosen.flatMap(({ legs, price }) => [
    ...legs.flatMap(({ problem }) => problem ?? []),
    ...(price === undefined ? [] : [price]),
  ]);
  const price =
    prices.find((problem) => !awaitsConsent(problem)) ??
    prices.find((problem) => problem === 'scoreChanged') ??
    prices[0];
  return price ?? chosen.find(({ problem }) => problem !== undefined)?.problem;
}
