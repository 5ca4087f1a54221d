import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, flag, idText, noFields } from '../fields';

const looseStatus = v.union([v.number(), v.string()]);

/** Whether a site or venue runs: 1 running, 0 maintenance; compared as a number, missing counts as running (OPEN-005). */
const maintainConfig = v.object({
  status: v.optional(looseStatus),
  /** When service is expected back, in milliseconds. */
  endTime: v.optional(v.number()),
});

/** What a refused visitor's answer carries as well, so that the restriction page can be drawn (OPEN-004). */
export const blockedVisitor = v.object({
  ip: v.optional(v.string()),
  address: v.optional(v.string()),
  maintainConfig: v.optional(maintainConfig),
});

/** What the app has to know before its first page (CALL-004). */
export const preInfo = defineCall({
  method: 'POST',
  path: '/site/api/v1/configuration/preInfo',
  safety: 'read',
  request: noFields,
  response: v.object({
    SiteBaseConfigVo: v.object({
      title: v.string(),
      webLogoTitleUrl: v.string(),
      /** Where a partner's visitors log in once (OPEN-013). */
      channelLoginUrl: v.optional(v.string()),
    }),
    /** `'1'` turns the festival skin on. */
    siteFestivalSkin: v.optional(v.string()),
    ip: v.optional(v.string()),
    address: v.optional(v.string()),
    maintainConfig: v.optional(maintainConfig),
    /** Bounds of the grades that may watch league videos in the app, both allowed (MEDIA-021). */
    siteVideoVipMin: v.optional(v.number()),
    siteVideoVipMax: v.optional(v.number()),
    /** What may be typed for a login besides the account name. */
    loginWays: v.optional(v.array(v.picklist(['phone', 'email']))),
    /** The platform's time, by which the client's clock is set. */
    serverTime: v.number(),
  }),
});

/** What depends on the site and its grades (CALL-045, ROLE-003). */
export const appConfig = defineCall({
  method: 'POST',
  path: '/site/api/v1/configuration/appConfig',
  safety: 'read',
  request: noFields,
  response: v.object({
    memberGradeConfigList: v.array(v.object({ name: v.string(), level: v.string() })),
    /** Whether anchors are sponsored, to be read as a number (ROLE-004). */
    anchor_sponsored_setting: v.optional(v.union([v.string(), v.number()])),
  }),
});

/** The configuration that travels sealed under the site key (CALL-046, CRYPTO-006): base64 ciphertext. */
export const vvPretty = defineCall({
  method: 'POST',
  path: '/site/api/v1/configuration/vvPretty',
  safety: 'read',
  keepBrandNames: true,
  request: noFields,
  response: v.string(),
});

/** What {@link vvPretty} holds once opened: addresses by line type; `51` is the socket's (OPEN-058). */
export const vvPrettyContent = v.object({
  lineList: v.record(v.string(), v.array(v.string())),
});

/** Which sports areas a member on the white list sees (CALL-005); five seconds, and its failure is silent (OPEN-059). */
export const sportWhite = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/getSportWhiteConfig',
  safety: 'read',
  timeoutMs: 5_000,
  request: noFields,
  response: v.object({ venues: v.array(v.string()), strategies: flag }),
});

/** The order of a game type's venues; sports when `gameType` is empty (CALL-032, VENUE-008). */
export const venueSort = defineCall({
  method: 'POST',
  path: '/site/api/v1/site/venue/sort',
  safety: 'read',
  request: v.object({ gameType: v.string() }),
  response: v.array(v.object({ enName: v.string(), cn: v.optional(v.string()), id: v.optional(v.number()) })),
});

/** Floating icons of a page (CALL-019). */
export const floatIcons = defineCall({
  method: 'POST',
  path: '/page/fd/api/v1/common/floatIcon/list',
  safety: 'read',
  request: v.object({ clientType: v.literal(2) }),
  response: v.array(
    v.object({
      id: idText,
      title: v.string(),
      imageUrl: v.string(),
      darkImageUrl: v.optional(v.string()),
      linkUrl: v.string(),
      sort: count,
      closable: flag,
    }),
  ),
});
