import type { FastifyInstance } from 'fastify';
import { serveActivities } from '../activities/serve-activities';
import { serveControls } from '../panel/serve-controls';
import { servePanel } from '../panel/serve-panel';
import { serveMembers } from '../members/serve-members';
import { servePayments } from '../payments/serve-payments';
import { servePlatform } from '../platform/serve-platform';
import type { Scenarios } from '../scenarios/scenarios';
import { serveSocket } from '../socket/serve-socket';
import { serveTipsters } from '../tipsters/serve-tipsters';
import { serveVenues } from '../venues/serve-venues';
import type { CallServer } from './serve';
import type { SandboxServices } from './services';

/** What a subject is handed to put its calls and routes on the server. */
export interface SubjectServer {
  readonly app: FastifyInstance;
  readonly calls: CallServer;
  readonly services: SandboxServices;
  readonly scenarios: Scenarios;
}

/** Every subject in its turn; a new one gets its line here. */
export function serveSubjects(server: SubjectServer): void {
  serveMembers(server);
  servePlatform(server);
  servePayments(server);
  serveVenues(server);
  serveActivities(server);
  serveTipsters(server);
  serveSocket(server);
  serveControls(server);
  servePanel(server);
}
