import { kickOffLabel } from '@heptad/formatting';
import { lazyWithMessages, useServices } from '@heptad/feature-module';
import { isOver, type Score } from '@heptad/venue-gateway';
import { Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamCrest } from '../crests/team-crest';
import { useMatchClock } from '../match/match-clocks';
import type { MatchShape } from '../match/match-shape';
import { useMatchStages } from '../match/match-stages';
import { ServingMark } from '../match/serving-mark';
import { stageTerm } from '../match/sport-terms';
import type { SportsServices } from '../services';
import { StageLine } from '../stages/stage-line';
import { StageTable } from '../stages/stage-table';

export const scoreText = ({ home, away }: Score): string => `${String(home)} - ${String(away)}`;

/** How far a match is: its status, or the clock while it is played. */
export function MatchMoment({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const reading = useMatchClock(match.id);
  if (match.status === 'upcoming') return kickOffLabel(match.kickOff, clock.now(), language.current());
  if (match.status === 'live' && reading !== undefined) return stageTerm(t, match.sport, reading);
  return t(`status.${match.status}`);
}

const FollowButton = lazyWithMessages('sports', () => import('../followed-teams/follow-button'));

/** Height of the crests in CSS pixels; they stand on a plate of their own, since the head has a colour of the brand. */
const CREST = 26;

function Side({ match, side }: { readonly match: MatchShape; readonly side: 'home' | 'away' }) {
  return (
    <div data-side={side} className="match-team relative flex min-w-0 flex-col items-center gap-[4px]">
      <span
        className={`match-follow absolute -top-[4px] ${side === 'home' ? '-left-[8px]' : '-right-[8px]'}`}
      >
        <Suspense>
          <FollowButton match={match} side={side} />
        </Suspense>
      </span>
      <span className="match-crest flex size-[36px] items-center justify-center rounded-full bg-raised">
        <TeamCrest match={match} side={side} size={CREST} />
      </span>
      <p className="flex max-w-full items-center gap-1 text-[13px] leading-[16px] font-medium">
        <span className="line-clamp-2 min-w-0 text-center text-pretty break-words hyphens-auto">
          {match[side].name}
        </span>
        <ServingMark matchId={match.id} side={side} />
      </p>
    </div>
  );
}

/** A side's score, figure by figure: a variant of the head may draw each of them itself. */
function Figures({ side, score }: { readonly side: 'home' | 'away'; readonly score: number }) {
  const figures = [...String(score)];
  return (
    <span data-side={side} className="match-figures">
      {figures.map((figure, place) => (
        <span key={figures.length - place} data-figure={figure}>
          {figure}
        </span>
      ))}
    </span>
  );
}

interface CountProps {
  readonly name: string;
  /** The colour of a card; corners have none and say what they are. */
  readonly card?: string;
  readonly count: Score | undefined;
}

/** A pair of counts beside its mark; nothing where it was not told, and no cards where there are none. */
function Count({ name, card, count }: CountProps) {
  const { t } = useTranslation('sports');
  if (count === undefined || (card !== undefined && count.home + count.away === 0)) return null;
  return (
    <span className="match-count flex items-center gap-[3px]">
      {card === undefined ? (
        <span aria-hidden="true">{t('facts.corners')}</span>
      ) : (
        <span
          aria-hidden="true"
          className={`h-[11px] w-[8px] rounded-[1px] outline outline-1 outline-[#ffffff] ${card}`}
        />
      )}
      <span className="sr-only">{name} </span>
      <span data-side="home">{count.home}</span>
      <span className="match-dash">-</span>
      <span data-side="away">{count.away}</span>
    </span>
  );
}

export interface ScoreBoardProps {
  readonly match: MatchShape;
  readonly ref?: Ref<HTMLElement>;
}

/** Who plays, how it stands and how long they have played, in 84 px; of a match that is over each part below that. */
export function ScoreBoard({ match, ref }: ScoreBoardProps) {
  const { t } = useTranslation('sports');
  const stages = useMatchStages(match.id);
  const { score, corners, yellowCards, redCards } = match;
  return (
    <section
      ref={ref}
      aria-label={t('scoreBoard')}
      className="match-head bg-head-special px-[12px] text-on-head-special"
    >
      <div className="match-board grid h-[84px] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-[8px]">
        <Side match={match} side="home" />
        <div className="match-standing numeric flex flex-col items-center text-xs leading-[16px] whitespace-nowrap">
          {score === undefined ? (
            <span className="match-versus text-[17px] leading-[32px] font-semibold">{t('versus')}</span>
          ) : (
            <span className="match-score text-[28px] leading-[32px] font-semibold">
              <Figures side="home" score={score.home} />
              <span className="match-dash"> - </span>
              <Figures side="away" score={score.away} />
            </span>
          )}
          <span className="match-moment font-medium">
            <MatchMoment match={match} />
          </span>
          <span className="match-counts flex min-h-[16px] items-center gap-[8px] font-normal">
            <Count name={t('facts.cornersName')} count={corners} />
            <Count name={t('figures.yellowCards')} card="bg-[#f2c200]" count={yellowCards} />
            <Count name={t('facts.redCards')} card="bg-[#d92d20]" count={redCards} />
            {corners === undefined && <StageLine match={match} />}
          </span>
        </div>
        <Side match={match} side="away" />
      </div>
      {isOver(match.status) && stages !== undefined && (
        <div className="pb-[12px]">
          <StageTable
            sport={match.sport}
            home={match.home.name}
            away={match.away.name}
            total={score}
            stages={stages}
          />
        </div>
      )}
    </section>
  );
}
