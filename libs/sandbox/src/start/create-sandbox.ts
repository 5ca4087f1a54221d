import { randomInt } from 'node:crypto';
import { defined } from '@heptad/formatting';
import websocket from '@fastify/websocket';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import {
  createBettingEngine,
  createLedger,
  createStoredCommands,
  emptyStorage,
  openStorage,
  readValue,
  writeValue,
} from '@heptad/sandbox-ledger';
import type { BettingEngine, LedgerInvariants, Storage, StorageOptions } from '@heptad/sandbox-ledger';
import { seedJackpots } from '@heptad/sandbox-games';
import { createClock, createSimulation } from '@heptad/sandbox-simulation';
import type { ClockSetting, SandboxClock } from '@heptad/sandbox-simulation';
import { createMails } from '../mails/mails';
import { seedMails } from '../mails/seed-mails';
import { seedAgent } from '../agents/seed-agent';
import { createMembers } from '../members/members';
import { createOutbox } from '../members/outbox';
import { seedMembers } from '../members/seed-members';
import { createSessions } from '../members/sessions';
import { loadSocketTokens } from '../members/socket-token';
import { createSecondaryPasswords } from '../secondary-password/secondary-passwords';
import { loadScopeKeys } from '../platform/scope-keys';
import type { Site } from '../platform/sites';
import { stakeAdmission } from '../protection/admission';
import type { StreamVariant } from '../platform/stream-variant';
import { loadSwitches } from '../platform/switches';
import { createVenueSessions } from '../platform/venue-sessions';
import { createScenarios } from '../scenarios/scenarios';
import type { Scenarios } from '../scenarios/scenarios';
import { createKeptNotices, type PushSender } from '../push/push-sender';
import { loadVapidKeys, type VapidKeys } from '../push/vapid-keys';
import { closeByPlan } from '../socket/close-by-plan';
import { provenInvariants } from '../server/invariants';
import { createCallServer } from '../server/call-server';
import { answerUnknown } from '../server/fallbacks';
import { createEventHub, type EventHub } from '../events/events';
import { injectFaults } from '../server/fault-injection';
import type { SandboxLogger, SandboxServices } from '../server/services';
import { DEMO_SALTS } from '../server/signature';
import type { SignatureSalts } from '../server/signature';
import { serveAreas } from './areas';
import { gamesOriginOf, openGames, type GamesOptions } from './game-server';
import { planJobs } from './plan-jobs';
import { TABLE_STEPS } from './table-steps';

export interface SandboxOptions {
  readonly storage: StorageOptions;
  /** Throws away what a former sandbox kept there. */
  readonly fresh?: boolean;
  /** Fixes the simulation; a new database without one draws its own and keeps it. */
  readonly seed?: number;
  /** Real time, ms; `Date.now` unless a test gives its own. */
  readonly now?: () => number;
  /** Sandbox time that the clock of a new database starts at, ms; the real time unless given. A database that has been used goes on from where it stood. */
  readonly start?: number;
  /** Silent unless given. */
  readonly logger?: SandboxLogger;
  /** The brands' sites, see `readSites`. */
  readonly sites: readonly Site[];
  /** What matches and anchors on air show; without it their addresses lead nowhere. */
  readonly streams?: readonly StreamVariant[];
  /** The deployment's own; drawn and kept with the database unless given. */
  readonly vapidKeys?: VapidKeys;
  /** Sends notifications to devices; they are only kept in memory unless given. */
  readonly pushSender?: (keys: VapidKeys) => PushSender;
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
  if (options.fresh === true) await emptyStorage(options.storage);
  const storage = await openStorage(options.storage, TABLE_STEPS);
  const { clock, saved } = await openClock(storage, options, report);
  const events = createEventHub(report);
  const members = createMembers(storage, clock);
  const ledger = createLedger(storage, clock.now, (memberId, account) => {
    events.emit('balanceMoved', { memberId, account });
  });
  const mails = createMails(storage, clock, events);
  await seedMembers(storage, members, ledger);
  await seedJackpots(ledger);
  await seedMails(storage, members, mails);
  const seed = await seedOf(storage, options.seed);
  const simulation = await createSimulation({ seed, clock, store: createStoredCommands(storage) });
  const admit = stakeAdmission({ storage, clock, members });
  const betting = createBettingEngine({ simulation, ledger, storage, clock, admit });
  tellOfBets(betting, storage, events);
  const services: SandboxServices = {
    storage,
    ledger,
    clock,
    events,
    members,
    ...(await openPushes(storage, options)),
    mails,
    secondaryPasswords: createSecondaryPasswords(storage, clock, members),
    sessions: createSessions(storage, clock, members, events),
    venueSessions: createVenueSessions(storage, clock),
    keys: await loadScopeKeys(storage),
    switches: await loadSwitches(storage),
    socketTokens: await loadSocketTokens(storage),
    outbox: createOutbox(),
    sites: options.sites,
    streams: options.streams ?? [],
    simulation,
    betting,
    gamesOrigin: gamesOriginOf(() => games, options.games?.origin),
    seed,
    logger,
  };
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
      await storage.close();
    },
  };
}

/** Tells the platform of every bet that comes into another state, once that is kept. */
function tellOfBets(betting: BettingEngine, storage: Storage, events: EventHub): void {
  betting.onEvent(({ bet }) => {
    const { memberId, id: betId, venue, state } = bet;
    storage.afterCommit(() => {
      events.emit('betChanged', { memberId, betId, venue, state });
    });
  });
}

/** Bytes of one body, as at the edge: a picture that proves a payment fits in. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** The server without a call: how bodies are read and what every answer says of caching. */
function createServer(): FastifyInstance {
  const app = fastify({
    trustProxy: 'loopback',
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Calls without fields are sent with an empty body by some clients.
    if (body === '') done(null, {});
    else void parseJson(request, String(body), done);
  });
  // What a member is told is nobody else's; drawings and streams say otherwise themselves.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  return app;
}

/** The clock where a former sandbox left it. `saved` fulfils once its last setting is stored. */
async function openClock(
  storage: Storage,
  { now: real, start }: Pick<SandboxOptions, 'now' | 'start'>,
  onError: (error: unknown) => void,
): Promise<{ readonly clock: SandboxClock; saved(): Promise<void> }> {
  const setting = (await readValue(storage, 'clock')) as ClockSetting | undefined;
  const clock = createClock({
    ...defined({ real, setting, start }),
    onError,
  });
  if (setting === undefined && start !== undefined) await writeValue(storage, 'clock', clock.setting());
  let saved = Promise.resolve();
  clock.onChange((changed) => {
    saved = saved.then(() => writeValue(storage, 'clock', changed)).catch(onError);
  });
  return { clock, saved: () => saved };
}

/** The keys of notifications, and who sends them. */
async function openPushes(
  storage: Storage,
  { vapidKeys: given, pushSender }: Pick<SandboxOptions, 'vapidKeys' | 'pushSender'>,
): Promise<Pick<SandboxServices, 'pushes' | 'vapidKeys'>> {
  const vapidKeys = await loadVapidKeys(storage, given);
  return { pushes: pushSender?.(vapidKeys) ?? createKeptNotices(), vapidKeys };
}

async function seedOf(storage: Storage, given: number | undefined): Promise<number> {
  const known = await readValue(storage, 'seed');
  const seed = given ?? (typeof known === 'number' ? known : randomInt(2 ** 31));
  if (seed !== known) await writeValue(storage, 'seed', seed);
  return seed;
}
