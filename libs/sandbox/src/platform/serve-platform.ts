import type { SubjectServer } from '../server/subjects';
import { serveBets } from './serve-bets';
import { serveConfiguration } from './serve-configuration';
import { serveContent } from './serve-content';
import { serveLaunch } from './serve-launch';
import { serveMedia } from './serve-media';
import { serveStreams } from './serve-streams';
import { serveWallet } from './serve-wallet';

/** Puts every call of the platform's own on the server, besides the members'. */
export function servePlatform(server: SubjectServer): void {
  serveConfiguration(server);
  serveContent(server);
  serveMedia(server);
  serveStreams(server);
  serveLaunch(server);
  serveWallet(server);
  serveBets(server);
}
