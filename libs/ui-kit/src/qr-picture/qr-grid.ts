import { encodeQR } from 'qr';

/** Light cells around a code, without which some cameras do not find it. */
const QUIET = 4;
/** The longest text that is drawn, in bytes: cells of longer ones are too small for a camera in a picture of this size. */
const MOST_BYTES = 106;

/** The cells of a code, row by row, true where dark, with the light border around them; undefined where the text is too long for one. */
export function qrGrid(text: string): readonly (readonly boolean[])[] | undefined {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
}
