import { createHash, randomBytes } from 'node:crypto';
import { SPORTS_VENUE_CODES } from '@heptad/contracts';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { Storage } from '@heptad/sandbox-ledger';
import type { VenueSession } from '@heptad/sandbox-venues';

/** The venues' own session tokens, handed out by launch and judged by the venues' calls. */
export interface VenueSessions {
  /** Opens a session and gives its token; it ends after 12 hours of sandbox time. */
  open(session: VenueSession): Promise<string>;
  /** The session of a token; `undefined` when it never was or has ended. */
  find(token: string): Promise<VenueSession | undefined>;
  /** Ends every session of a member, at logout. */
  endAll(memberId: string): Promise<void>;
  /** Ends a member's sessions of games. At sports venues they stay: an open bet can be cashed out there. */
  endGames(memberId: string): Promise<void>;
}

const LIFE_MS = 12 * 3_600_000;

export function createVenueSessions(storage: Storage, clock: SandboxClock): VenueSessions {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  return {
    async open(session) {
      const token = randomBytes(24).toString('hex');
      await storage.db
        .insertInto('venue_sessions')
        .values({
          token_hash: hash(token),
          venue: session.venue,
          member_id: session.memberId ?? null,
          site: session.site,
          expires_at: clock.now() + LIFE_MS,
        })
        .execute();
      return token;
    },
    async find(token) {
      if (token === '') return undefined;
      const row = await storage.db
        .selectFrom('venue_sessions')
        .selectAll()
        .where('token_hash', '=', hash(token))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return row && { venue: row.venue, memberId: row.member_id ?? undefined, site: row.site };
    },
    async endAll(memberId) {
      await storage.db.deleteFrom('venue_sessions').where('member_id', '=', memberId).execute();
    },
    async endGames(memberId) {
      await storage.db
        .deleteFrom('venue_sessions')
        .where('member_id', '=', memberId)
        .where('venue', 'not in', [...SPORTS_VENUE_CODES])
        .execute();
    },
  };
}
