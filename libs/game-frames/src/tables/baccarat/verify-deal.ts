import { dealRound, fairDraws, newShoe, type RoundSeeds } from '@heptad/game-rules';
import type { BaccaratDeal } from './baccarat-engine';

/** Whether a round came out of its seeds: eight decks are shuffled by them and dealt by the rules. */
export function verifyDeal(seeds: RoundSeeds, deal: Omit<BaccaratDeal, 'paid'>): boolean {
  const { round } = dealRound(newShoe(fairDraws(seeds)));
  const cards = (hand: readonly { readonly rank: number; readonly suit: string }[]) =>
    hand.map(({ rank, suit }) => `${suit}-${rank}`).join();
  return (
    cards(round.player) === cards(deal.player) &&
    cards(round.banker) === cards(deal.banker) &&
    round.outcome === deal.outcome &&
    round.playerPair === deal.playerPair &&
    round.bankerPair === deal.bankerPair &&
    round.playerPoints === deal.playerPoints &&
    round.bankerPoints === deal.bankerPoints
  );
}
