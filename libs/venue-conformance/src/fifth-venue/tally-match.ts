import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import {
  isOver,
  type Market,
  type MarketKind,
  type MarketPeriod,
  type MarketStatus,
  type Match,
  type MatchClock,
  type MatchStatus,
  type Score,
  type Side,
  type VenueCode,
} from '@heptad/venue-gateway';
import {
  buildMarket,
  distinctMarkets,
  needsLine,
  type ReadRecords,
  readRecords,
  type SelectionDraft,
} from '@heptad/venue-gateway/testing';
import { rowsOf } from './tally-columns';
import { sportOfGame } from './tally-sports';
import { stageOf, stagesOf } from './tally-stages';
import { fromMinutes, lineOfQuarters, oddsOfFraction, scoreOfCount } from './tally-values';
import {
  boardLine,
  boardPart,
  boardRow,
  type Board,
  type BoardLine,
  type BoardPart,
  type BoardRow,
} from './tally-wire';

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
  if (row.phase === 'v') return 'abandoned';
  if (row.held === 1) return 'suspended';
  return row.phase === '-' ? 'upcoming' : 'live';
}

function clockOf(row: BoardRow): MatchClock | undefined {
  const status = statusOf(row);
  if (status === 'upcoming' || row.phase === '-' || isOver(status)) return undefined;
  const period = stageOf(row.phase);
  // A match without a running time is still in a part of itself.
  if (!row.clock) return { seconds: 0, period, running: false };
  const [minutes = 0, seconds = 0] = row.clock.split(':').map(Number);
  const running = status === 'live' && period !== 'halfTime';
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
      wire: {
        match,
        offer: String(line.offer),
        side: letter,
        price: bare,
        ...defined({ since: line.since ?? undefined }),
      },
    };
  });
  return buildMarket(
    {
      identity: { family: 'tally', match, market: line.market, line: value ?? '' },
      ...meaning,
      name: line.name,
      line: value,
      countsFrom: typeof line.since === 'number' ? scoreOfCount(line.since) : undefined,
      status: STATUSES[line.shut] ?? 'suspended',
      selections,
    },
    matchHeld,
  );
}

function matchOf(
  venue: VenueCode,
  row: BoardRow,
  lines: readonly BoardLine[],
  parts: readonly BoardPart[],
): Match | undefined {
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
        .map((line) => marketOf(row, line, status === 'suspended' || isOver(status))),
    ),
    ...(clock && { clock }),
    ...(counted.score && { score: counted.score }),
    ...(counted.halfTimeScore && { halfTimeScore: counted.halfTimeScore }),
    ...(counted.corners && { corners: counted.corners }),
    ...(counted.yellowCards && { yellowCards: counted.yellowCards }),
    ...(counted.redCards && { redCards: counted.redCards }),
    ...stagesOf(row, parts),
  };
}

/** The rows of columns that have their shape; one that makes no sense drops itself. */
function sensibleRows<Schema extends v.GenericSchema>(
  columns: Board['lines'],
  schema: Schema,
): v.InferOutput<Schema>[] {
  return rowsOf(columns).flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
}

/** The matches of a board, taken out of its columns; a line or a part that makes no sense drops itself. */
export function readBoard(venue: VenueCode, { cols, lines, parts = {} }: Board): Promise<ReadRecords<Match>> {
  const [knownLines, knownParts] = [sensibleRows(lines, boardLine), sensibleRows(parts, boardPart)];
  return readRecords(
    rowsOf(cols),
    boardRow,
    (row) => matchOf(venue, row, knownLines, knownParts),
    ({ id }) => id,
  );
}
