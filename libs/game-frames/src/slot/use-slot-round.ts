import { money, ZERO, type Money } from '@heptad/formatting';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pageClock, type FrameClock } from '../frame/clock';
import type { GameProps } from '../frame/game-kind';
import type { Round } from '../frame/session/session-state';
import { isWinHeard, type Sounds } from '../frame/sounds/sounds';
import { scriptOf } from './round-script';
import { showRound, type SlotView } from './show-round';
import type { SlotScene } from './slot-scene';

/** What a slot shows beside its reels. */
export interface SlotStanding extends SlotView {
  readonly stake: Money;
}

export interface UseSlotRoundOptions extends Pick<GameProps, 'opened' | 'session' | 'sounds' | 'isPaused'> {
  readonly scene: SlotScene | undefined;
  readonly clock?: FrameClock;
  /** Told when a round has been shown to its end. */
  readonly onOver: (win: Money, stake: Money) => void;
}

/** Plays and shows the rounds of a slot, one at a time, each begun by the member's own hand. */
export function useSlotRound(options: UseSlotRoundOptions) {
  const { opened, session, sounds, isPaused, scene, clock = pageClock, onOver } = options;
  const [standing, setStanding] = useState<SlotStanding>();
  const [refusal, setRefusal] = useState<string>();
  const [isLeftOver, setLeftOver] = useState(false);
  const current = useRef({ isSkipped: false, isGone: false, hasShownLeftOver: false, sounds, onOver });
  useKept(current.current, { sounds, onOver });

  const show = useCallback(
    async (drawn: SlotScene, round: Round, begins: number) => {
      const stake = money(round.stake);
      const mine = current.current;
      const steps = scriptOf(round.result);
      if (steps !== undefined)
        await showRound(steps, begins, {
          scene: drawn,
          clock,
          onView: (view) => {
            setStanding({ ...view, stake });
            if (view.phase === 'stopped') mine.sounds.play('tick');
          },
          isSkipped: () => mine.isSkipped,
          isGone: () => mine.isGone,
        });
      if (mine.isGone) return;
      const win = money(round.win);
      setStanding({ phase: 'over', step: steps?.at(-1), won: win, stake });
      setLeftOver(false);
      session.finish(round);
      if (isWinHeard(win, stake)) mine.sounds.play('win');
      mine.onOver(win, stake);
    },
    [clock, session],
  );

  const spin = async (stake: Money) => {
    if (scene === undefined || isPaused || session.state().isInRound) return;
    if (clock.now() < session.state().notBefore) return;
    const begins = clock.now();
    current.current.isSkipped = false;
    setRefusal(undefined);
    setStanding(turning(stake));
    scene.run(begins);
    const answer = await session.play(stake);
    if (answer.ok) return show(scene, answer.value, begins);
    scene.show(INITIAL_STOPS);
    setStanding(undefined);
    setRefusal(answer.failure.kind === 'unknown' ? undefined : answer.failure.message);
  };

  const { unseen } = opened;
  const mustShow = scene !== undefined && unseen !== undefined && unseen.state === 'settled';
  useEffect(() => {
    const mine = current.current;
    if (!mustShow || scene === undefined || mine.hasShownLeftOver) return;
    mine.hasShownLeftOver = true;
    setLeftOver(true);
    session.begin(unseen.id);
    const begins = clock.now();
    scene.run(begins);
    setStanding(turning(money(unseen.stake)));
    void show(scene, unseen, begins);
  }, [mustShow, scene, unseen, session, clock, show]);

  return {
    standing,
    /** The round that is shown was played on a page before this one. */
    isLeftOver,
    refusal,
    spin,
    skip: () => {
      current.current.isSkipped = true;
    },
  };
}

/** What a round that is under way has to know of now, not of when it began. */
interface Kept {
  sounds: Sounds;
  onOver: UseSlotRoundOptions['onOver'];
  isGone: boolean;
}

function useKept(kept: Kept, { sounds, onOver }: Pick<Kept, 'sounds' | 'onOver'>): void {
  useEffect(() => {
    Object.assign(kept, { sounds, onOver });
  }, [kept, sounds, onOver]);
  useEffect(() => {
    kept.isGone = false;
    return () => {
      kept.isGone = true;
    };
  }, [kept]);
}

const turning = (stake: Money): SlotStanding => ({ phase: 'turning', step: undefined, won: ZERO, stake });

/** Where the reels stand before the first round: no symbol makes a win. */
export const INITIAL_STOPS = [0, 0, 0, 0, 0] as const;
