import type { AnswerTime } from '../price-board/answer-time';
import { createMatchReadings } from './match-readings';
import type { ClockReading, SplitMatch } from './match-shape';

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

/**
 * Stores the clocks of an answer's matches; one that is not played has none, and one that is known from a later answer keeps it.
 * @param now milliseconds of the app's clock
 */
export function takeClocksOf(
  matches: readonly Pick<SplitMatch, 'shape' | 'clock'>[],
  now: number,
  time: AnswerTime,
): void {
  takeClocks(
    matches.flatMap(({ shape, clock }) => (clock === undefined ? [] : [[shape.id, clock] as const])),
    now,
    time,
  );
}
