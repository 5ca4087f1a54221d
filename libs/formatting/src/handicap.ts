import { Decimal } from './decimal';
import { readDecimal } from './decimal-text';

/** Bet types whose line is written as a handicap (SPORT-028). */
const HANDICAP_BET_TYPES: ReadonlySet<number> = new Set([1, 2, 160, 161, 181, 182, 188, 189, 191]);

/** The away sides of the pairs (1, 2), (680, 679) and (692, 691): the wire carries the home side's line (SPORT-029). */
const AWAY_SELECTIONS: ReadonlySet<number> = new Set([2, 679, 691]);

export interface HandicapLine {
  readonly betType: number;
  readonly selectionId: number;
  /** The line as the venue sent it, in goals, points or games. */
  readonly value: string | number;
  /** False for columns that show a bare line, such as over/under; true when absent. */
  readonly signed?: boolean;
}

/**
 * A line in handicap notation: zero as `0`, plus and minus signs, quarters as the two lines they are split over
 * (`-1/1.5`), whole lines as `n.0`, halves as they are (SPORT-028…033).
 * @returns the notation; the value unchanged for every other bet type and for what is no decimal
 */
export function formatHandicap({ betType, selectionId, value, signed = true }: HandicapLine): string {
  const raw = String(value);
  const parts = readDecimal(raw);
  if (!HANDICAP_BET_TYPES.has(betType) || !parts) return raw;
  if (parts.whole === '0' && parts.fraction === '') return '0';
  const negative = parts.negative !== AWAY_SELECTIONS.has(selectionId);
  const sign = signed ? (negative ? '-' : '+') : '';
  return sign + writeLine(parts.whole, parts.fraction);
}

function writeLine(whole: string, fraction: string): string {
  switch (fraction) {
    case '':
      return `${whole}.0`;
    case '25':
      return `${whole}/${whole}.5`;
    case '75':
      return `${whole}.5/${new Decimal(whole).plus(1).toFixed()}`;
    default:
      return `${whole}.${fraction}`;
  }
}
