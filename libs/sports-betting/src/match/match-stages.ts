import type { Score } from '@heptad/venue-gateway';
import { createMatchReadings } from './match-readings';
import type { StageReading } from './match-shape';

const isSame = (a: Score, b: Score | undefined): boolean => a.home === b?.home && a.away === b.away;

/** Whether two readings show the same. */
export function sameStages(a: StageReading, b: StageReading): boolean {
  return (
    a.serving === b.serving &&
    a.scores.length === b.scores.length &&
    a.scores.every(({ stage, score }, place) => {
      const other = b.scores[place];
      return stage === other?.stage && isSame(score, other.score);
    })
  );
}

const stages = createMatchReadings<StageReading>(sameStages);

/** Scores of stages: a point in a set draws its own place, not the card with its prices. */
export const matchStages = stages.store;
export const takeStages = stages.take;
/** The scores of one match's stages; undefined where the venue reports none. */
export const useMatchStages = stages.useReading;
