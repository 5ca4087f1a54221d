import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined, money } from '@heptad/formatting';
import type { Bet, BetLeg, BetState } from '@heptad/sandbox-ledger';
import type { SimMatch, SimName, SimScore } from '@heptad/sandbox-simulation';
import { encodeFbOrder } from './fb/fb-orders';
import { encodeImWager } from './im/im-wagers';
import type { MatchesAndOutrights } from './bets/leg-description';
import { encodeObOrder } from './ob/ob-orders';

interface ExpectedLeg {
  readonly matchId: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly kickOff: number;
  readonly kind: 'handicap' | 'moneyline';
  readonly side: string;
  readonly line?: string;
  readonly countsFrom?: SimScore;
  readonly odds: string;
  readonly state: BetState;
  readonly score?: string;
}

interface ExpectedBet {
  readonly id: string;
  readonly state: BetState;
  readonly placedAt: number;
  readonly settledAt?: number;
  readonly comboCode: number;
  readonly stake: string;
  readonly potentialReturn: string;
  readonly returned?: string;
  readonly rejection?: string;
  readonly legs: readonly ExpectedLeg[];
}

interface Wire {
  readonly [name: string]: unknown;
}

function read(name: string): Wire {
  return JSON.parse(readFileSync(join(__dirname, '../../contracts/golden', name), 'utf8')) as Wire;
}

function named(name: string): SimName {
  return { 'zh-CN': name, 'zh-TW': name, en: name };
}

function legOf(leg: ExpectedLeg): BetLeg {
  const kind = leg.kind === 'moneyline' ? 'threeWay' : leg.kind;
  const [home, away] = leg.score?.split(':').map(Number) ?? [];
  return {
    selection: `${leg.matchId}|${kind}.full|${leg.line ?? '-'}|${leg.side}`,
    matchId: leg.matchId,
    sport: 'football',
    leagueId: '1',
    kind,
    period: 'full',
    ...defined({ line: leg.line, countsFrom: leg.countsFrom }),
    side: leg.side,
    odds: leg.odds,
    live: false,
    scoreAtBet: { home: 0, away: 0 },
    state: leg.state === 'won' ? 'won' : 'open',
    ...(home === undefined || away === undefined ? {} : { result: { home, away } }),
  };
}

function betOf(bet: ExpectedBet): Bet {
  return {
    id: bet.id,
    memberId: '1',
    venue: 'IMTY',
    idempotencyKey: 'key',
    code: bet.comboCode,
    combinations: 1,
    unitStake: money(bet.stake),
    runningUnitStake: money(bet.stake),
    stake: money(bet.stake),
    potentialReturn: money(bet.potentialReturn),
    ...(bet.returned === undefined ? {} : { payout: money(bet.returned) }),
    state: bet.state,
    ...(bet.rejection === undefined ? {} : { refusal: 'oddsChanged' as const }),
    placedAt: bet.placedAt,
    ...defined({ settledAt: bet.settledAt }),
    legs: bet.legs.map(legOf),
  };
}

function matchesOf(bet: ExpectedBet): MatchesAndOutrights {
  return {
    outright: () => undefined,
    match(id): SimMatch | undefined {
      const leg = bet.legs.find(({ matchId }) => matchId === id);
      return (
        leg && {
          id,
          sport: 'football',
          league: { id: '1', sport: 'football', name: named(leg.league), rank: 1 },
          home: { id: '2', name: named(leg.home) },
          away: { id: '3', name: named(leg.away) },
          kickOff: leg.kickOff,
          status: 'upcoming',
          list: 'early',
          stage: 'notStarted',
          score: { home: 0, away: 0 },
          stageScores: [],
          hasStream: false,
          marketCount: 0,
          markets: [],
        }
      );
    },
  };
}

/** Numbers of offers and wordings are the venue's own business; a price may be told in another notation. */
const IGNORED = [
  ...['MarketlineId', 'WagerSelectionId', 'BetTypeName', 'SelectionName', 'Odds', 'OddsType'],
  ...['hid', 'oid', 'on', 'hpn', 'mkid', 'mgn'],
];

function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => !IGNORED.includes(name) && inner !== null && inner !== '',
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, meaning(inner)]));
}

describe('the encoders tell the orders of the golden payloads', () => {
  it.each([
    ['im-order', encodeImWager],
    ['ob-order', encodeObOrder],
    ['fb-order', encodeFbOrder],
  ] as const)('%s', (name, encode) => {
    const expected = read(`${name}.expected.json`)['bet'] as ExpectedBet;
    const answer = read(`${name}.json`)['answer'] as Wire;
    expect(meaning(encode(matchesOf(expected), betOf(expected), 'zh-CN'))).toEqual(
      meaning(answer['Wager'] ?? answer),
    );
  });
});
