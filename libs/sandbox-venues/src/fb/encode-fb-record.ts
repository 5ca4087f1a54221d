import { fb } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
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
import { scoreText } from '../wire/score-text';
import { wireNumber } from '../wire/wire-number';
import { fbMarketType, fbOptionType, fbPeriod, fbSportId, fbStage } from './fb-numbers';

/** How a visitor wants matches told. */
export interface FbEncodeOptions {
  readonly locale: VenueLocale;
  isFavourite(match: SimMatch): boolean;
}

const STATES: Readonly<Record<SimMatch['status'], number>> = {
  upcoming: fb.MATCH_STATE.scheduled,
  live: fb.MATCH_STATE.running,
  suspended: fb.MATCH_STATE.interrupted,
  ended: fb.MATCH_STATE.ended,
  abandoned: fb.MATCH_STATE.abandoned,
};

const MARKET_STATES: Readonly<Record<SimMarket['status'], number>> = {
  open: fb.MARKET_STATE.open,
  suspended: fb.MARKET_STATE.paused,
  closed: fb.MARKET_STATE.notOpened,
};

const COMBOS_TAKE_IT = 1;

/** `mks.id` of a market. */
export function fbMarketId(marketKey: string): string {
  return String(wireNumber(marketKey));
}

/** A price; below zero while the option is locked on its own. */
export function fbOdds(odds: string, locked: boolean): number {
  return locked ? -Number(odds) : Number(odds);
}

function encodeOption(
  market: SimMarket,
  selection: SimSelection,
  opponents: Opponents | undefined,
  locale: VenueLocale,
): fb.Option {
  return {
    na: selectionName(market, selection, opponents, locale),
    ty: fbOptionType(market.kind, selection.side),
    od: fbOdds(selection.odds, selection.locked && market.status === 'open'),
  };
}

function encodeLine(market: SimMarket, opponents: Opponents | undefined, locale: VenueLocale): fb.MarketLine {
  return {
    id: fbMarketId(market.key),
    ss: MARKET_STATES[market.status],
    au: COMBOS_TAKE_IT,
    ...defined({ li: market.line, re: scoreText(market.countsFrom) }),
    op: market.selections.map((selection) => encodeOption(market, selection, opponents, locale)),
  };
}

/** Markets grouped by kind and part of the match, groups in the order they come. */
function encodeFbMarkets(
  sport: SimSportKey,
  markets: readonly SimMarket[],
  opponents: Opponents | undefined,
  locale: VenueLocale,
): fb.MarketGroup[] {
  const groups = new Map<string, SimMarket[]>();
  for (const market of markets) {
    const name = `${market.kind}.${market.period}`;
    groups.set(name, [...(groups.get(name) ?? []), market]);
  }
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    return {
      mty: fbMarketType(first.kind),
      pe: fbPeriod(first.period),
      nm: marketName(sport, first.kind, first.period, locale),
      mks: lines.map((market) => encodeLine(market, opponents, locale)),
    };
  });
}

function scoresOf(match: SimMatch): NonNullable<fb.MatchRecord['nsg']> {
  const score = (tyg: number, pe: number | undefined, value: SimScore | undefined) =>
    value === undefined || pe === undefined
      ? []
      : [{ pe, tyg, sc: [value.home, value.away] as [number, number] }];
  return [
    ...score(fb.SCORE.goals, fb.PERIOD.full, match.score),
    ...match.stageScores.flatMap(({ stage, score: value }) => score(fb.SCORE.goals, fbStage(stage), value)),
    ...score(fb.SCORE.corners, fb.PERIOD.full, match.corners),
    ...score(fb.SCORE.yellowCards, fb.PERIOD.full, match.yellowCards),
    ...score(fb.SCORE.redCards, fb.PERIOD.full, match.redCards),
  ];
}

/** A match as FB tells it; `undefined` for a sport FB has not. Before kick-off it has neither clock nor scores. */
export function encodeFbRecord(
  match: SimMatch,
  { locale, isFavourite }: FbEncodeOptions,
): fb.MatchRecord | undefined {
  const sid = fbSportId(match.sport);
  if (sid === undefined) return undefined;
  const pe = fbStage(match.stage);
  const begun = match.stage !== 'notStarted';
  return {
    id: match.id,
    sid,
    bt: match.kickOff,
    ms: STATES[match.status],
    lg: { id: match.league.id, na: match.league.name[locale] },
    ts: [
      { id: match.home.id, na: match.home.name[locale] },
      { id: match.away.id, na: match.away.name[locale] },
    ],
    ...(pe === undefined
      ? {}
      : { mc: { s: match.clock?.seconds ?? 0, pe, r: match.clock?.running ?? false } }),
    ...(begun ? { nsg: scoresOf(match) } : {}),
    ...(match.serving === undefined ? {} : { sv: fb.SERVING[match.serving] }),
    tms: match.marketCount,
    fav: isFavourite(match) ? 1 : 0,
    vs: match.hasStream ? 1 : 0,
    mg: encodeFbMarkets(match.sport, match.markets, match, locale),
  };
}

/** A league's winner market as FB tells it. */
export function encodeFbOutright(
  outright: SimOutright,
  { locale }: FbEncodeOptions,
): fb.OutrightRecord | undefined {
  const sid = fbSportId(outright.sport);
  if (sid === undefined) return undefined;
  return {
    id: outright.id,
    sid,
    bt: outright.closesAt,
    nm: outright.name[locale],
    lg: { id: outright.league.id, na: outright.league.name[locale] },
    mg: encodeFbMarkets(outright.sport, [outright.market], undefined, locale),
  };
}

const INCIDENTS: Readonly<Record<SimIncident['type'], number>> = {
  goal: fb.SCORE.goals,
  corner: fb.SCORE.corners,
  yellowCard: fb.SCORE.yellowCards,
  redCard: fb.SCORE.redCards,
};

/** Something that happened as FB tells it. */
export function encodeFbIncident({ type, side, stage, clockSeconds }: SimIncident): fb.Incident {
  return {
    tyg: INCIDENTS[type],
    sd: fb.SERVING[side],
    pe: fbStage(stage) ?? fb.PERIOD.full,
    s: clockSeconds,
  };
}
