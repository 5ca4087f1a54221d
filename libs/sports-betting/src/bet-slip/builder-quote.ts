import type { Odds } from '@heptad/formatting';
import type { BuilderPrice } from '@heptad/venue-gateway';

/** The id of the wager on selections of one match at one price. */
export const BUILDER_ID = 'builder';

/** The price of a bet builder as the venue told it last. */
export interface BuilderQuote {
  /** Which selections were asked about. */
  readonly keys: string;
  readonly price: BuilderPrice;
  /** When it was told, milliseconds of the app's clock. */
  readonly at: number;
  /** The price that the member consented to: the first one shown for these selections, or one accepted since. */
  readonly consented?: Odds | undefined;
}
