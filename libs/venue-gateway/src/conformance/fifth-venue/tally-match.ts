import * as v from 'valibot';
import type {
  Market,
  MarketKind,
  MarketPeriod,
  MarketStatus,
  Match,
  MatchClock,
  MatchStage,
  MatchStatus,
  Score,
  Side,
} from '../../entities/match';
import type { VenueCode } from '../../entities/venue';
import { buildMarket, distinctMarkets, type SelectionDraft } from '../../mapping/build-market';
import { needsLine } from '../../mapping/market-kinds';
import { readRecords, type ReadRecords } from '../../mapping/records';
import { rowsOf } from './tally-columns';
import { sportOfGame } from './tally-sports';
import { fromMinutes, lineOfQuarters, oddsOfFraction } from './tally-values';
import { boardLine, boardRow, type Board, type BoardLine, type BoardRow } from './tally-wire';

const KINDS: ReadonlyMap<string, MarketKind> = new Map([
  ['AH', 'handicap'],
  ['TG', 'overUnder'],
  ['WD', 'moneyline'],
]);
const PERIODS: ReadonlyMap<string, MarketPeriod> = new Map([
  ['FT', 'full'],
  ['H1', 'firstHalf'],
]);
const SIDES: ReadonlyMap<string, Side> = new Map([
  ['H', 'home'],
  ['A', 'away'],
  ['D', 'draw'],
  ['O', 'over'],
  ['U', 'under'],
]);
const PHASES: ReadonlyMap<string, MatchStage> = new Map([
  ['-', 'notStarted'],
  ['1h', 'firstHalf'],
  ['ht', 'halfTime'],
  ['2h', 'secondHalf'],
  ['x', 'ended'],
]);
const STATUSES: readonly MarketStatus[] = ['open', 'suspended', 'closed'];
const HELD = '!';

/** What a market's code means, kind and part of the match; `undefined` for one the product does not know. */
export function meaningOf(
  market: string,
): { readonly kind: MarketKind; readonly period: MarketPeriod } | undefined {
  const [kindCode = '', periodCode = ''] = market.split('.');
  const kind = KINDS.get(kindCode);
  const period = PERIODS.get(periodCode);
  return kind === undefined || period === undefined ? undefined : { kind, period };
}

export const sideOf = (letter: string): Side => SIDES.get(letter) ?? `other:${letter}`;

function countOf(row: BoardRow, letter: string): Score | undefined {
  const [, home, away] = new RegExp(`(?:^| )${letter}(\\d+)-(\\d+)`).exec(row.counts ?? '') ?? [];
  return home === undefined ? undefined : { home: Number(home), away: Number(away) };
}

function statusOf(row: BoardRow): MatchStatus {
  if (row.phase === 'x') return 'ended';
  if (row.held === 1) return 'suspended';
  return row.phase === '-' ? 'upcoming' : 'live';
}

function clockOf(row: BoardRow): MatchClock | undefined {
  if (row.phase === '-' || !row.clock) return undefined;
  const [minutes = 0, seconds = 0] = row.clock.split(':').map(Number);
  const period = PHASES.get(row.phase) ?? 'inPlay';
  const running = statusOf(row) === 'live' && period !== 'halfTime';
  return { seconds: minutes * 60 + seconds, period, running };
}

function marketOf(row: BoardRow, line: BoardLine, matchHeld: boolean): Market | undefined {
  const meaning = meaningOf(line.market);
  const value = lineOfQuarters(line.mark);
  if (meaning === undefined || (needsLine(meaning.kind) && value === undefined)) return undefined;
  const match = String(row.id);
  const prices = line.prices.split('|');
  const names: Readonly<Record<string, string>> = { H: row.home, A: row.away, D: '平', O: '大', U: '小' };
  const selections = line.sides.split('|').map((letter, place): SelectionDraft => {
    const price = prices[place] ?? '-';
    const bare = price.startsWith(HELD) ? price.slice(HELD.length) : price;
    return {
      side: sideOf(letter),
      name: names[letter] ?? letter,
      odds: oddsOfFraction(bare),
      held: price !== bare,
      wire: { match, offer: String(line.offer), side: letter, price: bare },
    };
  });
  return buildMarket(
    {
      identity: { family: 'tally', match, market: line.market, line: value ?? '' },
      ...meaning,
      name: line.name,
      line: value,
      status: STATUSES[line.shut] ?? 'suspended',
      selections,
    },
    matchHeld,
  );
}

function matchOf(venue: VenueCode, row: BoardRow, lines: readonly BoardLine[]): Match | undefined {
  const sport = sportOfGame(row.game);
  if (sport === undefined) return undefined;
  const id = String(row.id);
  const status = statusOf(row);
  const clock = clockOf(row);
  const counted = {
    score: countOf(row, 'g'),
    halfTimeScore: countOf(row, 'h'),
    corners: countOf(row, 'c'),
    yellowCards: countOf(row, 'y'),
    redCards: countOf(row, 'r'),
  };
  return {
    id,
    venue,
    sport,
    league: { id: String(row.cup), name: row.cupName },
    home: { name: row.home, ...(row.homeId && { id: String(row.homeId) }) },
    away: { name: row.away, ...(row.awayId && { id: String(row.awayId) }) },
    kickOff: fromMinutes(row.start),
    status,
    marketCount: row.offers,
    favourite: row.pin === 1,
    stream: row.film === 1,
    markets: distinctMarkets(
      lines
        .filter((line) => String(line.match) === id)
        .map((line) => marketOf(row, line, status === 'suspended' || status === 'ended')),
    ),
    ...(clock && { clock }),
    ...(counted.score && { score: counted.score }),
    ...(counted.halfTimeScore && { halfTimeScore: counted.halfTimeScore }),
    ...(counted.corners && { corners: counted.corners }),
    ...(counted.yellowCards && { yellowCards: counted.yellowCards }),
    ...(counted.redCards && { redCards: counted.redCards }),
  };
}

/** The matches of a board, taken out of its columns; a line that makes no sense drops itself. */
export function readBoard(venue: VenueCode, { cols, lines }: Board): Promise<ReadRecords<Match>> {
  const known = rowsOf(lines).flatMap((line) => {
    const read = v.safeParse(boardLine, line);
    return read.success ? [read.output] : [];
  });
  return readRecords(
    rowsOf(cols),
    boardRow,
    (row) => matchOf(venue, row, known),
    ({ id }) => id,
  );
}
