import type { SportKey, StageScore } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { useMatchStages } from '../match/match-stages';
import { partTerm } from '../match/sport-terms';
import { compactStages } from './stage-columns';

export interface StageScoresProps {
  readonly sport: SportKey;
  readonly scores: readonly StageScore[];
  /** Every stage, not only those that a card has room for. */
  readonly whole?: boolean;
}

/** The scores of stages in one short line, in the order of play. */
export function StageScores({ sport, scores, whole = false }: StageScoresProps) {
  const { t } = useTranslation('sports');
  const shown = compactStages(scores, whole);
  if (shown.length === 0) return null;
  return (
    <span className="numeric flex items-center gap-2 text-xs whitespace-nowrap">
      {shown.map(({ stage, score }) => (
        <span key={stage}>
          {stage === 'firstHalf' && <span aria-hidden="true">{t('stages.firstHalf')} </span>}
          <span className="sr-only">{partTerm(t, sport, stage)} </span>
          {score.home}-{score.away}
        </span>
      ))}
    </span>
  );
}

/** How the stages of a running match stand, followed apart from its card. */
export function StageLine({ match: { id, sport } }: { readonly match: Pick<MatchShape, 'id' | 'sport'> }) {
  const stages = useMatchStages(id);
  return stages === undefined ? null : <StageScores sport={sport} scores={stages.scores} />;
}
