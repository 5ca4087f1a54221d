import { useEffect, useRef } from 'react';
import type { GameSession } from '../../frame/session/game-session';
import type { OwnRound } from '../round-state';

/**
 * Tells the frame of the member's round: that it is under way once bets are placed, and that it has been shown to its end, also where that
 * was reached while nobody looked. Where the session is over nothing more is told here of a round; it is settled all the same.
 * @param isShown what the newest paid round came to is shown
 * @param isOver the session has ended
 */
export function useOwnRound(
  session: Pick<GameSession, 'begin' | 'finish' | 'letGo'>,
  { mine, paid }: { readonly mine: OwnRound | undefined; readonly paid: OwnRound | undefined },
  { isShown, isOver }: { readonly isShown: boolean; readonly isOver: boolean },
): void {
  const begun = useRef<string>(undefined);
  const finished = useRef<string>(undefined);
  useEffect(() => {
    if (mine?.state !== 'open' || begun.current === mine.id) return;
    begun.current = mine.id;
    session.begin(mine.id);
  }, [mine, session]);
  useEffect(() => {
    // Another page of the member's has shown it: nothing is under way here.
    if (mine !== undefined || begun.current === undefined || begun.current === paid?.id) return;
    begun.current = undefined;
    session.letGo();
  }, [mine, paid, session]);
  useEffect(() => {
    if (paid === undefined || !isShown || finished.current === paid.id) return;
    finished.current = paid.id;
    begun.current = undefined;
    session.finish(paid);
  }, [paid, isShown, session]);
  useEffect(() => {
    if (isOver) session.letGo();
  }, [isOver, session]);
}
