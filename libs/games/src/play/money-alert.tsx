import { useStoredItem } from '@heptad/device';
import { EXTRA_PATHS, useServices } from '@heptad/feature-module';
import { sessionSelectors, useIsMember } from '@heptad/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { GamesServices } from '../services';
import type { WithGameMoney } from './game-money';
import { isGameOpen } from './game-lock';
import { isLeft, MONEY_LEFT_ITEM, type MoneyLeft } from './money-left';
import { isNews } from './money-news';
import type { WithPlay } from './play-state';

export { messages } from './play-texts';

const MoneyBack = lazy(async () => ({ default: (await import('./money-back')).MoneyBack }));
const LeftNotice = lazy(async () => ({ default: (await import('./left-notice')).LeftNotice }));

/** A game's own page says itself what is in its venue. */
const PLAY_PAGES = EXTRA_PATHS.venuesPlayByEnName.replace(':enName', '');

/** Whether no page of this browser has a game open, as far as the browser says: then what a game has noted was left behind. */
function useGone(left: MoneyLeft | undefined): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (left === undefined) return undefined;
    let isOver = false;
    void isGameOpen(navigator.locks).then((isOpen) => {
      if (!isOver) setGone(isOpen === false);
    });
    return () => {
      isOver = true;
    };
  }, [left]);
  return isGone;
}

/**
 * On whatever page the member has gone to: what becomes of the money that a game brings back, and what a game that was closed has left in
 * its venue. The game's own page says it itself.
 */
export default function MoneyAlert() {
  const isMember = useIsMember();
  const { items } = useServices<GamesServices>().device;
  const member = useSelector(sessionSelectors.selectMember)?.id;
  const left = useStoredItem(items, MONEY_LEFT_ITEM);
  const isGone = useGone(left);
  const isPlaying = useSelector(({ play }: WithPlay) => play?.visit !== undefined);
  const moves = useSelector(({ gameMoney = [] }: WithGameMoney) => gameMoney.some(isNews));
  if (!isMember || isPlaying) return null;
  const shown =
    left !== undefined &&
    left.member === member &&
    // It stands beside the router, whose hooks would throw here; what is left or taken up draws it anew.
    !window.location.pathname.startsWith(PLAY_PAGES) &&
    (isGone || isLeft(left, Date.now()));
  return (
    <Suspense fallback={null}>
      {moves && <MoneyBack />}
      {!moves && shown && <LeftNotice left={left} />}
    </Suspense>
  );
}
