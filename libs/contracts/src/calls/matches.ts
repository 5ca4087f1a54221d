import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, language, score } from '../fields';

const team = v.object({ id: idText, name: v.string() });

/** A match that is over, with its final score. */
const pastMatch = v.object({
  id: idText,
  league: v.string(),
  kickOff: epochMs,
  home: team,
  away: team,
  score,
});
const pastMatches = v.pipe(v.array(pastMatch), v.maxLength(10));

/** How a team stands in the table of its league. */
const tableRow = v.object({
  team,
  played: count,
  won: count,
  drawn: count,
  lost: count,
  scored: count,
  conceded: count,
  points: count,
});

/** What is known before a match (ROUTE-081, CALL-067): each team's last matches, their meetings, and the table of their league. */
export const preview = defineCall({
  method: 'POST',
  path: '/game/api/v1/match/preview',
  safety: 'read',
  request: v.object({
    /** As every sports venue knows the match. */
    matchId: idText,
    language,
  }),
  response: v.object({
    /** The latest first. */
    home: pastMatches,
    away: pastMatches,
    meetings: pastMatches,
    /** The first of the table first; absent where the league has none. */
    table: v.optional(v.pipe(v.array(tableRow), v.maxLength(60))),
  }),
});
