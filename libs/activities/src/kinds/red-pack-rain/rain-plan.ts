/** How one packet falls, again and again. It is a drawing alone: what is in a packet is decided when it is opened. */
export interface Drop {
  /** Where its left edge is, as a share of the free width, from 0 to 1. */
  readonly at: number;
  /** How long a fall takes, in milliseconds. */
  readonly fall: number;
  /** How far into its fall it is at the beginning, in milliseconds. */
  readonly ahead: number;
  /** How it leans at the beginning and at the end, in degrees. */
  readonly lean: number;
  /** Its size, 1 being full. */
  readonly size: number;
}

/** How many packets fall at a time. */
export const DROPS = 14;

const SLOW_MS = 5_200;
const FAST_MS = 3_400;
const MOST_LEAN = 18;
/** Steps of this share of the width spread neighbours far apart and repeat late. */
const SPREAD = 0.618_033_988_75;

const part = (value: number): number => value - Math.floor(value);

/** The drops of a rain, the same at each visit. @param count how many fall at a time */
export function rainPlan(count: number = DROPS): readonly Drop[] {
  return Array.from({ length: count }, (_, place) => {
    const [a, b, c] = [
      part((place + 1) * SPREAD),
      part((place + 1) * SPREAD * 3),
      part((place + 1) * SPREAD * 7),
    ];
    const fall = Math.round(FAST_MS + (SLOW_MS - FAST_MS) * b);
    return {
      at: a,
      fall,
      ahead: Math.round((fall * place) / count),
      lean: Math.round((c * 2 - 1) * MOST_LEAN),
      size: 0.82 + 0.18 * b,
    };
  });
}

/** Whether packets can be opened now: a rain falls, and not all that may be were opened. @param now the platform's time */
export function isFalling(
  running:
    | { readonly startsAt: number; readonly endsAt: number; readonly opened: number; readonly most: number }
    | undefined,
  now: number,
): boolean {
  return (
    running !== undefined && now >= running.startsAt && now < running.endsAt && running.opened < running.most
  );
}
