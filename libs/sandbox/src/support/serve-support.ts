import type { AreaServer } from '../server/area-server';
import { serveChat } from './serve-chat';
import { serveFeedback } from './serve-feedback';
import { createSupport, type Support } from './support';

/** Puts customer service on the server. @returns its conversations, for the desk */
export function serveSupport(server: AreaServer): Support {
  const support = createSupport(server.services);
  serveChat(server, support);
  serveFeedback(server);
  return support;
}
