import { convertOdds, dayKey, formatTime } from '@heptad/formatting';
import type { BetRecord, RecordLeg } from '../bet-list/bet-record';

/** The words of the file, in the member's language. */
export interface RowWords {
  readonly venue: (record: BetRecord) => string;
  readonly kind: (record: BetRecord) => string;
  readonly state: (state: BetRecord['state']) => string;
  readonly notation: (leg: RecordLeg) => string;
  readonly head: (column: Column) => string;
  /** Of the amounts; undefined while it is not known. */
  readonly currency: string | undefined;
}

export const COLUMNS = [
  'number',
  'venue',
  'kind',
  'state',
  'placedAt',
  'settledAt',
  'stake',
  'returns',
  'winLoss',
  'league',
  'match',
  'market',
  'selection',
  'odds',
  'notation',
  'scoreAtBet',
  'result',
  'legState',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Between the legs of one bet. */
const BETWEEN_LEGS = ' | ';

/** Day and time as `2026-08-01 20:30`, which sorts and which every spreadsheet reads as a date. */
function moment(at: number | undefined): string {
  return at === undefined ? '' : `${dayKey(at)} ${formatTime(at)}`;
}

/** A price in the notation it was taken in. */
export function priceText({ odds, notation }: Pick<RecordLeg, 'odds' | 'notation'>): string {
  return odds === undefined ? '–' : convertOdds(odds, notation);
}

/**
 * The rows of bets. A bet is one row however many legs it has, so that amounts add up; what its legs say
 * stands side by side within a cell.
 */
export function recordRows(records: readonly BetRecord[], words: RowWords): readonly (readonly string[])[] {
  const row = (record: BetRecord): Readonly<Record<Column, string>> => {
    const legs = (write: (leg: RecordLeg) => string): string => record.legs.map(write).join(BETWEEN_LEGS);
    return {
      number: record.id,
      venue: words.venue(record),
      kind: words.kind(record),
      state: words.state(record.state),
      placedAt: moment(record.placedAt),
      settledAt: moment(record.settledAt),
      stake: record.stake,
      returns: record.returns,
      winLoss: record.winLoss === undefined ? '' : record.winLoss,
      league: legs(({ league }) => league),
      match: legs(({ match }) => match),
      market: legs(({ market }) => market),
      selection: legs(({ selection, line }) => (line === '' ? selection : `${selection} ${line}`)),
      odds: legs(priceText),
      notation: legs(words.notation),
      scoreAtBet: legs(({ scoreAtBet }) => scoreAtBet ?? '–'),
      result: legs(({ result }) => result ?? '–'),
      legState: legs(({ state }) => words.state(state)),
    };
  };
  return records.map((record) => {
    const cells = row(record);
    return COLUMNS.map((column) => cells[column]);
  });
}
