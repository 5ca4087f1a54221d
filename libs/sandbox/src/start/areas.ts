import { serveVenues } from '@heptad/sandbox-venues';
import { serveActivities } from '../activities/serve-activities';
import { serveBets } from '../bet-records/serve-bets';
import { serveConfiguration } from '../configuration/serve-configuration';
import { serveContent } from '../content/serve-content';
import { serveLaunch } from '../launch/serve-launch';
import { serveMembers } from '../login/serve-members';
import { serveDealers } from '../media/serve-dealers';
import { serveMedia } from '../media/serve-media';
import { serveStreams } from '../media/serve-streams';
import { serveControls } from '../panel/serve-controls';
import { serveMatchPreview } from '../match-preview/serve-match-preview';
import { servePanel } from '../panel/serve-panel';
import { servePayments } from '../payments/serve-payments';
import type { AreaServer } from '../server/area-server';
import { serveSearch } from '../search/serve-search';
import { serveSocket } from '../socket/serve-socket';
import { serveTeams } from '../teams/serve-teams';
import { serveTipsters } from '../tipsters/serve-tipsters';
import { serveSelections } from '../selections/serve-selections';
import { serveWallet } from '../wallet/serve-wallet';
import { venuePlatform } from './venue-platform';

/** Puts the calls of every area on the server; a new area gets its line here. */
export function serveAreas(server: AreaServer): void {
  const { simulation, betting, storage } = server.services;
  serveMembers(server);
  serveConfiguration(server);
  serveContent(server);
  serveMedia(server);
  serveDealers(server);
  serveStreams(server);
  serveLaunch(server);
  serveWallet(server);
  serveBets(server);
  servePayments(server);
  serveVenues(server.calls, { platform: venuePlatform(server.services), simulation, betting, storage });
  serveActivities(server);
  serveSelections(server);
  serveTeams(server);
  serveTipsters(server);
  serveSearch(server);
  serveMatchPreview(server);
  serveSocket(server);
  serveControls(server);
  servePanel(server);
}
