import { useTranslation } from 'react-i18next';
import { LeagueMark } from '../crests/league-mark';
import { TeamCrest } from '../crests/team-crest';
import type { MatchShape } from '../match/match-shape';
import { useMatchStages } from '../match/match-stages';
import { ScoreLine } from '../match/score-line';
import { StageTable } from '../stages/stage-table';

/** Height of the crests in CSS pixels; they stand on a plate of their own, since the head has a colour of the brand. */
const CREST = 36;

function Side({ match, side }: { readonly match: MatchShape; readonly side: 'home' | 'away' }) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-1">
      <span className="flex size-[48px] items-center justify-center rounded-full bg-raised">
        <TeamCrest match={match} side={side} size={CREST} />
      </span>
      <p className="max-w-full text-center text-base leading-tight font-medium break-words hyphens-auto">
        {match[side].name}
      </p>
    </div>
  );
}

/** Who plays, how it stands, how long they have played, and how each half, quarter, set or inning stands. */
export function ScoreBoard({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const stages = useMatchStages(match.id);
  return (
    <section aria-label={t('scoreBoard')} className="bg-head-special px-4 pt-1 pb-3 text-on-head-special">
      <p className="flex items-center justify-center gap-2 text-sm">
        <LeagueMark league={match.league} />
        <span className="min-w-0 truncate">{match.league.name}</span>
      </p>
      <div className="mt-1 grid grid-cols-[1fr_auto_1fr] items-start gap-3">
        <Side match={match} side="home" />
        <div className="flex flex-col items-center gap-1">
          <p className="numeric text-center text-3xl font-semibold">
            {match.score === undefined ? t('versus') : `${match.score.home} - ${match.score.away}`}
          </p>
          <div className="rounded-pill bg-raised px-3 py-1">
            <ScoreLine match={match} />
          </div>
        </div>
        <Side match={match} side="away" />
      </div>
      {stages !== undefined && (
        <div className="mt-3">
          <StageTable
            sport={match.sport}
            home={match.home.name}
            away={match.away.name}
            total={match.score}
            stages={stages}
          />
        </div>
      )}
    </section>
  );
}
