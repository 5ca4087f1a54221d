import type { FastifyInstance } from 'fastify';
import type { Scenarios } from '../scenarios/scenarios';
import type { CallServer } from './serve';
import type { SandboxServices } from './services';

/** What an area is handed to put its calls and routes on the server. */
export interface AreaServer {
  readonly app: FastifyInstance;
  readonly calls: CallServer;
  readonly services: SandboxServices;
  readonly scenarios: Scenarios;
}
