import type { BetState } from '@heptad/venue-gateway';
import { describeSportsVenue } from '../sports-venue-suite';
import { isWire, type Wire } from '../subjects/wire-edits';
import type { VenueSubject } from '../venue-subject';
import { rowsOf } from './tally-columns';
import { TALLY_GOLDENS } from './tally-goldens';
import { gameOf } from './tally-sports';
import { SEAT_TAKEN } from './tally-session';
import { TALLY } from './tally-venue';
import {
  countOfScore,
  fractionOfOdds,
  fromMinutes,
  lineOfQuarters,
  minutesFrom,
  moneyOfCents,
  oddsOfFraction,
  scoreOfCount,
  toMinutes,
} from './tally-values';

function part(value: unknown, name: string): Wire {
  const found = isWire(value) ? value[name] : undefined;
  if (!isWire(found)) throw new Error(`no ${name}`);
  return found;
}

function column(columns: Wire, name: string): unknown[] {
  const found = columns[name];
  if (!Array.isArray(found)) throw new Error(`no column ${name}`);
  return found;
}

function set(record: unknown, values: Wire): void {
  if (isWire(record)) Object.assign(record, values);
}

/** The columns of a board as rows that may be edited, and back. */
function editRecords(data: unknown, edit: (records: unknown[]) => void): void {
  const cols = part(data, 'cols');
  const names = Object.keys(cols);
  const rows: unknown[] = rowsOf(Object.fromEntries(names.map((name) => [name, column(cols, name)])));
  edit(rows);
  for (const name of names) cols[name] = rows.map((row) => (isWire(row) ? row[name] : null));
}

const LETTERS: Readonly<Record<BetState, string>> = {
  pending: '?',
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

let nextId = 990_000;

/** An adapter that no part of the product knows, on a wire unlike any other, run over the whole suite. */
const tally: VenueSubject = {
  family: 'tally',
  venue: TALLY.venue,
  trial: TALLY,
  goldens: TALLY_GOLDENS,
  unknownSport: 'ancientBattle',
  wrap: (data) => JSON.stringify({ s: '+', u: 1, p: data }),
  refuse: (code, message) => JSON.stringify({ s: '-', u: 1, e: [String(code), message] }),
  tokenCode: SEAT_TAKEN,
  paths: {
    live: '/tally/board',
    early: '/tally/board',
    results: '/tally/over',
    detail: '/tally/one',
    favourites: '/tally/pins',
    mark: '/tally/pin',
    unmark: '/tally/pin',
    markLeague: '/tally/pin',
    limits: '/tally/limits',
    placeBet: '/tally/stake',
    askBet: '/tally/ask',
    betList: '/tally/slips',
    counts: '/tally/sheets',
  },
  editRecords,
  renumber(data) {
    const lines = part(data, 'lines');
    lines['offer'] = column(lines, 'offer').map(() => String(nextId++));
  },
  setSport: (record, id) => set(record, { game: id }),
  reprice(data) {
    const prices = column(part(data, 'lines'), 'prices');
    prices[0] = '23/10|!17/25';
  },
  suspend: (record) => set(record, { held: 1 }),
  secondPage: (data) => set(data, { all: 3 }),
  resultsAsked: ({ body }) => {
    const [first, pageSize] = [Number(body['from']), Number(body['rows'])];
    return {
      sport: body['game'],
      from: fromMinutes(Number(body['since'])),
      to: fromMinutes(Number(body['until'])) - 1,
      page: first / pageSize + 1,
      pageSize,
    };
  },
  tokenIn: (request) => request.headers['X-Seat'],
  favourites: (board, matches, cups) => ({ board, matches, cups }),
  limits: ({ body }) => {
    const picks = Array.isArray(body['picks']) ? body['picks'].toReversed() : [];
    return {
      offer: picks.map(([, offer]) => offer),
      side: picks.map(([, , side]) => side),
      price: picks.map(([, , , price]) => price),
      least: picks.map(() => 1_000),
      most: picks.map(() => 50_000),
      folds: [],
    };
  },
  countsFrom: {
    sent({ body }) {
      const [, , , , since] = Array.isArray(body['picks']) ? body['picks'][0] : [];
      return typeof since === 'number' ? scoreOfCount(since) : undefined;
    },
    set(order, score) {
      const [leg] = isWire(order) && Array.isArray(order['legs']) ? order['legs'] : [];
      leg[13] = countOfScore(score);
    },
  },
  counts: { live: { game: [gameOf('football'), gameOf('basketball'), 987], count: [3, 0, 7] } },
  betList: (slips) => ({ all: slips.length, slips }),
  betAnswer: (slips) => ({ slips }),
  orderIn: (placed) => part(placed.answer, 'slip'),
  setState: (order, state) =>
    set(order, {
      is: LETTERS[state],
      back: ['pending', 'accepted', 'rejected'].includes(state) ? null : 1_234,
    }),
};

describeSportsVenue(tally);

describe('the fifth venue’s values', () => {
  it('are exact both ways', () => {
    expect(['5/4', '571/200', '43/5', '1/3', '0/1', '1/0', 'x'].map(oddsOfFraction)).toEqual([
      '2.25',
      '3.855',
      '9.60',
      '1.333',
      undefined,
      undefined,
      undefined,
    ]);
    const price = oddsOfFraction('571/200');
    expect(price && oddsOfFraction(fractionOfOdds(price))).toBe(price);
    expect([-1, 3, 0, 10, null].map(lineOfQuarters)).toEqual(['-0.25', '0.75', '0', '2.5', undefined]);
    expect([0, 5, 1_234, -99].map(moneyOfCents)).toEqual(['0.00', '0.05', '12.34', '-0.99']);
    expect([0, 1, 24_020, 101_098].map(scoreOfCount)).toEqual([
      { home: 0, away: 0 },
      { home: 0, away: 1 },
      { home: 24, away: 20 },
      { home: 101, away: 98 },
    ]);
    expect(countOfScore(scoreOfCount(101_098))).toBe(101_098);
  });

  it('tell a whole minute from one that has begun', () => {
    const noon = Date.UTC(2026, 5, 5, 12);
    expect([noon, noon + 1, noon + 59_999].map((ms) => toMinutes(ms) - toMinutes(noon))).toEqual([0, 0, 0]);
    expect([noon, noon + 1, noon + 60_000].map((ms) => minutesFrom(ms) - minutesFrom(noon))).toEqual([
      0, 1, 1,
    ]);
    expect(fromMinutes(minutesFrom(noon))).toBe(noon);
  });
});
