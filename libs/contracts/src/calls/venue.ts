import * as v from 'valibot';
import { defineCall } from '../define-call';
import { flag, idText, noFields } from '../fields';

/** Codes of sports venues, games and halls as launch calls spell them. */
const enName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** What a launch brings (VENUE-014): the token is taken from the address' query. */
const launchAnswer = v.object({
  url: v.string(),
  h5Url: v.optional(v.string()),
  token: v.optional(v.string()),
  apiUrl: v.optional(v.string()),
  resource: v.optional(v.string()),
  resourceGaming: v.optional(v.string()),
  activityUrl: v.optional(v.string()),
  /** The member's name inside the venue: IM's `MemberCode`, OB and DB's `cuid`. */
  memberCode: v.optional(v.string()),
  /** 1 where the venue opens in a page of its own, not in a frame of the site. */
  ownPage: v.optional(flag),
});

/** Opens a venue or a game for a member (CALL-014, OPEN-061). */
export const launch = defineCall({
  method: 'POST',
  path: '/game/api/v1/venue/launch',
  access: 'member',
  keepBrandNames: true,
  request: v.object({
    enName,
    name: v.optional(v.string()),
    gameCode: v.optional(v.string()),
    callBackAddress: v.optional(v.string()),
    clientType: v.optional(v.string(), 'H5'),
    siteId: v.optional(v.union([v.number(), v.string()]), 4002),
    temporaryParam: v.optional(v.string()),
    appSendMoney: v.optional(v.union([flag, v.string()])),
    activity: v.optional(flag),
    isActivity: v.optional(flag),
    isPandaAct: v.optional(flag),
    https: v.optional(flag),
    isApp: v.optional(flag),
    isSure: v.optional(flag),
    isPreload: v.optional(flag),
    isManualLaunch: v.optional(flag),
    isUseCache: v.optional(flag),
  }),
  response: launchAnswer,
});

/**
 * Opens a venue for looking only (CALL-016): a guest's session, without bets. With a game of the catalogue it is that game's demo, which
 * plays from a purse that is kept nowhere; a game with a dealer or with draws is only looked at.
 */
export const frontLaunch = defineCall({
  method: 'POST',
  path: '/game/api/v1/venue/frontLaunch',
  keepBrandNames: true,
  request: v.object({ enName, gameCode: v.optional(idText) }),
  response: launchAnswer,
});

/** Which venues run: code to 1 running or 0 maintenance (CALL-017, OPEN-060). */
export const maintainStatus = defineCall({
  method: 'GET',
  path: '/game/api/v1/sport/maintainStatus',
  request: noFields,
  response: v.record(v.string(), v.union([v.number(), v.string()])),
});

/** The banner of a venue's betting strategies (CALL-018); three seconds, and its failure is silent (OPEN-059). */
export const strategiesBanner = defineCall({
  method: 'POST',
  path: '/game/api/v1/bets/strategies/queryBanner',
  safety: 'read',
  timeoutMs: 3_000,
  request: v.object({ venue: enName }),
  response: v.array(v.object({ imageUrl: v.string(), linkUrl: v.optional(v.string()), title: v.string() })),
});
