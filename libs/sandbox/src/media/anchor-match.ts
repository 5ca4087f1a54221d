import type { CallResponse, video } from '@heptad/contracts';
import type { SimListPeriod, SimMatch, SimSportKey, Simulation } from '@heptad/sandbox-simulation';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Anchor } from './channels';

type WireMatch = NonNullable<CallResponse<typeof video.anchors>['channels'][number]['match']>;

const ESPORTS: ReadonlySet<SimSportKey> = new Set<SimSportKey>([
  'leagueBattle',
  'ancientBattle',
  'tacticalShooter',
  'royalBattle',
]);
/** Running matches first, then the next ones; esports have a list of their own. */
const periodsOf = (sport: SimSportKey): readonly SimListPeriod[] =>
  ESPORTS.has(sport) ? ['esports'] : ['live', 'today'];

const runs = ({ status }: SimMatch): boolean => status === 'live' || status === 'suspended';

/** The match an anchor speaks about: the hottest that runs in their sports, else the next one; none where there is neither. */
export function matchOfAnchor(
  simulation: Pick<Simulation, 'matches'>,
  { sports }: Pick<Anchor, 'sports'>,
): SimMatch | undefined {
  const found = sports.flatMap((sport) =>
    periodsOf(sport).flatMap((period) =>
      simulation.matches({ period, sport, markets: 'none', sort: 'hot', limit: 10 }),
    ),
  );
  return found.find(runs) ?? found[0];
}

/** The match as it goes over the wire. */
export function wireMatch(match: SimMatch, locale: VenueLocale): WireMatch {
  return {
    matchId: match.id,
    league: match.league.name[locale],
    home: match.home.name[locale],
    away: match.away.name[locale],
    kickOff: match.kickOff,
    live: runs(match) ? 1 : 0,
  };
}
