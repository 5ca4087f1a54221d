import { addMoney, ZERO, type Money } from '@heptad/formatting';
import type { FrameClock } from '../frame/clock';
import type { ScriptStep } from './round-script';
import type { SlotScene } from './slot-scene';
import { stopTimes } from './spin-times';

/** What is seen of a round at a moment. */
export interface SlotView {
  readonly phase: 'turning' | 'stopped' | 'over';
  readonly step: ScriptStep | undefined;
  /** What the round has paid so far. */
  readonly won: Money;
}

export interface ShowRoundOptions {
  readonly scene: Pick<SlotScene, 'run' | 'rest' | 'mark' | 'show'>;
  readonly clock: FrameClock;
  readonly onView: (view: SlotView) => void;
  /** The member wants to see the end at once. Free spins are staked on already, so nothing is played faster by it. */
  readonly isSkipped: () => boolean;
  /** Nobody looks any more: the game was closed. */
  readonly isGone: () => boolean;
}

/** How long a spin's wins are looked at, ms. */
const LOOK_MS = 1_200;
/** Between two free spins without a win. */
const REST_MS = 350;

/** Shows the spins of a round one after the other, and resolves when its end is seen. @param begins when the reels of the first one began to run */
export async function showRound(
  steps: readonly ScriptStep[],
  begins: number,
  { scene, clock, onView, isSkipped, isGone }: ShowRoundOptions,
): Promise<void> {
  let won = ZERO;
  let began = begins;
  for (const [index, step] of steps.entries()) {
    const isFree = step.free !== undefined;
    if (isGone()) return;
    if (isFree && isSkipped()) {
      won = addMoney(won, step.amount);
      continue;
    }
    if (isFree) {
      began = clock.now();
      scene.run(began);
      onView({ phase: 'turning', step, won });
    }
    const times = stopTimes({ begins: began, knownAt: clock.now(), isFree });
    scene.rest(step.stops, times);
    await clock.wait(Math.max(0, (times.at(-1) ?? 0) - clock.now()));
    if (isGone()) return;
    won = addMoney(won, step.amount);
    const places = [...step.wins.flatMap((win) => win.places), ...step.scatters];
    scene.mark(places);
    onView({ phase: 'stopped', step, won });
    if (index < steps.length - 1) await clock.wait(places.length > 0 ? LOOK_MS : REST_MS);
  }
  const last = steps.at(-1);
  if (isSkipped() && last?.free !== undefined) scene.show(last.stops);
  onView({ phase: 'over', step: last, won });
}
