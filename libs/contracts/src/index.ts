export {
  type Call,
  type CallFamily,
  type CallRequest,
  type CallResponse,
  defineCall,
  familyOfPath,
  type KeyScope,
} from './define-call';
export {
  activities,
  bets,
  captcha,
  configuration,
  dealer,
  deposit,
  fb,
  forget,
  home,
  im,
  jsonCache,
  keys,
  matches,
  member,
  ob,
  payout,
  redList,
  session,
  sponsor,
  sports,
  selections,
  teams,
  venue,
  video,
  wallet,
  withdrawal,
} from './areas';
export { ALL_CALLS, type CallId } from './all-calls';
export { BET_LEGS, BOUNDS } from './bounds';
export * as BUSINESS_CODES from './business-codes';
export {
  FB_SUCCESS,
  FB_TOKEN_EXPIRED,
  IM_SUCCESS,
  IM_TOKEN_EXPIRED,
  IP_BLOCKED_CODES,
  isIpBlockedCode,
  isPlatformSuccess,
  isSessionCode,
  isVenueSuccess,
  isVenueTokenExpired,
  LOGIN_CODES,
  OB_SUCCESS,
  OB_TOKEN_EXPIRED,
  PLATFORM_SUCCESS,
  REQUEST_CODES,
  SESSION_CODES,
} from './codes';
export { ERROR_CATALOGUE } from './errors/error-catalogue';
export type { ErrorState, Exit, Seen } from './errors/error-state';
export { hostileAddresses } from './hostile/hostile-addresses';
export { LINE_HEALTH_PATH, SITE_LINE_ENTRY, SOCKET_LINE_ENTRY } from './lines';
export { SHARED_LISTS, SHARED_LIST_STALE_MS, SHARED_LIST_TTL_MS } from './shared-lists';
export * as platformSocket from './socket';
export {
  DEFAULT_VENUE,
  SPORTS_VENUE_CODES,
  sportsVenueCode,
  sportsVenueOf,
  type SportsVenueCode,
} from './venue-code';
export { FAMILY_OF_VENUE, SPORTS_VENUES, type SportsVenue, type VenueFamily } from './venues';
