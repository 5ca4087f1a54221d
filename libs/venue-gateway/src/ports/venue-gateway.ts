import type { Result } from '@heptad/api-client';
import type { VenueCode, VenueDescription } from '../entities/venue';
import type { PreloadedLaunch } from '../session/venue-session';
import type { GameVenue } from './game-venue';
import type { SportsVenue } from './sports-venue';
import type { WalletPort } from './wallet-port';

/** Whether a venue takes bets now (CALL-017). */
export type VenueStates = Readonly<Record<VenueCode, 'open' | 'maintenance'>>;

/** Everything the product has to do with venues, composed once by the shell. */
export interface VenueGateway {
  /** The venues in the order last loaded, the default venue first (VENUE-008). */
  venues(): readonly VenueDescription[];
  /** Asks the server for the order; a failed or empty answer gives the brand's own order, else the default one (OPEN-041). */
  loadOrder(): Promise<readonly VenueDescription[]>;
  states(): Promise<Result<VenueStates>>;
  sports(code: VenueCode): SportsVenue;
  readonly games: GameVenue;
  readonly wallet: WalletPort;
  /** Opens a venue's session ahead of its first call, for a member or for a guest. */
  prepare(code: VenueCode): Promise<Result<void>>;
  /** Launches a venue ahead for a member, whose first visit then finds its session there (SESSION-007). */
  preload(code: VenueCode): Promise<Result<PreloadedLaunch>>;
  /** Drops every venue session: after login and logout, so that a guest's session never serves a member. */
  forgetSessions(): void;
}
