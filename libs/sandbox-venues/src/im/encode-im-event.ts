import { im } from '@heptad/contracts';
import { convertOdds, defined, odds, OddsType } from '@heptad/formatting';
import type {
  SimMarket,
  SimMatch,
  SimOutright,
  SimScore,
  SimSelection,
  SimSportKey,
} from '@heptad/sandbox-simulation';
import type { SimIncident } from '../matches/match-incidents';
import { marketName, selectionName, type Opponents } from '../matches/market-words';
import type { VenueLocale } from '../wire/venue-locale';
import { wireNumber } from '../wire/wire-number';
import { imBetType, imLeagueId, imPeriod, imSelection, imSportId, imStage } from './im-numbers';

/** How a visitor wants events told. */
export interface ImEncodeOptions {
  readonly locale: VenueLocale;
  /** The notation of two-sided prices; the others are European always. */
  readonly oddsType: OddsType;
  isFavourite(match: SimMatch): boolean;
}

const STATUSES: Readonly<Record<SimMatch['status'], number>> = {
  upcoming: im.EVENT_STATUS.scheduled,
  live: im.EVENT_STATUS.running,
  suspended: im.EVENT_STATUS.interrupted,
  ended: im.EVENT_STATUS.ended,
  abandoned: im.EVENT_STATUS.abandoned,
};

const TWO_SIDED: ReadonlySet<string> = new Set([
  'handicap',
  'overUnder',
  'pointsOverUnder',
  'cornersHandicap',
  'cornersOverUnder',
  'pointsHandicap',
  'bookingsHandicap',
  'bookingsOverUnder',
  'cornersBookingsOverUnder',
]);

/** The notation a market's prices are told in. */
function imOddsTypeOf(kind: SimMarket['kind'], wanted: OddsType): OddsType {
  return TWO_SIDED.has(kind) ? wanted : OddsType.europe;
}

function encodeSelection(
  market: SimMarket,
  selection: SimSelection,
  opponents: Opponents | undefined,
  { locale, oddsType }: ImEncodeOptions,
): im.Selection {
  const notation = imOddsTypeOf(market.kind, oddsType);
  return {
    WagerSelectionId: wireNumber(selection.key),
    ...imSelection(market.kind, selection.side),
    SelectionName: selectionName(market, selection, opponents, locale),
    ...(market.line === undefined ? {} : { Handicap: Number(market.line) }),
    ...(market.countsFrom && { HomeScore: market.countsFrom.home, AwayScore: market.countsFrom.away }),
    Odds: Number(convertOdds(odds(selection.odds), notation)),
    OddsType: notation,
    ...(selection.locked && market.status === 'open' ? { IsLocked: true } : {}),
  };
}

/** A market as a line: a suspended one is open and locked, since the status knows no third word. */
function encodeImLine(
  sport: SimSportKey,
  market: SimMarket,
  opponents: Opponents | undefined,
  options: ImEncodeOptions,
): im.MarketLine {
  return {
    MarketlineId: wireNumber(market.key),
    BetTypeId: imBetType(market.kind),
    BetTypeName: marketName(sport, market.kind, market.period, options.locale),
    PeriodId: imPeriod(market.period),
    MarketlineLevel: market.level,
    MarketlineStatusId: market.status === 'closed' ? im.LINE_STATUS.closed : im.LINE_STATUS.open,
    IsLocked: market.status === 'suspended',
    WagerSelections: market.selections.map((selection) =>
      encodeSelection(market, selection, opponents, options),
    ),
  };
}

/** `RBTime` of a stage with a clock. */
export function clockText({ stage, clock }: Pick<SimMatch, 'stage' | 'clock'>): string | undefined {
  const name = imStage(stage);
  if (name === undefined || clock === undefined) return name;
  const minutes = String(Math.floor(clock.seconds / 60)).padStart(2, '0');
  return `${name} ${minutes}:${String(clock.seconds % 60).padStart(2, '0')}`;
}

