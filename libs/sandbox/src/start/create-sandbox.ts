import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { emptyStorage, openNeighbours, openStorage } from '@heptad/sandbox-ledger';
import type { LedgerInvariants, Neighbours, StorageOptions } from '@heptad/sandbox-ledger';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { seedAgent } from '../agents/seed-agent';
import { createScenarios } from '../scenarios/scenarios';
import type { Scenarios } from '../scenarios/scenarios';
import { closeByPlan } from '../socket/close-by-plan';
import { provenInvariants } from '../server/invariants';
import { createCallServer } from '../server/call-server';
import { answerUnknown } from '../server/fallbacks';
import { injectFaults } from '../server/fault-injection';
import type { SandboxLogger, SandboxServices } from '../server/services';
import { DEMO_SALTS } from '../server/signature';
import type { SignatureSalts } from '../server/signature';
import { serveAreas } from './areas';
import { createServer } from './create-server';
import { gamesOriginOf, openGames, type GamesOptions } from './game-server';
import { openServices, type ServicesOptions } from './open-services';
import { planJobs } from './plan-jobs';
import { TABLE_STEPS } from './table-steps';

export interface SandboxOptions extends ServicesOptions {
  readonly storage: StorageOptions;
  /** Throws away what a former sandbox kept there. */
  readonly fresh?: boolean;
  /** Silent unless given. */
  readonly logger?: SandboxLogger;
  /** Puts a demo agent with members and their months into a new database; none unless given. */
  readonly demoAgent?: boolean;
  /** How games are served; at this machine unless given. */
  readonly games?: GamesOptions;
  /** The demonstration's salts unless given. */
  readonly salts?: SignatureSalts;
}

/** The running platform. */
export interface Sandbox {
  /** The Fastify instance: `.inject` in tests, `.listen` to be reached. */
  readonly app: FastifyInstance;
  /** The games' own server, an origin of its own. */
  readonly games: FastifyInstance;
  readonly clock: SandboxClock;
  readonly scenarios: Scenarios;
  readonly services: SandboxServices;
  /** Proves the ledger's sums again. */
  invariants(): Promise<LedgerInvariants>;
  /** Stops the clock, closes the server and the database. */
  close(): Promise<void>;
}

const silent: SandboxLogger = { info: () => undefined, error: () => undefined };

/** Puts the platform together: storage, wallet, clock, members, simulation, venues, server. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const logger = options.logger ?? silent;
  const report = (error: unknown) => {
    logger.error('sandbox', error);
  };
  const neighbours = await openNeighbours(options.storage, report);
  try {
    return await neighbours.inTurn(() => startSandbox(options, neighbours, logger));
  } catch (error) {
    await neighbours.close();
    throw error;
  }
}

async function startSandbox(
  options: SandboxOptions,
  neighbours: Neighbours,
  logger: SandboxLogger,
): Promise<Sandbox> {
  if (options.fresh === true) await emptyStorage(options.storage);
  const storage = await openStorage(options.storage, TABLE_STEPS);
  const { services, saved } = await openServices(
    { storage, neighbours, logger, gamesOrigin: gamesOriginOf(() => games, options.games?.origin) },
    options,
  );
  const { clock } = services;
  const games = openGames(services, options.games ?? {});

  if (options.demoAgent === true) await seedAgent(services);
  const jobs = planJobs(services);

  const scenarios = createScenarios();
  const app = createServer();
  await app.register(websocket, { preClose: closeByPlan });
  injectFaults(app, services, scenarios);
  answerUnknown(app, services);
  serveAreas({
    app,
    calls: createCallServer(app, services, options.salts ?? DEMO_SALTS),
    services,
    scenarios,
  });

  return {
    app,
    games,
    clock,
    scenarios,
    services,
    invariants: () => provenInvariants(services),
    async close() {
      await clock.stop();
      await Promise.all([app.close(), games.close()]);
      await jobs.settled();
      await saved();
      await neighbours.close();
      await storage.close();
    },
  };
}
