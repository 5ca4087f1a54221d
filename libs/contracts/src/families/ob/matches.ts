import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { count } from '../../fields';
import { wireId, match, matchPage, outright } from './wire';

/** What every list is asked with; `cuid` is merged in on the way. */
const listFields = {
  /** The sport's number (`csid`); all sports of the list when empty. */
  euid: v.optional(v.string(), ''),
  /** 1 by time, 2 by hot (SPORT-017). */
  sort: v.optional(v.picklist([1, 2]), 1),
  device: v.optional(v.string(), 'v2_h5'),
  hpsFlag: v.optional(v.picklist([0, 1]), 0),
  /** Tournaments to keep, numbers with commas between. */
  tid: v.optional(v.string()),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
};

const dayFields = {
  /** Kick-off within, milliseconds, both ends included. */
  start: v.optional(v.number()),
  end: v.optional(v.number()),
};

/** Today's and early matches (CALL-037). */
export const matches = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/matchesPB', // spelling ours (OPEN-002)
  safety: 'read',
  request: v.object({ ...listFields, ...dayFields, type: v.picklist([3, 4]) }),
  response: matchPage,
});

/** Matches in play (CALL-038). */
export const liveMatches = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/liveMatchesPB',
  safety: 'read',
  request: v.object({ ...listFields, type: v.literal(1) }),
  response: matchPage,
});

/** E-sports (CALL-039). */
export const esportsMatches = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/esportsMatchesPB',
  safety: 'read',
  request: v.object({ ...listFields, type: v.literal(2000) }),
  response: matchPage,
});

/** Virtual sports (CALL-040). */
export const virtualMatches = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/virtualAppMatches',
  safety: 'read',
  request: v.object({ ...listFields, type: v.literal(900) }),
  response: matchPage,
});

/** Questions about whole tournaments (CALL-041). */
export const outrightMatches = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/championMatchesPB', // spelling ours (OPEN-002)
  safety: 'read',
  request: v.object({ ...listFields, type: v.literal(100) }),
  response: v.object({ list: v.array(outright), total: count, page: count, size: count }),
});

/** Matches that combos take (CALL-042). */
export const comboMatches = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/comboMatchesPB', // spelling ours (OPEN-002)
  safety: 'read',
  request: v.object({ ...listFields, ...dayFields, type: v.literal(11) }),
  response: matchPage,
});

/** How many matches each sport has in each list. `type` is a list's type. */
export const sportCounts = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/sportCountsPB',
  safety: 'read',
  request: v.object({ device: v.optional(v.string(), 'v2_h5') }),
  response: v.array(
    v.object({ type: v.number(), sl: v.array(v.object({ csid: wireId, csna: v.string(), ct: count })) }),
  ),
});

/** Matches by their ids, numbers with commas between, at most 50; unknown ones are left out. */
export const matchesByIds = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchBaseInfoByMidsPB',
  safety: 'read',
  request: v.object({ mids: v.pipe(v.string(), v.regex(/^\d{1,20}(,\d{1,20}){0,49}$/)) }),
  response: v.array(match),
});

/** A match without its markets. */
export const matchDetail = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchDetailPB',
  safety: 'read',
  request: v.object({ mid: wireId }),
  response: match,
});

/** All markets of a match, in the match's form. */
export const matchOdds = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchOddsInfo1PB',
  safety: 'read',
  request: v.object({ mid: wireId }),
  response: match,
});

/** Matches that are over, without markets, latest first. */
export const matchResults = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/matchResultsPB',
  safety: 'read',
  request: v.object({
    euid: listFields.euid,
    start: v.number(),
    end: v.number(),
    page: listFields.page,
    size: listFields.size,
  }),
  response: matchPage,
});
