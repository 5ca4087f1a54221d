/** A slider to solve, as the platform draws it up (CALL-003). */
export interface SliderChallenge {
  readonly ticket: string;
  /** Of the track, in its own pixels; the drawing may be shown larger or smaller. */
  readonly width: number;
  /** The gap's left edge. */
  readonly gap: number;
}

/** Edge of the square piece, in the track's pixels. */
export const PIECE = 44;
/** Height of the picture, in the track's pixels. */
export const PICTURE_HEIGHT = 132;
/** How near the piece has to be for it to look and to be called in place; the platform allows twice as much. */
const NEAR = 4;

/** How far the piece can go. */
export function farthest({ width }: Pick<SliderChallenge, 'width'>): number {
  return Math.max(0, width - PIECE);
}

/** Where the piece is next to its gap: in place, or on which side the gap still lies. */
export function pieceState(offset: number, gap: number): 'inPlace' | 'gapAhead' | 'gapBehind' {
  if (Math.abs(offset - gap) <= NEAR) return 'inPlace';
  return offset < gap ? 'gapAhead' : 'gapBehind';
}

/** The gap's top edge: anywhere in the picture, the same for one ticket. */
export function gapTop(ticket: string): number {
  const room = PICTURE_HEIGHT - PIECE - 16;
  const sum = [...ticket].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return 8 + (sum % room);
}
