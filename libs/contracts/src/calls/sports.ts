import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, language } from '../fields';
import { sportsVenueCode } from '../venue-code';

/** Letters of a search, without the blanks around them. */
export const SEARCH_LETTERS = { least: 1, most: 40 } as const;
/** At most so many results of each group. */
export const MOST_FOUND = 5;

const sport = v.picklist([
  'football',
  'basketball',
  'tennis',
  'badminton',
  'tableTennis',
  'baseball',
  'virtualFootball',
  'virtualBasketball',
  'leagueBattle',
  'ancientBattle',
  'tacticalShooter',
  'royalBattle',
]);

/** A match that runs or is to come. */
const foundMatch = v.object({
  /** As the venue that was asked about knows it. */
  id: idText,
  sport,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kickOff: epochMs,
  /** The list of the venue in which the match is. */
  list: v.picklist(['live', 'today', 'early', 'virtual', 'esports']),
  /** From kick-off on. */
  score: v.optional(v.object({ home: count, away: count })),
});

/* @__NO_SIDE_EFFECTS__ */
const groupOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MOST_FOUND));

/**
 * Finds what can be bet on by a name: matches, teams, leagues and players of all sports that a venue has. Names are found by
 * simplified and traditional Chinese, by pinyin (whole syllables or their first letters) and by English; case, blanks and accents do not
 * matter. What begins with the words stands before what has them inside, what runs before what is to come, what is sooner before what
 * is later.
 */
export const search = defineCall({
  method: 'POST',
  path: '/game/api/v1/sports/search',
  safety: 'read',
  request: v.object({
    words: v.pipe(v.string(), v.trim(), v.minLength(SEARCH_LETTERS.least), v.maxLength(SEARCH_LETTERS.most)),
    venue: sportsVenueCode,
    language,
  }),
  response: v.object({
    matches: groupOf(foundMatch),
    /** `next`: the match that the team plays now, or its next one. */
    teams: groupOf(v.object({ id: idText, sport, name: v.string(), next: foundMatch })),
    /** `id` is that of the venue's lists. */
    leagues: groupOf(v.object({ id: idText, sport, name: v.string(), next: foundMatch })),
    players: groupOf(v.object({ id: idText, sport, name: v.string(), team: v.string(), next: foundMatch })),
  }),
});
