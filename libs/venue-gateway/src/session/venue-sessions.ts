import { createPayloadDecoder, type OpenDecodingThread } from '@heptad/crypto';
import { randomId } from '@heptad/device';
import { normaliseVenueCode } from '../catalogue/venues';
import type { VenueCode } from '../entities/venue';
import { createFbShaper } from '../fb/fb-shaper';
import { createImShaper } from '../im/im-shaper';
import { createObShaper } from '../ob/ob-shaper';
import { fbLanguage, imLanguage } from './venue-language';
import { createVenueSession, type SessionContext, type VenueSession } from './venue-session';

/** What the venues' sessions need of the composed app. */
export interface VenueSessionsContext extends SessionContext {
  /** Starts a thread that decodes large lists; without one they are decoded where everything runs. */
  readonly openDecodingThread?: OpenDecodingThread;
}

/** The session of every venue. */
export type VenueSessions = Readonly<Record<VenueCode, VenueSession>>;

function createSessions(context: SessionContext): VenueSessions {
  return {
    IMTY: createVenueSession(context, 'IMTY'),
    YBTY: createVenueSession(context, 'YBTY'),
    DBTY: createVenueSession(context, 'DBTY'),
    FBTY: createVenueSession(context, 'FBTY'),
  };
}

/** The three families' ways onto the wire; each finds the session of the venue a call is meant for. */
function addShapers(
  { api, clock, language, openDecodingThread }: VenueSessionsContext,
  sessions: VenueSessions,
): void {
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
      payloads: createPayloadDecoder(openDecodingThread),
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
 * The sessions of all venues; teaches the client how their calls travel. Called once, before a venue's first call.
 * @param context the request path, the device, and who the visitor is
 */
export function openVenueSessions(context: VenueSessionsContext): VenueSessions {
  const sessions = createSessions(context);
  addShapers(context, sessions);
  return sessions;
}
