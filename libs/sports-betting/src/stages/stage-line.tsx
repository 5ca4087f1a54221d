import type { StageScore } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useMatchStages } from '../match/match-stages';
import { compactStages } from './stage-columns';

export interface StageScoresProps {
  readonly scores: readonly StageScore[];
  /** Every stage, not only those that a card has room for. */
  readonly whole?: boolean;
}

/** The scores of stages in one short line, in the order of play. */
export function StageScores({ scores, whole = false }: StageScoresProps) {
  const { t } = useTranslation('sports');
  const shown = compactStages(scores, whole);
  if (shown.length === 0) return null;
  return (
    <span className="numeric flex items-center gap-2 text-xs whitespace-nowrap">
      {shown.map(({ stage, score }) => (
        <span key={stage}>
          {stage === 'firstHalf' && <span aria-hidden="true">{t('stages.firstHalf')} </span>}
          <span className="sr-only">{t(`part.${stage}`)} </span>
          {score.home}-{score.away}
        </span>
      ))}
    </span>
  );
}

/** How the stages of a running match stand, followed apart from its card. */
export function StageLine({ matchId }: { readonly matchId: string }) {
  const stages = useMatchStages(matchId);
  return stages === undefined ? null : <StageScores scores={stages.scores} />;
}
