import { fb } from '@heptad/contracts';
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
import { fbMarkets } from './fb-markets';

const STATUSES: ReadonlyMap<number, MatchStatus> = new Map([
  [fb.MATCH_STATE.scheduled, 'upcoming'],
  [fb.MATCH_STATE.running, 'live'],
  [fb.MATCH_STATE.interrupted, 'suspended'],
  [fb.MATCH_STATE.ended, 'ended'],
  [fb.MATCH_STATE.abandoned, 'abandoned'],
]);

const STAGES = byNumber(fb.PERIOD);

const SERVING = byNumber(fb.SERVING);

const YES = 1;

function scoreOf(record: fb.MatchRecord, counted: number, period: number): Score | undefined {
  const found = record.nsg?.find((score) => score.tyg === counted && score.pe === period);
  return found && { home: found.sc[0], away: found.sc[1] };
}

/** The stage a clock names; the whole match is none. */
export function fbStageOf(period: number): MatchStage {
  const stage = STAGES.get(period);
  return stage === undefined || stage === 'full' ? 'inPlay' : stage;
}

function clockOf(record: fb.MatchRecord, status: MatchStatus): MatchClock | undefined {
  if (status === 'upcoming' || record.mc === undefined || record.mc === null) return undefined;
  const { s, pe, r } = record.mc;
  return {
    seconds: s,
    period: fbStageOf(pe),
    running: status === 'live' && (r === true || r === YES),
  };
}

function teamOf(team: fb.MatchRecord['ts'][0]): Team {
  return { id: String(team.id), name: team.na, ...(team.lurl ? { logo: team.lurl } : {}) };
}

/** An FB record as a match; `undefined` for a sport the product does not know. */
export function fbMatch(venue: VenueCode, record: fb.MatchRecord): Match | undefined {
  const sport = sportOf('fb', record.sid);
  if (sport === undefined) return undefined;
  const id = String(record.id);
  const status = STATUSES.get(record.ms) ?? 'suspended';
  const clock = clockOf(record, status);
  const score = scoreOf(record, fb.SCORE.goals, fb.PERIOD.full);
  const halfTimeScore = halfTimeScoreOf(scoreOf(record, fb.SCORE.goals, fb.PERIOD.firstHalf), clock);
  const corners = scoreOf(record, fb.SCORE.corners, fb.PERIOD.full);
  const yellowCards = scoreOf(record, fb.SCORE.yellowCards, fb.PERIOD.full);
  const redCards = scoreOf(record, fb.SCORE.redCards, fb.PERIOD.full);
  const markets = fbMarkets(id, record.mg, status === 'suspended' || isOver(status));
  return {
    id,
    venue,
    sport,
    league: { id: String(record.lg.id), name: record.lg.na },
    home: teamOf(record.ts[0]),
    away: teamOf(record.ts[1]),
    kickOff: record.bt,
    status,
    marketCount: record.tms ?? markets.length,
    favourite: record.fav === YES,
    stream: record.vs === YES,
    markets,
    ...playedParts({ clock, score, halfTimeScore, corners, yellowCards, redCards }),
    ...stageParts((stage) => scoreOf(record, fb.SCORE.goals, fb.PERIOD[stage]), SERVING.get(record.sv ?? 0)),
  };
}

/** A question about a competition as a match with one side. */
export function fbOutright(venue: VenueCode, record: fb.OutrightRecord): Match | undefined {
  const sport = sportOf('fb', record.sid);
  if (sport === undefined) return undefined;
  const id = String(record.id);
  const markets = fbMarkets(id, record.mg, false);
  return outrightMatch(record.nm, {
    id,
    venue,
    sport,
    league: { id: String(record.lg.id), name: record.lg.na },
    kickOff: record.bt,
    markets,
  });
}
