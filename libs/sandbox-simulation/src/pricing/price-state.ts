import type { Fixture } from '../calendar/calendar';
import type { Moment } from '../timelines/timeline';

/** What the odds of a match depend on at one moment. */
export interface PriceState {
  readonly fixture: Fixture;
  /** Undefined before kick-off. */
  readonly moment?: Moment;
  /** ms; live odds use it for what is left to play. */
  readonly time: number;
  /** How far the market leans to the home side: 0.1 is a visible step. */
  readonly tilt: number;
  /** How far it leans to many goals or points. */
  readonly pace: number;
  /** Whether the markets of `SimExtraKind` are wanted. */
  readonly extraLines: boolean;
}
