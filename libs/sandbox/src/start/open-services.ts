import { randomInt } from 'node:crypto';
import { defined } from '@heptad/formatting';
import {
  createBettingEngine,
  createLedger,
  createStoredCommands,
  readValue,
  writeValue,
} from '@heptad/sandbox-ledger';
import type { BettingEngine, Neighbours, Storage } from '@heptad/sandbox-ledger';
import { seedJackpots } from '@heptad/sandbox-games';
import { createSimulation } from '@heptad/sandbox-simulation';
import type { EventHub } from '../events/events';
import { openNews } from '../events/news';
import { createMails } from '../mails/mails';
import { seedMails } from '../mails/seed-mails';
import { createMembers } from '../members/members';
import { createOutbox } from '../members/outbox';
import { seedMembers } from '../members/seed-members';
import { createSessions } from '../members/sessions';
import { loadSocketTokens } from '../members/socket-token';
import { loadScopeKeys } from '../platform/scope-keys';
import type { Site } from '../platform/sites';
import type { StreamVariant } from '../platform/stream-variant';
import { loadSwitches } from '../platform/switches';
import { createVenueSessions } from '../platform/venue-sessions';
import { stakeAdmission } from '../protection/admission';
import { createKeptNotices, type PushSender } from '../push/push-sender';
import { loadVapidKeys, type VapidKeys } from '../push/vapid-keys';
import { createSecondaryPasswords } from '../secondary-password/secondary-passwords';
import type { SandboxLogger, SandboxServices } from '../server/services';
import { openClock } from './open-clock';

/** What the platform is, besides how it is served. */
export interface ServicesOptions {
  /** Fixes the simulation; a new database without one draws its own and keeps it. */
  readonly seed?: number;
  /** Real time, ms; `Date.now` unless a test gives its own. */
  readonly now?: () => number;
  /** Sandbox time that the clock of a new database starts at, ms; the real time unless given. A database that has been used goes on from where it stood. */
  readonly start?: number;
  /** The brands' sites, see `readSites`. */
  readonly sites: readonly Site[];
  /** What matches and anchors on air show; without it their addresses lead nowhere. */
  readonly streams?: readonly StreamVariant[];
  /** The deployment's own; drawn and kept with the database unless given. */
  readonly vapidKeys?: VapidKeys;
  /** Sends notifications to devices; they are only kept in memory unless given. */
  readonly pushSender?: (keys: VapidKeys) => PushSender;
}

/** Where the services find themselves. */
export interface ServicesPlace {
  readonly storage: Storage;
  readonly neighbours: Neighbours;
  readonly logger: SandboxLogger;
  readonly gamesOrigin: SandboxServices['gamesOrigin'];
}

/** What a process holds in memory of what the database keeps. */
interface Held {
  /** Reads again what another process may have changed. */
  catchUp(): Promise<void>;
}

/** Opens what every area uses, and fills a new database. `saved` fulfils once the clock's last setting is stored. */
export async function openServices(
  { storage, neighbours, logger, gamesOrigin }: ServicesPlace,
  options: ServicesOptions,
): Promise<{ readonly services: SandboxServices; saved(): Promise<void> }> {
  const report = (error: unknown) => {
    logger.error('sandbox', error);
  };
  const held: Held[] = [];
  const catchUp = async () => {
    for (const each of held) await each.catchUp();
  };
  const { events, tellChange } = openNews(neighbours, catchUp, report);
  const kept = await openClock(storage, {
    ...defined({ now: options.now, start: options.start }),
    onChange: tellChange,
    onError: report,
  });
  const { clock } = kept;
  const members = createMembers(storage, clock);
  const ledger = createLedger(storage, clock.now, (memberId, account) => {
    events.emit('balanceMoved', { memberId, account });
  });
  const mails = createMails(storage, clock, events);
  await seedMembers(storage, members, ledger);
  await seedJackpots(ledger);
  await seedMails(storage, members, mails);
  const seed = await seedOf(storage, options.seed);
  const simulation = await createSimulation({
    seed,
    clock,
    store: createStoredCommands(storage, tellChange),
  });
  const switches = await loadSwitches(storage, tellChange);
  held.push(kept, simulation, switches);
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
    switches,
    socketTokens: await loadSocketTokens(storage),
    outbox: createOutbox(events),
    sites: options.sites,
    streams: options.streams ?? [],
    simulation,
    betting,
    gamesOrigin,
    seed,
    logger,
    atOne: (job) => async () => {
      if (neighbours.isFirst()) await job();
    },
  };
  return { services, saved: () => kept.saved() };
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

/** The keys of notifications, and who sends them. */
async function openPushes(
  storage: Storage,
  { vapidKeys: given, pushSender }: Pick<ServicesOptions, 'vapidKeys' | 'pushSender'>,
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
