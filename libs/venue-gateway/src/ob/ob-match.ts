import { ob } from '@heptad/contracts';
import { sportOf } from '../catalogue/sports';
import {
  isOver,
  type Match,
  type MatchClock,
  type MatchStage,
  type MatchStatus,
  type Score,
  type Team,
} from '../entities/match';
import type { VenueCode } from '../entities/venue';
import { byNumber } from '../mapping/by-number';
import { halfTimeScoreOf } from '../mapping/half-time';
import { outrightMatch, playedParts } from '../mapping/match-parts';
import { stageParts } from '../mapping/stage-scores';
import { obMarkets } from './ob-markets';

const STATUSES: ReadonlyMap<number, MatchStatus> = new Map([
  [ob.MATCH_STATE.scheduled, 'upcoming'],
  [ob.MATCH_STATE.running, 'live'],
  [ob.MATCH_STATE.interrupted, 'suspended'],
  [ob.MATCH_STATE.ended, 'ended'],
  [ob.MATCH_STATE.closed, 'abandoned'],
]);

const STAGES: ReadonlyMap<number, MatchStage> = byNumber(ob.PERIOD);

/** Stages in which no time passes. */
const STANDING: ReadonlySet<MatchStage> = new Set(['notStarted', 'halfTime', 'break', 'ended']);

const PLAYING = 2;
const RUNNING = 1;

/** One score out of `msc`; `undefined` while it is not there. */
export function obScore(scores: ob.Match['msc'], name: string): Score | undefined {
  const text = scores?.find((each) => each.startsWith(`${name}|`))?.slice(name.length + 1);
  const [home, away] = text?.split(':').map(Number) ?? [];
  return home === undefined || away === undefined ? undefined : { home, away };
}

function clockOf(match: ob.Match, status: MatchStatus): MatchClock | undefined {
  if (status === 'upcoming' || match.mst === undefined || match.mst === null) return undefined;
  const period = match.mmp === undefined ? 'inPlay' : (STAGES.get(Number(match.mmp)) ?? 'inPlay');
  const stands = STANDING.has(period) || (match.mrun !== undefined && match.mrun !== RUNNING);
  return { seconds: Number(match.mst), period, running: status === 'live' && !stands };
}

/** The side that `mat` names; any other word is nobody's serve. */
function servingOf({ mat }: ob.Match): 'home' | 'away' | undefined {
  return mat === 'home' || mat === 'away' ? mat : undefined;
}

function teamOf(name: string, id: string | number | undefined): Team {
  return id === undefined ? { name } : { name, id: String(id) };
}

/** A match of OB or DB; `undefined` for a sport the product does not know. */
export function obMatchOf(venue: VenueCode, match: ob.Match): Match | undefined {
  const sport = sportOf('ob', Number(match.csid));
  if (sport === undefined) return undefined;
  const id = String(match.mid);
  const status = STATUSES.get(match.ms) ?? 'suspended';
  const clock = clockOf(match, status);
  const score = obScore(match.msc, ob.SCORE.full);
  const halfTimeScore = halfTimeScoreOf(obScore(match.msc, ob.SCORE.firstHalf), clock);
  const corners = obScore(match.msc, ob.SCORE.corners);
  const yellowCards = obScore(match.msc, ob.SCORE.yellowCards);
  const redCards = obScore(match.msc, ob.SCORE.redCards);
  const markets = obMarkets(id, match.hps, status === 'suspended' || isOver(status));
  return {
    id,
    venue,
    sport,
    league: { id: String(match.tid), name: match.tn },
    home: teamOf(match.mhn, match.mhid),
    away: teamOf(match.man, match.maid),
    kickOff: Number(match.mgt),
    status,
    marketCount: match.mc ?? markets.length,
    favourite: match.mf,
    stream: match.mvs === PLAYING,
    markets,
    ...playedParts({ clock, score, halfTimeScore, corners, yellowCards, redCards }),
    ...stageParts((stage) => obScore(match.msc, ob.SCORE[stage]), servingOf(match)),
  };
}

/** A question about a tournament as a match with one side. */
export function obOutrightOf(venue: VenueCode, record: ob.Outright): Match | undefined {
  const sport = sportOf('ob', Number(record.csid));
  if (sport === undefined) return undefined;
  const id = String(record.mid);
  const markets = obMarkets(id, record.hps, false);
  return outrightMatch(record.mn, {
    id,
    venue,
    sport,
    league: { id: String(record.tid), name: record.tn },
    kickOff: Number(record.mgt),
    markets,
  });
}
