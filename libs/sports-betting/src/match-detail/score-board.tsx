import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { useMatchStages } from '../match/match-stages';
import { ScoreLine } from '../match/score-line';
import { StageTable } from '../stages/stage-table';

/** Who plays, how it stands, how long they have played, and how each half, quarter, set or inning stands. */
export function ScoreBoard({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const stages = useMatchStages(match.id);
  return (
    <section aria-label={t('scoreBoard')} className="bg-head-special px-4 pt-2 pb-5 text-on-head-special">
      <p className="mb-3 text-center text-sm">{match.league.name}</p>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <p className="text-center text-base font-medium break-words">{match.home.name}</p>
        <p className="numeric text-center text-3xl font-semibold">
          {match.score === undefined ? t('versus') : `${match.score.home} - ${match.score.away}`}
        </p>
        <p className="text-center text-base font-medium break-words">{match.away.name}</p>
      </div>
      <div className="mt-3 flex justify-center rounded-pill bg-raised px-3 py-1 [width:fit-content] mx-auto">
        <ScoreLine match={match} />
      </div>
      {stages !== undefined && (
        <div className="mt-3">
          <StageTable home={match.home.name} away={match.away.name} total={match.score} stages={stages} />
        </div>
      )}
    </section>
  );
}
