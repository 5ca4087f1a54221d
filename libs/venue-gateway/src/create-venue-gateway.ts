import { sportMaintainStatus, venueSort } from '@heptad/contracts';
import { randomId } from '@heptad/device';
import { normaliseVenueCode, orderVenues } from './catalogue/venues';
import {
  FAMILY_OF_VENUE,
  VENUE_CODES,
  type VenueCode,
  type VenueFamily,
  type VenueDescription,
} from './entities/venue';
import { createFbShaper } from './fb/fb-shaper';
import { createImShaper } from './im/im-shaper';
import { createObShaper } from './ob/ob-shaper';
import type { SportsVenue } from './ports/sports-venue';
import type { VenueGateway, VenueStates } from './ports/venue-gateway';
import { lazyVenue } from './session/lazy-venue';
import { createGameVenue } from './session/launch-game';
import { fbLanguage, imLanguage } from './session/venue-language';
import { createVenueSession, type SessionContext, type VenueSession } from './session/venue-session';
import { createPlatformWallet } from './wallet/platform-wallet';

export interface VenueGatewayOptions extends SessionContext {
  /** The brand's own order, which holds until the server names another. */
  readonly order?: readonly string[];
}

/** Each family's adapter, fetched when one of its venues is first asked. */
const ADAPTERS: Readonly<Record<VenueFamily, () => Promise<(session: VenueSession) => SportsVenue>>> = {
  im: async () => (await import('./im/im-venue')).createImVenue,
  ob: async () => (await import('./ob/ob-venue')).createObVenue,
  fb: async () => (await import('./fb/fb-venue')).createFbVenue,
};
const UNDER_MAINTENANCE = '0';

type Sessions = Readonly<Record<VenueCode, VenueSession>>;

function createSessions(context: SessionContext): Sessions {
  return {
    IMTY: createVenueSession(context, 'IMTY'),
    YBTY: createVenueSession(context, 'YBTY'),
    DBTY: createVenueSession(context, 'DBTY'),
    FBTY: createVenueSession(context, 'FBTY'),
  };
}

function createVenues(sessions: Sessions): Readonly<Record<VenueCode, SportsVenue>> {
  const venueOf = (code: VenueCode) =>
    lazyVenue(code, async () => (await ADAPTERS[FAMILY_OF_VENUE[code]]())(sessions[code]));
  return { IMTY: venueOf('IMTY'), YBTY: venueOf('YBTY'), DBTY: venueOf('DBTY'), FBTY: venueOf('FBTY') };
}

/** The three families' ways onto the wire; each finds the session of the venue a call is meant for. */
function addShapers({ api, clock, language }: SessionContext, sessions: Sessions): void {
  api.addShaper(
    createImShaper({
      params: () => {
        const params = sessions.IMTY.params();
        return params?.family === 'im' ? params.shared : undefined;
      },
      now: () => clock.now(),
      language: () => imLanguage(language()),
    }),
  );
  api.addShaper(
    createObShaper({
      params: (venue) => {
        const code = venue === undefined ? undefined : normaliseVenueCode(venue);
        const params = code === undefined ? undefined : sessions[code].params();
        return params?.family === 'ob' ? params.shared : undefined;
      },
      random: randomId,
    }),
  );
  api.addShaper(
    createFbShaper({
      params: () => {
        const params = sessions.FBTY.params();
        return params?.family === 'fb' ? params.shared : undefined;
      },
      language: () => fbLanguage(language()),
    }),
  );
}

/**
 * Composes everything the product has to do with venues and teaches the client how their calls travel. Called once.
 * @param options the request path, the device, and who the visitor is
 */
export function createVenueGateway(options: VenueGatewayOptions): VenueGateway {
  const { api } = options;
  const sessions = createSessions(options);
  const venues = createVenues(sessions);
  const ownOrder = options.order ?? [];
  let order: readonly VenueDescription[] = orderVenues(ownOrder);
  addShapers(options, sessions);

  return {
    venues: () => order,
    async loadOrder() {
      const answer = await api.send(venueSort, { gameType: '' }, { noToast: true });
      const named = answer.ok ? answer.value.map((venue) => venue.enName) : [];
      order = orderVenues([...named, ...ownOrder]);
      return order;
    },
    async states() {
      const answer = await api.send(sportMaintainStatus, {}, { noToast: true });
      if (!answer.ok) return answer;
      const states: Record<VenueCode, VenueStates[VenueCode]> = {
        IMTY: 'open',
        YBTY: 'open',
        DBTY: 'open',
        FBTY: 'open',
      };
      for (const [spelling, state] of Object.entries(answer.value)) {
        const code = normaliseVenueCode(spelling);
        if (code !== undefined && String(state) === UNDER_MAINTENANCE) states[code] = 'maintenance';
      }
      return { ok: true, value: states };
    },
    sports: (code) => venues[code],
    games: createGameVenue(options),
    wallet: createPlatformWallet(api),
    prepare: (code) => sessions[code].prepare(),
    forgetSessions() {
      for (const code of VENUE_CODES) sessions[code].forget();
    },
  };
}
