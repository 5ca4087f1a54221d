import type { AreaServer } from '../server/area-server';
import { serveChat } from './serve-chat';
import { serveFeedback } from './serve-feedback';
import { createSupport, type Support } from './support';

/** How often it is looked for people of the desk who are gone, sandbox ms. */
const ORPHANS_STEP_MS = 30_000;

/** Puts customer service on the server. @returns its conversations, for the desk */
export function serveSupport(server: AreaServer): Support {
  const { clock, atOne } = server.services;
  const support = createSupport(server.services);
  clock.every(
    ORPHANS_STEP_MS,
    atOne(() => support.requeueOrphans()),
  );
  serveChat(server, support);
  serveFeedback(server);
  return support;
}
