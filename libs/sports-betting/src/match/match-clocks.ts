import { createMatchReadings } from './match-readings';
import type { ClockReading } from './match-shape';

const clocks = createMatchReadings<ClockReading>(
  (a, b) =>
    a.stage === b.stage &&
    a.minute === b.minute &&
    a.score?.home === b.score?.home &&
    a.score?.away === b.score?.away,
);

/** Clocks of live matches: a minute that passes, or a goal, draws one clock. */
export const matchClocks = clocks.store;
export const takeClocks = clocks.take;
/** One match's clock. */
export const useMatchClock = clocks.useReading;
