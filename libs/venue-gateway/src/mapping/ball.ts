import { defined } from '@heptad/formatting';
import type { BallPlace } from '../entities/statistics';

/** A ball as venues write it: its place in thousandths of the field, its danger as a number. */
export interface WireBall {
  readonly x: number;
  readonly y: number;
  readonly side: 'home' | 'away' | undefined;
  readonly danger: number;
}

/** Where a ball is; a danger that nobody knows is none. */
export function ballOf({ x, y, side, danger }: WireBall): BallPlace {
  return {
    x: x / 1000,
    y: y / 1000,
    ...defined({ side }),
    danger: danger === 1 || danger === 2 ? danger : 0,
  };
}
