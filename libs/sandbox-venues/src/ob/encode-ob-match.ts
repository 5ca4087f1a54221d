import { ob } from '@heptad/contracts';
import { Decimal, defined } from '@heptad/formatting';
import type {
  SimMarket,
  SimMatch,
  SimOutright,
  SimScore,
  SimSelection,
  SimSportKey,
} from '@heptad/sandbox-simulation';
import type { SimIncident } from '../matches/match-incidents';
import { marketName, selectionName, sportName, type Opponents } from '../matches/market-words';
import type { VenueLocale } from '../wire/venue-locale';
import { scoreText } from '../wire/score-text';
import { wireNumber } from '../wire/wire-number';
import { obOptionType, obPeriod, obPlayId, obScoreName, obSportId } from './ob-numbers';

/** How a visitor wants matches told. */
export interface ObEncodeOptions {
  readonly locale: VenueLocale;
  /** Sandbox time, ms. */
  readonly now: number;
  readonly marks: { readonly matches: ReadonlySet<string>; readonly leagues: ReadonlySet<string> };
}

const STATES: Readonly<Record<SimMatch['status'], number>> = {
  upcoming: ob.MATCH_STATE.scheduled,
  live: ob.MATCH_STATE.running,
  suspended: ob.MATCH_STATE.interrupted,
  ended: ob.MATCH_STATE.ended,
  abandoned: ob.MATCH_STATE.closed,
};

const MARKET_STATES: Readonly<Record<SimMarket['status'], number>> = {
  open: ob.MARKET_STATE.open,
  suspended: ob.MARKET_STATE.suspended,
  closed: ob.MARKET_STATE.closed,
};

const OID_LIFE_MS = 600_000;
const SINGLES_AND_COMBOS = '1,2';
const PLAYING = 2;

/** European odds as the wire's whole number of hundred-thousandths. */
export function obOdds(odds: string): number {
  return new Decimal(odds).times(ob.ODDS_SCALE).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}

/** `oid` of a selection: the venue renews them, so that nobody takes one for the selection itself. */
export function obOptionId(selectionKey: string, now: number): string {
  return String(wireNumber(`${selectionKey}#${Math.floor(now / OID_LIFE_MS)}`));
}

function encodeOption(
  market: SimMarket,
  selection: SimSelection,
  opponents: Opponents | undefined,
  { locale, now }: ObEncodeOptions,
): ob.Option {
  return {
    oid: obOptionId(selection.key, now),
    ot: obOptionType(market.kind, selection.side),
    on: selectionName(market, selection, opponents, locale),
    ov: obOdds(selection.odds),
    os: selection.locked && market.status === 'open' ? ob.OPTION_STATE.locked : ob.OPTION_STATE.open,
  };
}

function encodeMarket(
  market: SimMarket,
  opponents: Opponents | undefined,
  options: ObEncodeOptions,
): ob.Market {
  return {
    hid: String(wireNumber(market.key)),
    hn: market.level,
    hs: MARKET_STATES[market.status],
    hv: market.line ?? '',
    ...defined({ scoreBenchmark: scoreText(market.countsFrom) }),
    ol: market.selections.map((selection) => encodeOption(market, selection, opponents, options)),
  };
}

/** Markets as plays with their lines, plays in the order they come. */
function encodeObPlays(
  sport: SimSportKey,
  markets: readonly SimMarket[],
  opponents: Opponents | undefined,
  options: ObEncodeOptions,
): ob.Play[] {
  const plays = new Map<number, SimMarket[]>();
  for (const market of markets) {
    const hpid = obPlayId(market.kind, market.period);
    plays.set(hpid, [...(plays.get(hpid) ?? []), market]);
  }
  return [...plays].map(([hpid, lines]) => {
    const [first] = lines;
    return {
      hpid: String(hpid),
      hpn: first === undefined ? '' : marketName(sport, first.kind, first.period, options.locale),
      hsw: SINGLES_AND_COMBOS,
      hl: lines.map((market) => encodeMarket(market, opponents, options)),
    };
  });
}

function scoresOf(match: SimMatch): string[] {
  const text = (name: string | undefined, score: SimScore | undefined) =>
    name === undefined || score === undefined ? [] : [`${name}|${score.home}:${score.away}`];
  return [
    ...text(ob.SCORE.full, match.score),
    ...match.stageScores.flatMap(({ stage, score }) => text(obScoreName(stage), score)),
    ...text(ob.SCORE.corners, match.corners),
    ...text(ob.SCORE.yellowCards, match.yellowCards),
    ...text(ob.SCORE.redCards, match.redCards),
  ];
}

/** A match as OB and DB tell it; before kick-off without a clock and without scores. */
export function encodeObMatch(match: SimMatch, options: ObEncodeOptions): ob.Match {
  const { locale, marks } = options;
  const begun = match.stage !== 'notStarted';
  return {
    mid: match.id,
    csid: String(obSportId(match.sport)),
    csna: sportName(match.sport, locale),
    tid: match.league.id,
    tn: match.league.name[locale],
    mgt: String(match.kickOff),
    mhn: match.home.name[locale],
    man: match.away.name[locale],
    mhid: match.home.id,
    maid: match.away.id,
    ms: STATES[match.status],
    mmp: String(obPeriod(match.stage)),
    ...(begun && match.clock !== undefined
      ? { mst: String(match.clock.seconds), mrun: match.clock.running ? 1 : 0 }
      : {}),
    msc: begun ? scoresOf(match) : [],
    ...defined({ mat: match.serving }),
    mf: marks.matches.has(match.id),
    tf: marks.leagues.has(match.league.id),
    mvs: match.hasStream ? PLAYING : 0,
    mc: match.marketCount,
    hps: encodeObPlays(match.sport, match.markets, match, options),
  };
}

/** A tournament's winner market as OB and DB tell it. */
export function encodeObOutright(outright: SimOutright, options: ObEncodeOptions): ob.Outright {
  const { locale } = options;
  return {
    mid: outright.id,
    csid: String(obSportId(outright.sport)),
    csna: sportName(outright.sport, locale),
    tid: outright.league.id,
    tn: outright.league.name[locale],
    mgt: String(outright.closesAt),
    mn: outright.name[locale],
    hps: encodeObPlays(outright.sport, [outright.market], undefined, options),
  };
}

const INCIDENTS: Readonly<Record<SimIncident['type'], string>> = {
  goal: ob.SCORE.full,
  corner: ob.SCORE.corners,
  yellowCard: ob.SCORE.yellowCards,
  redCard: ob.SCORE.redCards,
};

/** Something that happened as OB and DB tell it. */
export function encodeObIncident({ type, side, stage, clockSeconds }: SimIncident): ob.Incident {
  return { sn: INCIDENTS[type], sd: side, mmp: String(obPeriod(stage)), mst: String(clockSeconds) };
}
