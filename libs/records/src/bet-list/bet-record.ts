import type { bets as betsCalls, CallResponse } from '@heptad/contracts';
import { defined, money, odds, OddsType, type Money, type Odds } from '@heptad/formatting';
import { lineLabel, readScore, type BetState, type VenueCode } from '@heptad/venue-gateway';

/** One selection of a bet, as it was taken. */
export interface RecordLeg {
  readonly league: string;
  /** The two sides, or the one name of an outright's question. */
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly kickOff: number;
  readonly market: string;
  readonly selection: string;
  /** In handicap notation, with the score it counts from where it counts from one; empty without a line. */
  readonly line: string;
  /** Undefined where the platform gave none that pays, and in a bet builder, which has one price for all. */
  readonly odds: Odds | undefined;
  /** The notation the member took the price in. */
  readonly notation: OddsType;
  readonly state: BetState;
  readonly live: boolean;
  /** Score when the bet was taken, as `home:away`, of a match in play. */
  readonly scoreAtBet: string | undefined;
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
  /** The one price of a bet builder; absent for every other bet. */
  readonly builderOdds?: Odds;
  /** How many bets the order was split into: all combinations of so many of its legs. */
  readonly parts: number;
  /** Stake of each of them. */
  readonly unitStake: Money;
  readonly stake: Money;
  /** What may come back at most while the bet is open; what came back once it is settled. */
  readonly returns: Money;
  /** Only once settled. */
  readonly winLoss: Money | undefined;
  /** The part of the stake that was cashed out and what it paid; what may come back is of the rest. */
  readonly cashedOut?: { readonly stake: Money; readonly paid: Money };
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly settledAt: number | undefined;
  /** The platform's word for why a rejected bet was rejected. */
  readonly refusal: string | undefined;
  readonly legs: readonly RecordLeg[];
}

/** Sums over everything the filters let through, not only what has been loaded. */
export interface RecordSums {
  readonly bets: number;
  readonly stake: Money;
  readonly turnover: Money;
  /** What came back less what was staked, of settled bets. */
  readonly winLoss: Money;
}

export interface RecordTotals extends RecordSums {
  /** What came back; of open bets what may come back at most. */
  readonly returns: Money;
  /** What the bets that gained have gained, and what those that lost have lost; neither is below zero. */
  readonly won: Money;
  readonly lost: Money;
}

/** A sport that some of the bets are about, by the name the platform gives it in the member's language. */
export interface RecordSport {
  readonly sport: string;
  readonly name: string;
  readonly bets: number;
}

export interface RecordPage {
  readonly records: readonly BetRecord[];
  readonly totals: RecordTotals;
  readonly venues: readonly (RecordSums & { readonly venue: VenueCode })[];
  readonly sports: readonly RecordSport[];
  /** The number that older bets are behind, where there are any. */
  readonly next: string | undefined;
}

/** One of the bets that an order was split into (ROUTE-073). */
export interface OrderPart {
  /** Places of its legs in the order's, from 0. */
  readonly legs: readonly number[];
  readonly odds: Odds | undefined;
  readonly returns: Money;
  readonly state: BetState;
}

export interface OrderDetail {
  readonly record: BetRecord;
  readonly parts: readonly OrderPart[];
}

type Answer = CallResponse<typeof betsCalls.records>;
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
function lineOf({ line, selection, home, away, countsFrom }: WireLeg): string {
  if (line === undefined) return '';
  const side = selection === home ? 'home' : selection === away ? 'away' : 'over';
  const score = readScore(countsFrom);
  return lineLabel(
    { kind: side === 'over' ? 'overUnder' : 'handicap', ...defined({ countsFrom: score }) },
    { side, line },
  );
}

function toLeg(leg: WireLeg, isBuilder: boolean): RecordLeg {
  const { league, home, away, kickOff, market, selection, state, live, scoreAtBet, result } = leg;
  return {
    league,
    match: [home, away].filter((name) => name !== '').join(' v '),
    kickOff,
    market,
    selection,
    line: lineOf(leg),
    odds: isBuilder ? undefined : readOdds(leg.odds),
    notation: leg.notation ?? OddsType.europe,
    state,
    live,
    scoreAtBet,
    result,
  };
}

function toRecord(record: WireRecord): BetRecord {
  const { id, venue, state, placedAt, settledAt, refusal, legs, cashedOut } = record;
  const builderOdds = record.builderOdds === undefined ? undefined : readOdds(record.builderOdds);
  return {
    id,
    venue,
    state,
    combination: combinationOf(record.comboCode),
    ...defined({ builderOdds }),
    parts: record.combinations,
    unitStake: money(record.unitStake),
    stake: money(record.stake),
    returns: money(record.returns),
    winLoss: record.winLoss === undefined ? undefined : money(record.winLoss),
    ...(cashedOut && { cashedOut: { stake: money(cashedOut.stake), paid: money(cashedOut.paid) } }),
    placedAt,
    settledAt,
    refusal,
    legs: legs.map((leg) => toLeg(leg, builderOdds !== undefined)),
  };
}

function toSums(sums: Pick<Answer['totals'], 'bets' | 'stake' | 'turnover' | 'winLoss'>): RecordSums {
  return {
    bets: sums.bets,
    stake: money(sums.stake),
    turnover: money(sums.turnover),
    winLoss: money(sums.winLoss),
  };
}

/** One page of the platform's answer as our own records (CALL-067). */
export function toRecordPage({ items, more, totals, venues, sports }: Answer): RecordPage {
  return {
    records: items.map(toRecord),
    totals: {
      ...toSums(totals),
      returns: money(totals.returns),
      won: money(totals.won),
      lost: money(totals.lost),
    },
    venues: venues.map(({ venue, ...sums }) => ({ venue, ...toSums(sums) })),
    sports,
    next: more ? items.at(-1)?.id : undefined,
  };
}

/** An order with the bets it was split into, each with legs that the order has (ROUTE-073). */
export function toOrderDetail({ record, parts }: CallResponse<typeof betsCalls.record>): OrderDetail {
  return {
    record: toRecord(record),
    parts: parts.map((part) => ({
      legs: part.legs.filter((place) => place < record.legs.length),
      odds: readOdds(part.odds),
      returns: money(part.returns),
      state: part.state,
    })),
  };
}

/** The records of several pages, each once: what changes while they are fetched may move one into two of them. */
export function joinPages(pages: readonly RecordPage[]): readonly BetRecord[] {
  return [...new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record])).values()];
}