function relatedScores(match: SimMatch): NonNullable<im.Event['RelatedScores']> {
  const score = (group: number, period: number, value: SimScore | undefined) =>
    value === undefined
      ? []
      : [{ EventGroupTypeId: group, PeriodId: period, HomeScore: value.home, AwayScore: value.away }];
  const parts = match.stageScores.flatMap(({ stage, score: value }) =>
    stage in im.SCORE_PERIOD
      ? score(im.EVENT_GROUP.goals, im.SCORE_PERIOD[stage as keyof typeof im.SCORE_PERIOD], value)
      : [],
  );
  return [
    ...parts,
    ...score(im.EVENT_GROUP.corners, im.PERIOD.full, match.corners),
    ...score(im.EVENT_GROUP.bookings, im.PERIOD.full, match.yellowCards),
    ...score(im.EVENT_GROUP.dismissals, im.PERIOD.full, match.redCards),
  ];
}

function marketOf(match: SimMatch): 1 | 2 | 3 {
  if (match.list === 'live' || match.stage !== 'notStarted') return im.MARKET.live;
  return match.list === 'early' ? im.MARKET.early : im.MARKET.today;
}

/** A match as IM tells it; `undefined` for a sport IM has not. Before kick-off it has neither scores nor a running time. */
export function encodeImEvent(match: SimMatch, options: ImEncodeOptions): im.Event | undefined {
  const sportId = imSportId(match.sport);
  if (sportId === undefined) return undefined;
  const { locale } = options;
  const clock = clockText(match);
  const begun = match.stage !== 'notStarted';
  return {
    EventId: Number(match.id),
    SportId: sportId,
    Market: marketOf(match),
    EventGroupTypeId: im.EVENT_GROUP.goals,
    EventStatusId: STATUSES[match.status],
    EventDate: String(match.kickOff),
    Competition: { CompetitionId: imLeagueId(match.league.id), CompetitionName: match.league.name[locale] },
    HomeTeam: match.home.name[locale],
    AwayTeam: match.away.name[locale],
    HomeTeamId: Number(match.home.id),
    AwayTeamId: Number(match.away.id),
    ...defined({ RBTime: clock }),
    ...(begun
      ? { HomeScore: match.score.home, AwayScore: match.score.away, RelatedScores: relatedScores(match) }
      : {}),
    ...(match.serving === undefined ? {} : { ServingSide: im.SERVING[match.serving] }),
    IsFavourite: options.isFavourite(match),
    HasLiveStream: match.hasStream,
    TotalMarketLineCount: match.marketCount,
    MarketLines: match.markets.map((market) => encodeImLine(match.sport, market, match, options)),
  };
}

/** A league's winner market as IM tells it. */
export function encodeImOutright(
  outright: SimOutright,
  options: ImEncodeOptions,
): im.OutrightEvent | undefined {
  const sportId = imSportId(outright.sport);
  if (sportId === undefined) return undefined;
  const { locale } = options;
  return {
    EventId: Number(outright.id),
    SportId: sportId,
    EventDate: String(outright.closesAt),
    EventName: outright.name[locale],
    Competition: {
      CompetitionId: imLeagueId(outright.league.id),
      CompetitionName: outright.league.name[locale],
    },
    MarketLines: [encodeImLine(outright.sport, outright.market, undefined, options)],
  };
}

const INCIDENTS: Readonly<Record<SimIncident['type'], number>> = {
  goal: im.EVENT_GROUP.goals,
  corner: im.EVENT_GROUP.corners,
  yellowCard: im.EVENT_GROUP.bookings,
  redCard: im.EVENT_GROUP.dismissals,
};

/** Something that happened as IM tells it. */
export function encodeImIncident({ type, side, stage, clockSeconds }: SimIncident): im.Incident {
  return {
    EventGroupTypeId: INCIDENTS[type],
    Side: im.SERVING[side],
    RBTime: clockText({ stage, clock: { seconds: clockSeconds, running: false } }) ?? '',
  };
}
