import { im } from '@heptad/contracts';
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
import { scoreOf } from '../mapping/score-text';
import { stageParts } from '../mapping/stage-scores';
import { imMarkets } from './im-markets';

const STATUSES: ReadonlyMap<number, MatchStatus> = new Map([
  [im.EVENT_STATUS.scheduled, 'upcoming'],
  [im.EVENT_STATUS.running, 'live'],
  [im.EVENT_STATUS.interrupted, 'suspended'],
  [im.EVENT_STATUS.ended, 'ended'],
  [im.EVENT_STATUS.abandoned, 'abandoned'],
]);

const SERVING = byNumber(im.SERVING);

const STAGES: Readonly<Record<string, MatchStage>> = {
  '1H': 'firstHalf',
  HT: 'halfTime',
  '2H': 'secondHalf',
  BT: 'break',
  OT: 'overtime',
};
const NUMBERED: readonly (readonly [RegExp, (digit: string) => MatchStage])[] = [
  [/^Q[1-4]$/, (digit) => `quarter${digit}` as MatchStage],
  [/^S[1-5]$/, (digit) => `set${digit}` as MatchStage],
  [/^I[1-9]$/, (digit) => `inning${digit}` as MatchStage],
];
/** A period, its clock, and `||` while the clock stands. */
const RUNNING_TIME = /^([A-Z0-9]+)(?:\s+(\d{1,3}):(\d{2}))?\s*(\|\|)?$/;

function stageOf(text: string): MatchStage {
  if (Object.hasOwn(STAGES, text)) return STAGES[text] ?? 'inPlay';
  const numbered = NUMBERED.find(([pattern]) => pattern.test(text));
  return numbered === undefined ? 'inPlay' : numbered[1](text.slice(1));
}

/** Reads `1H 23:15`, `Q3 04:10||`, `S2` and `HT`; a period without a name is `inPlay`. */
export function imClock(text: string | null | undefined, live: boolean): MatchClock | undefined {
  const found = RUNNING_TIME.exec(text?.trim() ?? '');
  if (found === null) return undefined;
  const [, stage = '', minutes, seconds, stands] = found;
  return {
    seconds: Number(minutes ?? 0) * 60 + Number(seconds ?? 0),
    period: stageOf(stage),
    running: live && minutes !== undefined && stands === undefined,
  };
}

function relatedScore(event: im.Event, group: number, period: number): Score | undefined {
  const found = event.RelatedScores?.find(
    (score) => score.EventGroupTypeId === group && score.PeriodId === period,
  );
  return found && scoreOf(found.HomeScore, found.AwayScore);
}

function teamOf(name: string, id: number | null | undefined): Team {
  return id === undefined || id === null ? { name } : { name, id: String(id) };
}

/** An event as a match; `undefined` for a sport the product does not know. */
export function imMatch(venue: VenueCode, event: im.Event): Match | undefined {
  const sport = sportOf('im', event.SportId);
  if (sport === undefined) return undefined;
  const status = STATUSES.get(event.EventStatusId) ?? 'suspended';
  const clock = status === 'upcoming' ? undefined : imClock(event.RBTime, status === 'live');
  const score = scoreOf(event.HomeScore, event.AwayScore);
  const halfTimeScore = halfTimeScoreOf(
    relatedScore(event, im.EVENT_GROUP.goals, im.PERIOD.firstHalf),
    clock,
  );
  const corners = relatedScore(event, im.EVENT_GROUP.corners, im.PERIOD.full);
  const yellowCards = relatedScore(event, im.EVENT_GROUP.bookings, im.PERIOD.full);
  const redCards = relatedScore(event, im.EVENT_GROUP.dismissals, im.PERIOD.full);
  const markets = imMarkets(event.EventId, event.MarketLines, status === 'suspended' || isOver(status));
  return {
    id: String(event.EventId),
    venue,
    sport,
    league: { id: String(event.Competition.CompetitionId), name: event.Competition.CompetitionName },
    home: teamOf(event.HomeTeam, event.HomeTeamId),
    away: teamOf(event.AwayTeam, event.AwayTeamId),
    kickOff: Number(event.EventDate),
    status,
    marketCount: event.TotalMarketLineCount ?? markets.length,
    favourite: event.IsFavourite,
    stream: event.HasLiveStream,
    markets,
    ...playedParts({ clock, score, halfTimeScore, corners, yellowCards, redCards }),
    ...stageParts(
      (stage) => relatedScore(event, im.EVENT_GROUP.goals, im.SCORE_PERIOD[stage]),
      SERVING.get(event.ServingSide ?? 0),
    ),
  };
}

/** A question about a competition as a match with one side. */
export function imOutright(venue: VenueCode, event: im.OutrightEvent): Match | undefined {
  const sport = sportOf('im', event.SportId);
  if (sport === undefined) return undefined;
  const markets = imMarkets(event.EventId, event.MarketLines, false);
  return outrightMatch(event.EventName, {
    id: String(event.EventId),
    venue,
    sport,
    league: { id: String(event.Competition.CompetitionId), name: event.Competition.CompetitionName },
    kickOff: Number(event.EventDate),
    markets,
  });
}
