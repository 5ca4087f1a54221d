import { useServices } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { GamesServices } from '../services';
import { holdGame } from './game-lock';
import { ALIVE_MS, MONEY_LEFT_ITEM } from './money-left';
import type { VisitOrder } from './use-visit';

interface Leaving {
  /** The member goes to move money and comes back. */
  readonly keepsMoney: () => boolean;
  /** Whether a round goes on now. */
  readonly inRound: boolean;
}

/**
 * Notes on the device that money lies in a venue for as long as its game is open, so that a later visit knows of it where this page is
 * closed over the game (VENUE-017). Who leaves by our own ways brings it back or wants it to stay, and nothing is noted; but for a round
 * that pays later.
 * @param order undefined until the visit begins
 */
export function useLeftMark(order: VisitOrder | undefined, { keepsMoney, inRound }: Leaving): void {
  const { items } = useServices<GamesServices>().device;
  const member = useSelector(sessionSelectors.selectMember)?.id;
  const round = useRef(inRound);
  useEffect(() => {
    round.current = inRound;
  });

  useEffect(() => {
    if (order?.real !== true || member === undefined) return undefined;
    const { enName: channel, along, bringsBack } = order;
    const note = (gone: boolean): void =>
      items.set(MONEY_LEFT_ITEM, {
        member,
        channel,
        automatic: along.kind === 'automatic' && bringsBack,
        round: round.current,
        at: Date.now(),
        gone,
      });
    const stay = (): void => note(false);
    const go = (): void => note(true);
    stay();
    const letGo = holdGame(navigator.locks);
    const timer = setInterval(stay, ALIVE_MS);
    window.addEventListener('pagehide', go);
    window.addEventListener('pageshow', stay);
    return () => {
      clearInterval(timer);
      letGo();
      window.removeEventListener('pagehide', go);
      window.removeEventListener('pageshow', stay);
      if (keepsMoney()) stay();
      else if (round.current && bringsBack) go();
      else items.remove(MONEY_LEFT_ITEM);
    };
  }, [items, member, order, keepsMoney]);
}
