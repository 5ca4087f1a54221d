import type { Browser } from 'playwright';
import type { Figure } from './figure';
import type { Site } from './site';

/** What benches share: made when first asked for, closed at the end. */
export interface Bed {
  /** How often a pair is measured; odd. */
  readonly runs: number;
  browser(): Promise<Browser>;
  /** The brand's production build behind the edge, with a sandbox. */
  site(): Promise<Site>;
  /** Says what is being done, since some of it takes a while. */
  say(line: string): void;
}

export interface Bench {
  run(bed: Bed): Promise<readonly Figure[]>;
}
