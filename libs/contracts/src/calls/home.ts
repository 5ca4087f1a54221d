import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, noFields } from '../fields';

/** Banners of the home page in their order (CALL-067). */
export const banners = defineCall({
  method: 'POST',
  path: '/act/api/v1/advertising/homeBanners',
  safety: 'read',
  request: noFields,
  response: v.array(
    v.object({
      id: idText,
      title: v.string(),
      imageUrl: v.string(),
      darkImageUrl: v.optional(v.string()),
      linkUrl: v.optional(v.string()),
      sort: count,
    }),
  ),
});

/** Texts of the scrolling notice, newest first (CALL-067). */
export const notices = defineCall({
  method: 'POST',
  path: '/site/api/v1/site/notices',
  safety: 'read',
  request: noFields,
  response: v.array(v.object({ id: idText, title: v.string(), content: v.string(), publishedAt: epochMs })),
});

/** A door of the home page: a sports venue, a hall or a game (VENUE-015, OPEN-043). */
const venueTab = v.object({
  enName: idText,
  name: v.string(),
  countKey: v.optional(v.string()),
  type: v.string(),
  isDisplay: flag,
  /** 1 open, 0 maintenance. */
  status: flag,
  official: v.optional(flag),
  isOfficial: v.optional(flag),
  sortIndex: v.number(),
  isFavor: v.optional(flag),
  imageUrl: v.optional(v.string()),
  gameCode: v.optional(v.string()),
});

/** What the home page offers, area by area (CALL-067). */
export const content = defineCall({
  method: 'POST',
  path: '/page/fd/api/v1/home/content',
  safety: 'read',
  request: noFields,
  response: v.object({
    areas: v.array(
      v.object({
        area: v.picklist(['sports', 'live', 'esports', 'egame', 'lottery', 'chess', 'fishing']),
        name: v.string(),
        tiles: v.array(venueTab),
      }),
    ),
  }),
});
