import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, noFields, nothing } from '../fields';

const textFile = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}\.txt$/));

/** The match that an anchor speaks about, named in the language of `Accept-Language`; every venue knows it by this number. */
const anchorMatch = v.object({
  matchId: idText,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kickOff: epochMs,
  /** 1 while it runs. */
  live: flag,
});

/** Whether anchors are shown, and which channels there are (CALL-010). */
export const anchors = defineCall({
  method: 'POST',
  path: '/site/api/v1/video/getAnchorShowSetting',
  safety: 'read',
  request: noFields,
  response: v.object({
    show: flag,
    channels: v.array(
      v.object({
        channel: idText,
        name: v.string(),
        title: v.string(),
        /** Empty where there is none. */
        coverUrl: v.string(),
        live: flag,
        /** When the channel goes off the air, or, while it is off, on again. */
        changesAt: epochMs,
        /** How many watch now, and how many members follow. */
        viewers: v.optional(count, 0),
        followers: v.optional(count, 0),
        match: v.optional(anchorMatch),
      }),
    ),
  }),
});

/** The channels that the member follows, the latest first. */
export const followedAnchors = defineCall({
  method: 'POST',
  path: '/site/api/v1/video/followedAnchors',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({ channels: v.array(idText) }),
});

/** Follows a channel or no longer; said twice it is the same. */
export const followAnchor = defineCall({
  method: 'POST',
  path: '/site/api/v1/video/followAnchor',
  access: 'member',
  request: v.object({ channel: idText, followed: v.boolean() }),
  response: nothing,
});

/** The text file of an anchor's channel, `file` = `<channel>.txt`: JSON of {@link anchorVideo} (CALL-062). */
export const anchorFile = defineCall({
  method: 'GET',
  path: '/video/v1/site/anchor/:file',
  family: 'raw',
  answer: 'text',
  keepBrandNames: true,
  request: v.object({ file: textFile }),
  response: v.string(),
});

/** What an anchor's text file holds: addresses of one stream, best first. */
export const anchorVideo = v.object({ channel: idText, title: v.string(), urls: v.array(v.string()) });

/** The text file of a venue's streams, `file` = `<venue>_list.txt`: JSON of {@link venueVideoList} (CALL-063). */
export const venueFile = defineCall({
  method: 'GET',
  path: '/video/v1/:site/:file',
  family: 'raw',
  answer: 'text',
  keepBrandNames: true,
  request: v.object({ site: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/)), file: textFile }),
  response: v.string(),
});

/** What a venue's list holds: a stream for each match that has one, its addresses best first. */
export const venueVideoList = v.array(
  v.object({
    matchId: idText,
    urls: v.array(v.string()),
    /** IM's number of a league, where it numbers one; some want credentials (SPORT-006, MEDIA-023). */
    sportId: v.optional(v.number()),
  }),
);
