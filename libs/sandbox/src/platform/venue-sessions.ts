import { createHash, randomBytes } from 'node:crypto';
import { SPORTS_VENUE_CODES } from '@heptad/contracts';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import type { VenueSession } from '@heptad/sandbox-venues';

/** A session of one game of the catalogue, which its launch has opened. */
export interface GameSession extends VenueSession {
  /** The game's id. */
  readonly game: string;
  /** The digest of its token. */
  readonly digest: string;
  /** Sandbox ms. */
  readonly expiresAt: number;
}

/** The venues' own session tokens, handed out by launch and judged by the venues' calls. */
export interface VenueSessions {
  /**
   * Opens a session and gives its token; it ends after 12 hours of sandbox time.
   * @param game the one game of the catalogue that it is for
   */
  open(session: VenueSession, game?: string): Promise<string>;
  /** The session of a token; `undefined` when it never was or has ended. */
  find(token: string): Promise<VenueSession | undefined>;
  /** The session of a game's token; `undefined` for any other token, and when it has ended. */
  findGame(token: string): Promise<GameSession | undefined>;
  /** Ends every session of a member, at logout. */
  endAll(memberId: string): Promise<void>;
  /** Ends a member's sessions of games. At sports venues they stay: an open bet can be cashed out there. */
  endGames(memberId: string): Promise<void>;
}

const LIFE_MS = 12 * 3_600_000;

export function createVenueSessions(storage: Storage, clock: SandboxClock): VenueSessions {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  const rowOf = async (token: string) =>
    storage.db
      .selectFrom('venue_sessions')
      .selectAll()
      .where('token_hash', '=', hash(token))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
  const sessionOf = (row: Row<'venue_sessions'>): VenueSession => ({
    venue: row.venue,
    memberId: row.member_id ?? undefined,
    site: row.site,
  });
  return {
    async open(session, game) {
      const token = randomBytes(24).toString('hex');
      await storage.db
        .insertInto('venue_sessions')
        .values({
          token_hash: hash(token),
          venue: session.venue,
          member_id: session.memberId ?? null,
          site: session.site,
          expires_at: clock.now() + LIFE_MS,
          game: game ?? null,
        })
        .execute();
      return token;
    },
    async find(token) {
      const row = token === '' ? undefined : await rowOf(token);
      // What opens one game opens no venue.
      return row?.game === null ? sessionOf(row) : undefined;
    },
    async findGame(token) {
      const row = await rowOf(token);
      if (row?.game == null) return undefined;
      return { ...sessionOf(row), game: row.game, digest: row.token_hash, expiresAt: row.expires_at };
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
