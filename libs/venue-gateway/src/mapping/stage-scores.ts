import { defined } from '@heptad/formatting';
import { SCORED_STAGES, type Match, type Score, type ScoredStage } from '../entities/match';

/**
 * The part of a match that its stages make, in the order of play.
 * @param read the score that the venue tells of a stage, if it does
 * @param serving who serves, if the venue says so
 */
export function stageParts(
  read: (stage: ScoredStage) => Score | undefined,
  serving?: 'home' | 'away',
): Pick<Match, 'stageScores' | 'serving'> {
  const stageScores = SCORED_STAGES.flatMap((stage) => {
    const score = read(stage);
    return score === undefined ? [] : [{ stage, score }];
  });
  return {
    ...(stageScores.length === 0 ? {} : { stageScores }),
    ...defined({ serving }),
  };
}
