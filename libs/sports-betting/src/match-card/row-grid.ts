import type { CardPart } from '../match/card-columns';

/** How the match stands and who plays; winner, handicap, over or under of each part, narrower side by side so that names are whole; the way to the match. */
const ONE_PART = 'row-grid grid gap-x-1.5 grid-cols-[minmax(0,1fr)_168px_128px_108px_40px]';
const TWO_PARTS =
  'row-grid grid gap-x-1.5 grid-cols-[minmax(0,1fr)_156px_116px_100px_156px_116px_100px_40px]';

/** The columns of a table's line, as classes: its prices stand below the names of the columns. */
export function rowGrid(parts: readonly CardPart[]): string {
  return parts.length > 1 ? TWO_PARTS : ONE_PART;
}
