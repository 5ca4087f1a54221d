import { createPlayServer } from '@heptad/sandbox-games';
import { gameById } from '@heptad/game-rules';
import type { FastifyInstance } from 'fastify';
import { venueOf, walletOfVenue } from '../platform/venues';
import { stakeAdmission } from '../protection/admission';
import type { SandboxServices } from '../server/services';
import { platformText } from '../words/platform-words';

/** How games are served, from an origin of their own. */
export interface GamesOptions {
  /** Where browsers reach it; the address at which it listens unless given. */
  readonly origin?: string;
  /** The origins of the sites, as sources of a content security policy; any page of this machine unless given. */
  readonly embedders?: readonly string[];
  /** The folder of the built frames. */
  readonly frames?: string;
  /** A spin takes at least so long, ms; as long as its engine says unless given. */
  readonly leastSpinMs?: number;
}

/** Any page that this machine serves, by whichever of its names. */
const THIS_MACHINE = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

const FRAMES = 'dist/apps/games';

/** Puts the games' own server together. */
export function openGames(services: SandboxServices, options: GamesOptions): FastifyInstance {
  const { storage, ledger, clock, events, venueSessions, switches, logger, atOne } = services;
  const { embedders = THIS_MACHINE, frames = FRAMES, leastSpinMs = 0 } = options;
  return createPlayServer({
    storage,
    ledger,
    now: clock.now,
    real: clock.real,
    admit: stakeAdmission(services),
    settled: (memberId) => events.emit('roundSettled', { memberId }),
    async findSession(token) {
      const session = await venueSessions.findGame(token);
      const game = session && gameById(session.game);
      const venue = session && venueOf(session.venue);
      if (session === undefined || game === undefined || venue === undefined) return undefined;
      const { digest, memberId, expiresAt } = session;
      return { digest, game, memberId, wallet: walletOfVenue(venue), expiresAt };
    },
    isOpen(code) {
      const venue = venueOf(code);
      return venue !== undefined && switches.statusOf(venue) === 1;
    },
    say: platformText,
    leastSpinMs,
    embedders,
    frames,
    plan: (ms, job) => clock.every(ms, atOne(job)),
    onError: (error) => {
      logger.error('games', error);
    },
    onSettled: (rounds) => events.emit('roundsSettled', { rounds }),
    onOver(tell) {
      events.on('roundsVoided', ({ rounds }) => tell(rounds));
      events.on('roundsSettled', ({ rounds }) => tell(rounds), 'others');
    },
  });
}

const LOOPBACK = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The port named while nothing listens, as under injected requests. */
const DEFAULT_PORT = 4601;

/**
 * Where the games are for a page of an origin: as the deployment says; else at this machine, by the name by which a page in the local
 * network has reached it.
 */
export function gamesOriginOf(
  app: () => FastifyInstance,
  given: string | undefined,
): (siteOrigin: string) => string {
  return (siteOrigin) => {
    if (given !== undefined) return given;
    const address = app().addresses()[0];
    const port = typeof address === 'object' ? address.port : DEFAULT_PORT;
    const { hostname } = new URL(siteOrigin);
    return `http://${LOOPBACK.test(hostname) ? '127.0.0.1' : hostname}:${String(port)}`;
  };
}
