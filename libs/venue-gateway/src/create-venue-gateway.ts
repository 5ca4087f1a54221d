import { configuration, sportsVenueOf, venue as venueCalls } from '@heptad/contracts';
import { ITEMS, venueSessionItem } from '@heptad/device';
import { orderVenues } from './catalogue/venues';
import {
  FAMILY_OF_VENUE,
  VENUE_CODES,
  type VenueCode,
  type VenueFamily,
  type VenueDescription,
} from './entities/venue';
import type { SportsVenue } from './ports/sports-venue';
import type { VenueGateway, VenueStates } from './ports/venue-gateway';
import { lazyGameVenue, lazyWallet } from './session/lazy-ports';
import { lazyPart, lazyVenue } from './session/lazy-venue';
import type { VenueSession } from './session/venue-session';
import type { VenueOnTrial, VenueSessions, VenueSessionsContext } from './session/venue-sessions';

export interface VenueGatewayOptions extends VenueSessionsContext {
  /** The brand's own order, which holds until the server names another. */
  readonly order?: readonly string[];
  /** The number of the member whose money moves; undefined until it is known (CALL-012). */
  readonly memberId?: () => string | undefined;
  /** Speaks for one of the venues in place of its own family. */
  readonly trial?: VenueOnTrial;
}

/** Each family's adapter, fetched when one of its venues is first asked. */
const ADAPTERS: Readonly<Record<VenueFamily, () => Promise<(session: VenueSession) => SportsVenue>>> = {
  im: async () => (await import('./im/im-venue')).createImVenue,
  ob: async () => (await import('./ob/ob-venue')).createObVenue,
  fb: async () => (await import('./fb/fb-venue')).createFbVenue,
};

const UNDER_MAINTENANCE = '0';

/**
 * Composes everything the product has to do with venues. Called once. Sessions, adapters, games and wallet are
 * fetched with the first question to them: the first page is painted without them.
 * @param options the request path, the device, and who the visitor is
 */
export function createVenueGateway(options: VenueGatewayOptions): VenueGateway {
  const { api, storedItems } = options;
  let opened: VenueSessions | undefined;
  const sessions = async (): Promise<VenueSessions> => {
    const { openVenueSessions } = await import('./session/venue-sessions');
    return (opened ??= openVenueSessions(options, options.trial));
  };
  const { trial } = options;
  const adapterOf = async (code: VenueCode) =>
    trial?.venue === code ? trial.createVenue : ADAPTERS[FAMILY_OF_VENUE[code]]();
  const venueOf = (code: VenueCode): SportsVenue =>
    lazyVenue(code, async () => {
      const [session, createVenue] = await Promise.all([sessions(), adapterOf(code)]);
      return createVenue(session[code]);
    });
  const venues = {
    IMTY: venueOf('IMTY'),
    YBTY: venueOf('YBTY'),
    DBTY: venueOf('DBTY'),
    FBTY: venueOf('FBTY'),
  };
  const viaSessions = lazyPart('venue sessions', sessions);
  const ownOrder = options.order ?? [];
  let order: readonly VenueDescription[] = orderVenues(storedItems.get(ITEMS.venueOrder) ?? ownOrder);

  // What was shown once stays for the visit: a page must not jump to another venue under the visitor's hands.
  let shown = false;

  return {
    venues() {
      shown = true;
      return order;
    },
    async loadOrder() {
      const answer = await api.send(configuration.venueSort, { gameType: '' }, { noToast: true });
      const named = answer.ok ? answer.value.map((venue) => venue.enName) : [];
      const served = orderVenues([...named, ...ownOrder]);
      if (!shown) order = served;
      if (named.length > 0)
        storedItems.set(
          ITEMS.venueOrder,
          served.map(({ en }) => en),
        );
      return order;
    },
    async states() {
      const answer = await api.send(venueCalls.maintainStatus, {}, { noToast: true });
      if (!answer.ok) return answer;
      const states: Record<VenueCode, VenueStates[VenueCode]> = {
        IMTY: 'open',
        YBTY: 'open',
        DBTY: 'open',
        FBTY: 'open',
      };
      for (const [spelling, state] of Object.entries(answer.value)) {
        const code = sportsVenueOf(spelling);
        if (code !== undefined && String(state) === UNDER_MAINTENANCE) states[code] = 'maintenance';
      }
      return { ok: true, value: states };
    },
    sports: (code) => venues[code],
    games: lazyGameVenue(async () => (await import('./session/launch-game')).createGameVenue(options)),
    wallet: lazyWallet(async () =>
      (await import('./wallet/platform-wallet')).createPlatformWallet(api, options.memberId),
    ),
    prepare: (code) => viaSessions((each) => each[code].prepare()),
    preload: (code) => viaSessions((each) => each[code].preload()),
    forgetSessions() {
      // What an earlier visit kept on the device is nobody's either, whether or not it was read yet.
      for (const code of VENUE_CODES)
        if (opened === undefined) storedItems.remove(venueSessionItem(code));
        else opened[code].forget();
    },
  };
}
