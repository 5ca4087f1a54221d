import { sportsVenueCode } from '@heptad/contracts';
import { RECENT_MATCHES_KEY, storedItem } from '@heptad/device';
import * as v from 'valibot';
import type { MatchShape } from '../match/match-shape';

const name = v.pipe(v.string(), v.maxLength(200));

const recentMatch = v.object({
  venue: sportsVenueCode,
  id: name,
  home: name,
  away: name,
  /** Milliseconds since 1970. */
  kickOff: v.number(),
});

/** A match whose page was opened on this device, with its names as they were shown. */
export type RecentMatch = v.InferOutput<typeof recentMatch>;

/** The matches whose pages were opened last, latest first. */
export const RECENT_MATCHES = storedItem(RECENT_MATCHES_KEY, v.array(recentMatch));

/** As many as are kept. */
export const MOST_RECENT = 6;
/** From its kick-off on a match is kept so long, milliseconds: the longest are over by then. */
export const KEPT_AFTER_KICK_OFF_MS = 6 * 3_600_000;

/** The matches that may still be played. @param now milliseconds since 1970, of the product's clock */
export function stillPlayed(recent: readonly RecentMatch[], now: number): readonly RecentMatch[] {
  return recent.filter(({ kickOff }) => kickOff + KEPT_AFTER_KICK_OFF_MS > now);
}

/** The list after a match's page was opened: each match once, the latest first. */
export function withViewed(
  recent: readonly RecentMatch[],
  { venue, id, home, away, kickOff }: MatchShape,
  now: number,
): RecentMatch[] {
  const others = stillPlayed(recent, now).filter((each) => each.venue !== venue || each.id !== id);
  return [{ venue, id, home: home.name, away: away.name, kickOff }, ...others].slice(0, MOST_RECENT);
}
