import type { LineUps } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { TeamCrest } from '../crests/team-crest';
import { benchOrder, changesOf } from './changes';
import type { LineUpMatch } from './has-line-ups';
import { Pitch } from './pitch';
import { TEAM_HEAD } from './pitch-form';
import { PlayerList } from './player-list';

type Announced = Extract<LineUps, { readonly state: 'announced' }>;

const SIDES = ['home', 'away'] as const;

export interface TwoTeamsProps {
  readonly match: LineUpMatch;
  readonly lineUps: Announced;
}

interface TeamHeadProps {
  readonly match: LineUpMatch;
  readonly side: 'home' | 'away';
  readonly formation?: readonly number[] | undefined;
}

function TeamHead({ match, side, formation }: TeamHeadProps) {
  const { t } = useTranslation('sports');
  const rows = formation?.join('-');
  return (
    <div className={TEAM_HEAD}>
      <TeamCrest match={match} side={side} size={28} />
      <h3 className="min-w-0 flex-1 truncate text-base font-medium">{match[side].name}</h3>
      {rows !== undefined && (
        <span className="numeric shrink-0 text-sm text-muted">
          <span className="sr-only">{t('lineUps.formation', { formation: rows })}</span>
          <span aria-hidden="true">{rows}</span>
        </span>
      )}
    </div>
  );
}

/** Both sides of a match: on a pitch in football, with the benches below; as lists in basketball. */
export function TwoTeams({ match, lineUps }: TwoTeamsProps) {
  const { t } = useTranslation('sports');
  const sides = SIDES.map((side) => {
    const lineUp = lineUps[side];
    return { side, team: match[side].name, lineUp, changes: changesOf(side, lineUp, lineUps.substitutions) };
  });
  const [home, away] = sides;
  const onPitch = match.sport === 'football';
  return (
    <>
      {onPitch && home !== undefined && away !== undefined && (
        <>
          <TeamHead match={match} side="home" formation={home.lineUp.formation} />
          <Pitch home={home} away={away} />
          <TeamHead match={match} side="away" formation={away.lineUp.formation} />
        </>
      )}
      <div className="grid gap-x-6 gap-y-4 pt-2 sm:grid-cols-2">
        {sides.map(({ side, team, lineUp, changes }) => (
          <section key={side} className="min-w-0">
            {!onPitch && (
              <>
                <TeamHead match={match} side={side} />
                <h4 className="py-1 text-xs text-muted">{t('lineUps.startersTitle')}</h4>
                {lineUp.starters.length === 0 && <p className="py-2 text-sm">{t('lineUps.nobody')}</p>}
                <PlayerList
                  label={t('lineUps.starters', { team })}
                  players={lineUp.starters}
                  changes={changes}
                />
              </>
            )}
            {lineUp.bench.length > 0 && (
              <>
                <h4 className="truncate pt-3 pb-1 text-xs text-muted">
                  {onPitch ? t('lineUps.bench', { team }) : t('lineUps.benchTitle')}
                </h4>
                <PlayerList
                  label={t('lineUps.bench', { team })}
                  players={benchOrder(lineUp.bench, changes)}
                  changes={changes}
                />
              </>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
