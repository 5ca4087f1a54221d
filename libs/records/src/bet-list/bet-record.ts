import type { betRecords, CallResponse } from '@heptad/contracts';
import { money, odds, type Money, type Odds } from '@heptad/formatting';
import { lineLabel, type BetState, type VenueCode } from '@heptad/venue-gateway';

/** One selection of a bet, as it was taken. */
export interface RecordLeg {
  readonly league: string;
  /** The two sides, or the one name of an outright's question. */
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly kickOff: number;
  readonly market: string;
  readonly selection: string;
  /** In handicap notation; empty without a line. */
  readonly line: string;
  /** Undefined where the platform gave none that pays. */
  readonly odds: Odds | undefined;
  readonly state: BetState;
  /** Final score as `home:away`. */
  readonly result: string | undefined;
}

/** How the legs of a bet are combined. */
export interface Combination {
  readonly legs: number;
  readonly bets: number;
}

/** A member's bet in any venue. */
export interface BetRecord {
  /** The number a member quotes to support. */
  readonly id: string;
  readonly venue: VenueCode;
  readonly state: BetState;
  readonly combination: Combination;
  readonly stake: Money;
  /** What may come back at most while the bet is open; what came back once it is settled. */
  readonly returns: Money;
  /** Only once settled. */
  readonly winLoss: Money | undefined;
  readonly placedAt: number;
  readonly legs: readonly RecordLeg[];
}

/** Sums over everything the filters let through, not only what has been loaded. */
export interface RecordTotals {
  readonly bets: number;
  readonly stake: Money;
  readonly turnover: Money;
  readonly winLoss: Money;
}

export interface RecordPage {
  readonly records: readonly BetRecord[];
  readonly totals: RecordTotals;
  /** The page after this one, where there is one. */
  readonly next: number | undefined;
}

type Answer = CallResponse<typeof betRecords>;
type WireRecord = Answer['items'][number];
type WireLeg = WireRecord['legs'][number];

/** A combo code is n × 1000 + number of bets; 1001 is a single. */
export function combinationOf(code: number): Combination {
  const bets = code % 1000;
  return { legs: (code - bets) / 1000, bets };
}

function readOdds(text: string): Odds | undefined {
  try {
    return odds(text);
  } catch {
    return undefined;
  }
}

/** The wire gives the home side's handicap, or a total: which it is shows in who was selected (SPORT-029). */
function lineOf({ line, selection, home, away }: WireLeg): string {
  if (line === undefined) return '';
  const side = selection === home ? 'home' : selection === away ? 'away' : 'over';
  return lineLabel({ kind: side === 'over' ? 'overUnder' : 'handicap' }, { side, line });
}

function toLeg(leg: WireLeg): RecordLeg {
  const { league, home, away, kickOff, market, selection, state, result } = leg;
  return {
    league,
    match: [home, away].filter((name) => name !== '').join(' v '),
    kickOff,
    market,
    selection,
    line: lineOf(leg),
    odds: readOdds(leg.odds),
    state,
    result,
  };
}

function toRecord(record: WireRecord): BetRecord {
  const { id, venue, state, placedAt, legs } = record;
  return {
    id,
    venue,
    state,
    combination: combinationOf(record.comboCode),
    stake: money(record.stake),
    returns: money(record.returns),
    winLoss: record.winLoss === undefined ? undefined : money(record.winLoss),
    placedAt,
    legs: legs.map(toLeg),
  };
}

/** One page of the platform's answer as our own records (CALL-067). */
export function toRecordPage({ items, total, page, size, totals }: Answer): RecordPage {
  return {
    records: items.map(toRecord),
    totals: {
      bets: totals.bets,
      stake: money(totals.stake),
      turnover: money(totals.turnover),
      winLoss: money(totals.winLoss),
    },
    next: items.length > 0 && page * size < total ? page + 1 : undefined,
  };
}

/** The records of several pages, each once: what was placed meanwhile moves others to the next page. */
export function joinPages(pages: readonly RecordPage[]): readonly BetRecord[] {
  return [...new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record])).values()];
}
