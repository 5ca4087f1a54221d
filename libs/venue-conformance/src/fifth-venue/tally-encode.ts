import { minorUnits, odds, type Money } from '@heptad/formatting';
import type { BetState } from '@heptad/venue-gateway';
import { gameOf } from './tally-sports';
import { countOfScore, fractionOfOdds, oddsOfFraction, scoreOfCount, toMinutes } from './tally-values';
import type { Board, Pick as TallyPick, Slip } from './tally-wire';

interface Named {
  readonly id: string;
  readonly name: { readonly 'zh-CN': string };
}

interface Scored {
  readonly home: number;
  readonly away: number;
}

interface MarketFacts {
  readonly kind: string;
  readonly period: string;
  readonly line?: string;
  readonly countsFrom?: Scored;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly selections: readonly {
    readonly key: string;
    readonly side: string;
    readonly odds: string;
    readonly locked: boolean;
  }[];
}

/** What the venue tells of a match of the sandbox. */
export interface MatchFacts {
  readonly id: string;
  readonly sport: string;
  readonly league: Named;
  readonly home: Named;
  readonly away: Named;
  readonly kickOff: number;
  readonly status: string;
  readonly stage: string;
  readonly clock?: { readonly seconds: number };
  readonly score: Scored;
  readonly stageScores: readonly { readonly stage: string; readonly score: Scored }[];
  readonly halfTimeScore?: Scored;
  readonly corners?: Scored;
  readonly yellowCards?: Scored;
  readonly redCards?: Scored;
  readonly serving?: 'home' | 'away';
  readonly hasStream: boolean;
  readonly marketCount: number;
  readonly markets: readonly MarketFacts[];
}

/** What the venue tells of a bet of the sandbox. */
export interface BetFacts {
  readonly id: string;
  readonly code: number;
  readonly stake: Money;
  readonly potentialReturn: Money;
  readonly payout?: Money;
  readonly state: BetState;
  readonly placedAt: number;
  readonly settledAt?: number;
  readonly legs: readonly {
    readonly matchId: string;
    readonly kind: string;
    readonly period: string;
    readonly line?: string;
    readonly countsFrom?: Scored;
    readonly side: string;
    readonly odds: string;
    readonly state: BetState | 'open';
    readonly result?: Scored;
  }[];
}

const MARKETS: ReadonlyMap<string, string> = new Map([
  ['handicap', 'AH'],
  ['overUnder', 'TG'],
  ['threeWay', 'WD'],
  ['moneyline', 'WD'],
]);
const PERIODS: ReadonlyMap<string, string> = new Map([
  ['full', 'FT'],
  ['firstHalf', 'H1'],
]);
/** The letter of a side. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['home', 'H'],
  ['away', 'A'],
  ['draw', 'D'],
  ['over', 'O'],
  ['under', 'U'],
]);
const STATES: Readonly<Record<BetState | 'open', string>> = {
  pending: '?',
  open: 'Y',
  accepted: 'Y',
  rejected: 'N',
  won: 'W',
  halfWon: 'w',
  push: 'P',
  halfLost: 'l',
  lost: 'L',
  void: 'V',
  cashedOut: 'C',
  edited: 'E',
};
const SHUT = { open: 0, suspended: 1, closed: 2 } as const;

const codeOf = ({ kind, period }: Pick<MarketFacts, 'kind' | 'period'>): string | undefined => {
  const [market, part] = [MARKETS.get(kind), PERIODS.get(period)];
  return market === undefined || part === undefined ? undefined : `${market}.${part}`;
};
const quartersOf = (line: string | undefined): number | null =>
  line === undefined ? null : Number(line) * 4;
const scoreOf = ({ home, away }: { home: number; away: number }): string => `${String(home)}-${String(away)}`;
const STAGES: ReadonlyMap<string, string> = new Map([
  ['notStarted', '-'],
  ['firstHalf', '1h'],
  ['halfTime', 'ht'],
  ['secondHalf', '2h'],
  ['overtime', 'ot'],
  ['break', 'br'],
  ['finished', 'x'],
]);
/** Quarters, sets and innings are their first letter and their number. */
const stageCodeOf = (stage: string): string => STAGES.get(stage) ?? `${stage.slice(0, 1)}${stage.slice(-1)}`;
const phaseOf = ({ status, stage }: MatchFacts): string => {
  if (status === 'ended') return 'x';
  return status === 'abandoned' ? 'v' : stageCodeOf(stage);
};
const countsOf = (match: MatchFacts): string | null => {
  if (match.stage === 'notStarted') return null;
  const counted = [
    ['g', match.score],
    ['h', match.halfTimeScore],
    ['c', match.corners],
    ['y', match.yellowCards],
    ['r', match.redCards],
  ] as const;
  return counted
    .flatMap(([letter, score]) => (score === undefined ? [] : [`${letter}${scoreOf(score)}`]))
    .join(' ');
};

