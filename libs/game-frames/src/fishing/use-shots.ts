import { gamePlay } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';
import type { Fish } from '@heptad/game-rules';
import { useState } from 'react';
import * as v from 'valibot';
import { pageClock, type FrameClock } from '../frame/clock';
import type { GameProps } from '../frame/game-kind';
import { isWinHeard } from '../frame/sounds/sounds';
import type { FishingScene } from './fishing-scene';

/** What came of the last shot. */
export type ShotStanding =
  | { readonly kind: 'shot' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'caught'; readonly fish: string; readonly win: Money }
  | { readonly kind: 'refused'; readonly message: string };

/** How long a bullet is on its way at least, ms. */
const FLIGHT_MS = 260;

export interface UseShotsOptions extends Pick<GameProps, 'session' | 'sounds' | 'isPaused'> {
  readonly scene: FishingScene | undefined;
  /** The platform's clock. */
  readonly platformNow: () => number;
  readonly clock?: FrameClock;
  readonly onCaught: (fish: string, win: Money) => void;
  readonly onMissed: () => void;
  /** The platform has taken no shot: the fish may not be where they are drawn. */
  readonly onRefused: () => void;
}

function resultOf(text: string | undefined): gamePlay.FishingResult | undefined {
  try {
    return v.parse(gamePlay.fishingResult, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Shoots, one bullet at a time, each by the member's own hand. Whether a fish is caught is the platform's answer. */
export function useShots({
  session,
  sounds,
  isPaused,
  scene,
  platformNow,
  clock = pageClock,
  onCaught,
  onMissed,
  onRefused,
}: UseShotsOptions) {
  const [standing, setStanding] = useState<ShotStanding>();
  const shoot = async (fish: Fish, stake: Money) => {
    const { isInRound, notBefore } = session.state();
    if (scene === undefined || isPaused || isInRound || clock.now() < notBefore) return;
    const begins = clock.now();
    setStanding({ kind: 'shot' });
    scene.shoot(fish.id);
    const choice: gamePlay.FishingChoice = { fish: fish.id, at: platformNow() };
    const answer = await session.play(stake, choice);
    if (!answer.ok) {
      const { failure } = answer;
      onRefused();
      setStanding(failure.kind === 'unknown' ? undefined : { kind: 'refused', message: failure.message });
      return;
    }
    await clock.wait(Math.max(0, begins + FLIGHT_MS - clock.now()));
    const round = answer.value;
    const win = money(round.win);
    const result = resultOf(round.result);
    session.finish(round);
    if (result?.caught !== true) {
      setStanding({ kind: 'missed' });
      return onMissed();
    }
    scene.take(result.fish);
    setStanding({ kind: 'caught', fish: result.kind, win });
    if (isWinHeard(win, stake)) sounds.play('win');
    onCaught(result.kind, win);
  };
  return { standing, shoot };
}
