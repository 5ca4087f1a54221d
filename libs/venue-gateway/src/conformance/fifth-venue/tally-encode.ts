import { minorUnits, odds, type Money } from '@heptad/formatting';
import type { BetState } from '../../entities/bet';
import { gameOf } from './tally-sports';
import { fractionOfOdds, toMinutes } from './tally-values';
import type { Board, Slip } from './tally-wire';

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
  readonly status: 'open' | 'suspended' | 'closed';
  readonly selections: readonly { readonly side: string; readonly odds: string; readonly locked: boolean }[];
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
export const LETTERS: ReadonlyMap<string, string> = new Map([
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
};
const SHUT = { open: 0, suspended: 1, closed: 2 } as const;

const codeOf = ({ kind, period }: Pick<MarketFacts, 'kind' | 'period'>): string | undefined => {
  const [market, part] = [MARKETS.get(kind), PERIODS.get(period)];
  return market === undefined || part === undefined ? undefined : `${market}.${part}`;
};
const quartersOf = (line: string | undefined): number | null =>
  line === undefined ? null : Number(line) * 4;
const scoreOf = ({ home, away }: { home: number; away: number }): string => `${String(home)}-${String(away)}`;
const phaseOf = ({ status, stage }: MatchFacts): string => {
  if (status === 'ended' || status === 'abandoned') return 'x';
  if (stage === 'notStarted') return '-';
  return stage === 'firstHalf' ? '1h' : stage === 'halfTime' ? 'ht' : '2h';
};

/** The offers' numbers are their places in the match: they change as lines come and go. */
export function encodeBoard(matches: readonly MatchFacts[], all: number): Board {
  const lines = matches.flatMap((match) =>
    match.markets.flatMap((market, place) => {
      const code = codeOf(market);
      return code === undefined ? [] : [{ match, market, code, offer: String(place + 1) }];
    }),
  );
  const cells = <T>(rows: readonly T[], columns: Readonly<Record<string, (row: T) => unknown>>) =>
    Object.fromEntries(Object.entries(columns).map(([name, cell]) => [name, rows.map(cell)]));
  return {
    all,
    cols: cells(matches, {
      id: ({ id }) => id,
      game: ({ sport }) => (sport === 'football' ? gameOf('football') : -1),
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
      counts: (match) => (phaseOf(match) === '-' ? null : `g${scoreOf(match.score)}`),
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
      shut: ({ market }) => SHUT[market.status],
      sides: ({ market }) => market.selections.map(({ side }) => LETTERS.get(side)).join('|'),
      prices: ({ market }) =>
        market.selections
          .map((each) => `${each.locked ? '!' : ''}${fractionOfOdds(odds(each.odds))}`)
          .join('|'),
    }),
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
      ];
    }),
  };
}