/** The offers' numbers are their places in the match: they change as lines come and go. */
export function encodeBoard(matches: readonly MatchFacts[], all: number): Board {
  const lines = matches.flatMap((match) =>
    match.markets.flatMap((market, place) => {
      const code = codeOf(market);
      return code === undefined ? [] : [{ match, market, code, offer: String(place + 1) }];
    }),
  );
  const parts = matches.flatMap((match) => match.stageScores.map((each) => ({ match, ...each })));
  const cells = <T>(rows: readonly T[], columns: Readonly<Record<string, (row: T) => unknown>>) =>
    Object.fromEntries(Object.entries(columns).map(([name, cell]) => [name, rows.map(cell)]));
  return {
    all,
    cols: cells(matches, {
      id: ({ id }) => id,
      game: ({ sport }) => gameOf(sport) ?? -1,
      cup: ({ league }) => league.id,
      cupName: ({ league }) => league.name['zh-CN'],
      home: ({ home }) => home.name['zh-CN'],
      away: ({ away }) => away.name['zh-CN'],
      homeId: ({ home }) => home.id,
      awayId: ({ away }) => away.id,
      start: ({ kickOff }) => toMinutes(kickOff),
      phase: phaseOf,
      held: ({ status }) => (status === 'suspended' ? 1 : 0),
      clock: ({ clock }) =>
        clock && `${String(Math.floor(clock.seconds / 60))}:${String(clock.seconds % 60).padStart(2, '0')}`,
      counts: countsOf,
      serve: ({ serving }) => (serving === undefined ? null : LETTERS.get(serving)),
      pin: () => 0,
      film: ({ hasStream }) => (hasStream ? 1 : 0),
      offers: ({ marketCount }) => marketCount,
    }),
    lines: cells(lines, {
      match: ({ match }) => match.id,
      offer: ({ offer }) => offer,
      market: ({ code }) => code,
      name: ({ market }) => market.kind,
      mark: ({ market }) => quartersOf(market.line),
      since: ({ market }) => (market.countsFrom ? countOfScore(market.countsFrom) : null),
      shut: ({ market }) => SHUT[market.status],
      sides: ({ market }) => market.selections.map(({ side }) => LETTERS.get(side)).join('|'),
      prices: ({ market }) =>
        market.selections
          .map((each) => `${each.locked ? '!' : ''}${fractionOfOdds(odds(each.odds))}`)
          .join('|'),
    }),
    parts: cells(parts, {
      match: ({ match }) => match.id,
      part: ({ stage }) => stageCodeOf(stage),
      count: ({ score }) => countOfScore(score),
    }),
  };
}

/** The leg that a pick means. @param listed the match it names, with the markets of its board */
export function decodePick([, offer, letter, price, since]: TallyPick, listed: MatchFacts | undefined) {
  const market = listed?.markets[Number(offer) - 1];
  const selection = market?.selections.find(({ side }) => LETTERS.get(side) === letter);
  return {
    selection: selection?.key ?? '',
    odds: oddsOfFraction(price) ?? '',
    ...(since !== null && { countsFrom: scoreOfCount(since) }),
  };
}

export function encodeSlip(bet: BetFacts, match: (id: string) => MatchFacts | undefined): Slip {
  const cents = (amount: Money) => Number(minorUnits(amount));
  return {
    no: bet.id,
    fold: bet.code,
    put: cents(bet.stake),
    top: cents(bet.potentialReturn),
    back: bet.payout === undefined ? null : cents(bet.payout),
    at: Math.floor(bet.placedAt / 1000),
    done: bet.settledAt === undefined ? null : Math.floor(bet.settledAt / 1000),
    is: STATES[bet.state],
    legs: bet.legs.map((leg) => {
      const found = match(leg.matchId);
      const [home, away] = [found?.home.name['zh-CN'] ?? '', found?.away.name['zh-CN'] ?? ''];
      const letter = LETTERS.get(leg.side) ?? '';
      const price = fractionOfOdds(odds(leg.odds));
      const start = toMinutes(found?.kickOff ?? 0);
      const result = leg.result === undefined ? null : scoreOf(leg.result);
      const names = [found?.league.name['zh-CN'] ?? '', home, away] as const;
      const place = [codeOf(leg) ?? '', leg.kind, letter, quartersOf(leg.line)] as const;
      return [
        leg.matchId,
        gameOf('football') ?? 0,
        ...names,
        start,
        ...place,
        price,
        STATES[leg.state],
        result,
        leg.countsFrom === undefined ? null : countOfScore(leg.countsFrom),
      ];
    }),
  };
}
