import { useServices } from '@heptad/feature-module';
import { gamePlay } from '@heptad/contracts';
import { useVisibility } from '@heptad/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { GamesServices } from '../services';
import { createFrameGate } from './frame-gate';
import { playActions } from './play-state';
import { useCovered } from './use-covered';

interface FrameTalk {
  readonly visit: string;
  readonly origin: string;
  readonly playing: boolean;
  /** The wallet's balance and the one that the game knows: where they differ the game asks anew. */
  readonly balances: readonly [wallet: string | undefined, game: string | undefined];
  readonly onLeave: () => void;
}

/**
 * Hears what a game says, and tells it when it has to wait: while anything stands over it or the page is out of sight.
 * @returns where the frame is to be put
 */
export function useFrame(talk: FrameTalk): RefObject<HTMLIFrameElement | null> {
  const { visit, origin, playing } = talk;
  const frame = useRef<HTMLIFrameElement>(null);
  const dispatch = useDispatch();
  const { clock } = useServices<GamesServices>();
  const covered = useCovered();
  const visible = useVisibility();
  const onLeave = useRef(talk.onLeave);
  useEffect(() => {
    onLeave.current = talk.onLeave;
  });

  useEffect(() => {
    const gate = createFrameGate({ origin, window: () => frame.current?.contentWindow }, () =>
      clock.monotonic(),
    );
    const hear = (event: MessageEvent): void => {
      const message = gate.hear(event);
      if (message === undefined) return;
      if (message.type === 'leave') onLeave.current();
      else dispatch(playActions.frameSpoke({ visit, message }));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [visit, origin, clock, dispatch]);

  const waits = covered || !visible;
  useEffect(() => {
    if (playing) tell(frame.current, origin, waits ? 'pause' : 'resume');
  }, [playing, waits, origin]);

  const [wallet, game] = talk.balances;
  const moved = wallet !== undefined && game !== undefined && wallet !== game;
  useEffect(() => {
    if (playing && visible && moved) tell(frame.current, origin, 'balanceMoved');
  }, [playing, visible, moved, wallet, origin]);
  return frame;
}

function tell(frame: HTMLIFrameElement | null, origin: string, type: gamePlay.SiteMessage['type']): void {
  frame?.contentWindow?.postMessage({ channel: gamePlay.FRAME_CHANNEL, type }, origin);
}
