import { useEffect, useReducer } from 'react';
import type { SharedRound } from '../../shared-rounds/round-state';
import type { ServerClock } from '../../shared-rounds/server-time/server-clock';
import type { BaccaratDeal } from './baccarat-engine';
import { CARD_MS, type Hands, handsAfter } from './deal-order';

const EMPTY: Hands = { player: [], banker: [] };
/** Of the time between the end of betting and the result so much is left for the last card to be seen. */
const CARDS_AND_A_LOOK = 8;

/** How long one card takes, so that six fit before the result. */
export const cardMs = ({ closesAt, resultAt }: Pick<SharedRound, 'closesAt' | 'resultAt'>): number =>
  Math.max(1, Math.min(CARD_MS, (resultAt - closesAt) / CARDS_AND_A_LOOK));

/** The cards as they lie on the table now, by the platform's clock: whoever comes late sees those that were dealt already. */
export function useDealtHands(round: SharedRound, deal: BaccaratDeal | undefined, clock: ServerClock): Hands {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const step = cardMs(round);
  const hands =
    deal === undefined || now === undefined
      ? EMPTY
      : handsAfter(deal, now >= round.resultAt ? Infinity : now - round.closesAt, step);
  const dealt = hands.player.length + hands.banker.length;
  const isWhole = deal === undefined || dealt === deal.player.length + deal.banker.length;
  useEffect(() => {
    const at = clock.now();
    if (isWhole || at === undefined) return undefined;
    const timer = setTimeout(redraw, Math.max(1, round.closesAt + dealt * step - at));
    return () => clearTimeout(timer);
  }, [isWhole, dealt, step, round.closesAt, clock]);
  return hands;
}
