import type { Row } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { FastifyInstance } from 'fastify';
import type { RoundDeps } from '../rounds/play-round';
import type { PlayCalls } from './play-calls';
import type { PlaySession } from './play-session';

/** What the games' own server is run with. */
export interface PlayDeps extends RoundDeps {
  /** Real time, ms since 1970, which nobody moves: limits of calls count by it. */
  readonly real: () => number;
  /** The session of a token; `undefined` when there is none or it has ended. */
  readonly findSession: (token: string) => Promise<PlaySession | undefined>;
  /** Whether a venue runs. */
  readonly isOpen: (venue: string) => boolean;
  /** One of the platform's Chinese texts in a language. */
  readonly say: (chinese: string, language: VenueLocale) => string;
  /** A spin of a slot takes at least so long, where the deployment is stricter than its engine; ms. */
  readonly leastSpinMs?: number;
  /** Origins whose pages may show a game in a frame, as sources of a content security policy. */
  readonly embedders: readonly string[];
  /** The folder of the built frames. */
  readonly frames: string;
  /** Runs a job every so many sandbox ms, also when the clock was moved. */
  readonly plan: (ms: number, job: () => Promise<void>) => void;
  readonly onError: (error: unknown) => void;
  /** Told of rounds once they are settled by the clock and paid. */
  readonly onSettled?: (rounds: readonly Row<'game_rounds'>[]) => void;
  /** Calls back for rounds that are over by others: taken back, or settled by another process; their table tells of it. */
  readonly onOver?: (tell: (rounds: readonly Row<'game_rounds'>[]) => void) => void;
}

/** What a kind of game is handed to put its calls on the games' own server. */
export interface PlayServer {
  readonly app: FastifyInstance;
  readonly calls: PlayCalls;
  readonly deps: PlayDeps;
}
