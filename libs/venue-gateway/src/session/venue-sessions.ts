import type { WireCodec } from '@heptad/api-client';
import { createPayloadDecoder, type OpenDecodingThread } from '@heptad/crypto';
import { sportsVenueOf } from '@heptad/contracts';
import { randomId } from '@heptad/device';
import type { VenueCode } from '../entities/venue';
import { createFbCodec } from '../fb/fb-codec';
import { createImCodec } from '../im/im-codec';
import { createObCodec } from '../ob/ob-codec';
import type { SportsVenue } from '../ports/sports-venue';
import { fbLanguage, imLanguage } from './venue-language';
import { FB_SESSION, IM_SESSION, OB_SESSION } from './session-families';
import { createVenueSession, type SessionContext, type VenueSession } from './venue-session';

/** What the venues' sessions need of the composed app. */
export interface VenueSessionsContext extends SessionContext {
  /** Starts a thread that decodes large lists; without one they are decoded where everything runs. */
  readonly openDecodingThread?: OpenDecodingThread;
}

/** The session of every venue. */
export type VenueSessions = Readonly<Record<VenueCode, VenueSession>>;

/** A family that the product does not list, in the place of one of its venues: how an adapter is tried before it is listed. */
export interface VenueOnTrial {
  readonly venue: VenueCode;
  /** Its session, and how its calls travel. */
  open(
    context: SessionContext,
    venue: VenueCode,
  ): { readonly session: VenueSession; readonly codec: WireCodec };
  readonly createVenue: (session: VenueSession) => SportsVenue;
}

function createSessions(context: SessionContext) {
  return {
    IMTY: createVenueSession(context, 'IMTY', IM_SESSION),
    YBTY: createVenueSession(context, 'YBTY', OB_SESSION),
    DBTY: createVenueSession(context, 'DBTY', OB_SESSION),
    FBTY: createVenueSession(context, 'FBTY', FB_SESSION),
  };
}

/** The three families' ways onto the wire; each finds the session of the venue a call is meant for. */
function addCodecs(
  { api, clock, language, openDecodingThread }: VenueSessionsContext,
  sessions: ReturnType<typeof createSessions>,
): void {
  api.addCodec(
    createImCodec({
      params: () => sessions.IMTY.params(),
      now: () => clock.now(),
      language: () => imLanguage(language()),
    }),
  );
  api.addCodec(
    createObCodec({
      params: (venue) => {
        const code = sportsVenueOf(venue);
        return code === 'YBTY' || code === 'DBTY' ? sessions[code].params() : undefined;
      },
      random: randomId,
      payloads: createPayloadDecoder(openDecodingThread),
    }),
  );
  api.addCodec(
    createFbCodec({
      params: () => sessions.FBTY.params(),
      language: () => fbLanguage(language()),
    }),
  );
}

/**
 * The sessions of all venues; teaches the client how their calls travel. Called once, before a venue's first call.
 * @param context the request path, the device, and who the visitor is
 */
export function openVenueSessions(context: VenueSessionsContext, trial?: VenueOnTrial): VenueSessions {
  const sessions = createSessions(context);
  addCodecs(context, sessions);
  if (trial === undefined) return sessions;
  const { session, codec } = trial.open(context, trial.venue);
  context.api.addCodec(codec);
  return { ...sessions, [trial.venue]: session };
}
