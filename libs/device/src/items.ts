import { sportsVenueCode, type SportsVenueCode } from '@heptad/contracts';
import * as v from 'valibot';

/** One kind of value kept in the stored object: its key, its shape, and for how long it counts. */
export interface StoredItem<Value> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Milliseconds after which the value no longer counts; kept for good unless given. */
  readonly maxAgeMs?: number;
}

const HOUR_MS = 3_600_000;
/** Longest text an item holds; longer ones are refused rather than cut. */
const MAX_TEXT = 2048;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const flag = v.literal('yes');

/**
 * Declares a stored item.
 * @param key its name inside the stored object
 * @param schema what a value must look like, both when written and when read back
 * @param maxAgeMs how long a value counts after it was written
 */
export function storedItem<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  maxAgeMs?: number,
): StoredItem<Value> {
  return maxAgeMs === undefined ? { key, schema } : { key, schema, maxAgeMs };
}

/** Every value the product keeps in the stored object (STORE-004…023). */
export const ITEMS = {
  /** The member's token, the time it stops counting (SESSION-013), and the member's name once that is known. */
  token: storedItem('X-API-TOKEN', v.object({ value: text, expiresAt: v.number(), owner: v.optional(text) })),
  /** The device's id, sent with every call; outlives the member (OPEN-036). */
  deviceId: storedItem('X-API-UUID', text),
  /** What the web-clip token calls `uu`; starts equal to the device's id (OPEN-036). */
  webClipUuid: storedItem('uuid', text),
  tokenFromUrl: storedItem('tokenFromUrl', text),
  agentVerify: storedItem('agent_verify', text),
  /** `yes` while a partner-channel visitor's detour is still to come, `used` after it (OPEN-013). */
  partnerChannel: storedItem('isMY', v.picklist(['yes', 'used'])),
  /** The venues of the member's wallet page as they were named last, by language (OPEN-068). */
  wallet: storedItem('wallet', v.record(v.string(), v.unknown())),
  /** The sponsored images that the platform named last, by their kind (OPEN-068). */
  sponsor: storedItem('sponsor', v.record(v.string(), v.unknown())),
  agentCode: storedItem('i_code', text, 12 * HOUR_MS),
  recommendCode: storedItem('r_code', text, 12 * HOUR_MS),
  recommendBet: storedItem('r_bet', text, 12 * HOUR_MS),
  inviteCode: storedItem('invite_code', text, 24 * HOUR_MS),
  /** The visitor chose to go on in spite of the region caveat. */
  continued: storedItem('isGo', flag),
  ipAddress: storedItem('ipAddress', text),
  /** Which bets a slip of several selections shows: both 0, singles 1, combos 2 (SPORT-014, SPORT-019, OPEN-045). */
  betMode: storedItem('betMode', v.picklist([0, 1, 2])),
  theme: storedItem('theme', v.picklist(['system', 'light', 'dark'])),
  /** Simple or full cards in match lists, as the platform numbers them (SPORT-018). */
  userMode: storedItem('userMode', v.picklist([0, 1])),
  betGestureMode: storedItem('betGestureMode', v.picklist([0, 1])),
  /** The notation of odds, as the platform numbers them. */
  oddsType: storedItem('oddsType', v.picklist([1, 2, 3, 4])),
  /** The sports venue that is opened first, in front of the server's order (NATIVE-018). */
  firstVenue: storedItem('firstVenue', sportsVenueCode),
  /** As the server named the venues last: the next visit begins with what it will be told again. */
  venueOrder: storedItem('venueOrder', v.array(sportsVenueCode)),
  balancesVisible: storedItem('myMoneyStatus', v.boolean()),
  acceptedOddsChanges: storedItem('acceptValueChangeList', v.array(v.union([v.string(), v.number()]))),
  /** Remembered credentials; the password only as a sealed text. */
  login: storedItem('login', v.object({ name: text, sealed: v.optional(text), checked: v.boolean() })),
  webClipToken: storedItem('webClipToken', text),
  webClipKey: storedItem('webClipKey', text),
  /**
   * A slide of the home page's carousel. Its name is all that is required, and that a login clears it (SESSION-005): the carousel
   * begins with the brand's own drawing at every visit, so nothing keeps one.
   */
  homeSwiperIndex: storedItem('homeSwiperIndex', v.number()),
  /** That somebody has logged in here since the last logout. Required to be set (SESSION-006); nothing is shown by it. */
  firstLogin: storedItem('firstLogin', flag),
  /** That the platform wants friends invited. Required to be kept (SESSION-003); no dialog opens by itself because of it. */
  friendPopup: storedItem('friendPopup', flag),
  /**
   * Launch address and token that the auto-login's preload left. Required to be kept (SESSION-008); the first visit to the venue itself
   * goes on with the session parameters that the same launch has set.
   */
  preloadedLaunch: storedItem('preloadedLaunch', v.object({ url: text, token: text })),
  /** The platform's lines as it named them last, by kind: the next visit begins with them (OPEN-058). */
  lines: storedItem('lines', v.record(text, v.array(text))),
  /** Origin of the site's line that the member chose (ROUTE-008). */
  line: storedItem('line', text),
  locale: storedItem('locale', v.picklist(['zh-CN', 'zh-TW', 'en'])),
} as const;

/** The item under which one venue's session parameters are kept (STORE-022). */
export function venueSessionItem(venue: SportsVenueCode): StoredItem<Record<string, unknown>> {
  return storedItem(`venueSession.${venue}`, v.record(v.string(), v.unknown()));
}

/** Keys of dialogs that were shown to one member begin with this, so that logging out forgets them (OPEN-012). */
export const MARKETING_MODAL_PREFIX = 'marketingModal.';
