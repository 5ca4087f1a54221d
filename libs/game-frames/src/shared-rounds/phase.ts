import { useEffect, useReducer } from 'react';
import type { SharedRound } from './round-state';
import type { ServerClock } from './server-time/server-clock';

/** What happens in a shared round. */
export type Phase = SharedRound['phase'];

/** The phase that a round is in at a moment of the platform's clock. */
export function phaseAt(
  { closesAt, resultAt }: Pick<SharedRound, 'closesAt' | 'resultAt'>,
  now: number,
): Phase {
  if (now < closesAt) return 'betting';
  return now < resultAt ? 'dealing' : 'result';
}

/** The phase that a round is in, by the platform's clock; drawn again when it changes. */
export function usePhase(round: SharedRound, clock: ServerClock): Phase {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { closesAt, resultAt } = round;
  const now = clock.now();
  const phase = now === undefined ? round.phase : phaseAt(round, now);
  useEffect(() => {
    const at = clock.now();
    const next = at === undefined ? undefined : [closesAt, resultAt].find((moment) => moment > at);
    if (at === undefined || next === undefined) return undefined;
    const timer = setTimeout(redraw, next - at);
    return () => clearTimeout(timer);
  }, [closesAt, resultAt, phase, clock]);
  return phase;
}
