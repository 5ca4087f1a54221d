/** A whole turn, in degrees. */
const TURN = 360;
/** How often the wheel goes round before it stops. */
export const ROUNDS = 5;

/** The wheel's own field is a square of twice this. */
export const RADIUS = 160;

/** How wide each of so many segments is, in degrees. All are equally wide: chances are in the table, not in the drawing. */
export function segmentWidth(count: number): number {
  return TURN / Math.max(1, count);
}

/**
 * Where the wheel stands with the middle of a segment at its top, in degrees clockwise below a whole turn. It stops in the middle and
 * never beside a border: nothing is to look as if it had nearly come.
 */
export function restAngle(segments: readonly string[], prizeId: string): number {
  const place = segments.indexOf(prizeId);
  if (place < 0) return 0;
  return (TURN - (place + 0.5) * segmentWidth(segments.length)) % TURN;
}

/** The angle to turn to from where the wheel stands: some rounds on, always forward, to its rest. */
export function turnTo(from: number, rest: number): number {
  const forward = (((rest - from) % TURN) + TURN) % TURN;
  return from + ROUNDS * TURN + forward;
}

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(RADIUS + radius * Math.cos(angle)).toFixed(2)} ${(RADIUS + radius * Math.sin(angle)).toFixed(2)}`;
};

/** The outline of a segment on the wheel's field. A wheel of one segment is a full circle, drawn as two halves. */
export function segmentPath(place: number, count: number, radius: number): string {
  const width = segmentWidth(count);
  const [from, middle, to] = [place * width, (place + 0.5) * width, (place + 1) * width];
  const arc = `A${String(radius)} ${String(radius)} 0 0 1`;
  return `M${at(0, 0)}L${at(from, radius)}${arc} ${at(middle, radius)}${arc} ${at(to, radius)}Z`;
}

const LONGEST = 8;

/** A prize's name as a segment has room for; whole in the table below. */
export function segmentText(name: string): string {
  const signs = [...name];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : name;
}
