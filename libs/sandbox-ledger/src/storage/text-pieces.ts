/** PostgreSQL takes fewer than 8,000 bytes at once. */
const PIECE_LENGTH = 7_000;
const LAST = '.';
const MORE = '+';

/** A text of any length in pieces that PostgreSQL takes, in their order. */
export function piecesOf(text: string): readonly string[] {
  const whole = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(whole.length / PIECE_LENGTH));
  return Array.from({ length: count }, (_, at) => {
    const mark = at === count - 1 ? LAST : MORE;
    return `${mark}${whole.slice(at * PIECE_LENGTH, (at + 1) * PIECE_LENGTH)}`;
  });
}

/** Joins the pieces of several senders. Gives the text with its last piece, `undefined` before. */
export function joinPieces(): (from: string, piece: string) => string | undefined {
  const begun = new Map<string, string>();
  return (from, piece) => {
    const sofar = `${begun.get(from) ?? ''}${piece.slice(1)}`;
    if (piece.startsWith(MORE)) {
      begun.set(from, sofar);
      return undefined;
    }
    begun.delete(from);
    return Buffer.from(sofar, 'base64').toString();
  };
}
