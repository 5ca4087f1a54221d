import type { BettingEngine, Ledger, Storage } from '@heptad/sandbox-ledger';
import type { SandboxClock, Simulation } from '@heptad/sandbox-simulation';
import type { Mails } from '../mails/mails';
import type { PushSender } from '../push/push-sender';
import type { VapidKeys } from '../push/vapid-keys';
import type { Members } from '../members/members';
import type { Outbox } from '../members/outbox';
import type { Sessions } from '../members/sessions';
import type { SocketTokens } from '../members/socket-token';
import type { ScopeKeys } from '../platform/scope-keys';
import type { Site } from '../platform/sites';
import type { StreamVariant } from '../platform/stream-variant';
import type { SecondaryPasswords } from '../secondary-password/secondary-passwords';
import type { Switches } from '../platform/switches';
import type { VenueSessions } from '../platform/venue-sessions';
import type { EventHub } from '../events/events';

/** Where the sandbox writes what it has to say; `console` fits. */
export interface SandboxLogger {
  info(message: string): void;
  error(message: string, error?: unknown): void;
}

/** What every area may use. Made once in `create-sandbox.ts` and handed to each `serve…` function. */
export interface SandboxServices {
  readonly storage: Storage;
  readonly ledger: Ledger;
  readonly clock: SandboxClock;
  readonly events: EventHub;
  readonly members: Members;
  readonly mails: Mails;
  /** The way to members' devices, and the keys by which push services know this deployment. */
  readonly pushes: PushSender;
  readonly vapidKeys: VapidKeys;
  readonly secondaryPasswords: SecondaryPasswords;
  readonly sessions: Sessions;
  readonly venueSessions: VenueSessions;
  readonly keys: ScopeKeys;
  readonly switches: Switches;
  readonly socketTokens: SocketTokens;
  readonly simulation: Simulation;
  readonly betting: BettingEngine;
  readonly outbox: Outbox;
  readonly sites: readonly Site[];
  /** The qualities in which streams play; none where there are no streams. */
  readonly streams: readonly StreamVariant[];
  /** Where games are played, for a page of this origin. */
  readonly gamesOrigin: (siteOrigin: string) => string;
  /** Fixes the simulation and every drawn thing. */
  readonly seed: number;
  readonly logger: SandboxLogger;
  /** Makes of a job one that does nothing but at one of the processes that share the database. */
  readonly atOne: (job: () => Promise<void>) => () => Promise<void>;
}
