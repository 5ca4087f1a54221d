import { randomId } from '@heptad/device';
import { sessionSelectors } from '@heptad/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useUsedUpQuery } from './play-queries';
import { useLeftMark } from './use-left-mark';
import { playActions, selectPlay, type PlayVisit, type TakenBecause, type WithPlay } from './play-state';

/** Why a member may not play now: a rest, an exclusion, or a limit of their own that is used up. */
export function useMayNot(real: boolean): TakenBecause | undefined {
  const state = useSelector(sessionSelectors.selectMember)?.state;
  const { data: usedUp } = useUsedUpQuery(undefined, { skip: !real, refetchOnMountOrArgChange: true });
  if (!real) return undefined;
  if (state === 'timeOut') return 'rest';
  if (state === 'excluded') return 'exclusion';
  return usedUp === true ? 'limit' : undefined;
}

export type VisitOrder = Omit<PlayVisit, 'id'>;

/**
 * One visit to a game, from the choice of money on. It is left when the page goes, however it goes.
 * @param order undefined until it is known what goes along
 */
export function useVisit(order: VisitOrder | undefined) {
  const dispatch = useDispatch();
  const [id] = useState(randomId);
  const keepsMoney = useRef(false);
  const [first, setFirst] = useState(order);
  if (first === undefined && order !== undefined) setFirst(order);
  const play = useSelector((state: WithPlay) => selectPlay(state));
  const because = useMayNot(order?.real ?? false);

  useEffect(() => {
    if (first === undefined) return undefined;
    keepsMoney.current = false;
    dispatch(playActions.playOpened({ ...first, id }));
    return () => void dispatch(playActions.playLeft({ visit: id, keepsMoney: keepsMoney.current }));
  }, [dispatch, first, id]);

  const isOpen = play.visit?.id === id;
  useLeftMark(first, {
    keepsMoney: useCallback(() => keepsMoney.current, []),
    inRound: isOpen && play.round !== undefined,
  });
  useEffect(() => {
    if (isOpen && because !== undefined) dispatch(playActions.gameTaken({ visit: id, because }));
  }, [dispatch, isOpen, because, id]);

  return {
    id,
    play: isOpen ? play : undefined,
    retry: () => void dispatch(playActions.playRetried({ visit: id })),
    /** Whether the member goes to move money: what is in the venue then stays until they come back. */
    keepMoney: useCallback((keeps: boolean) => {
      keepsMoney.current = keeps;
    }, []),
  };
}
