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
  activity,
  agents,
  bets,
  captcha,
  chat,
  configuration,
  dealer,
  deposit,
  depositProof,
  devices,
  fb,
  feedback,
  forget,
  games,
  help,
  home,
  im,
  jsonCache,
  keys,
  loginPassword,
  mail,
  matches,
  member,
  memberCentre,
  ob,
  passkeys,
  payout,
  profile,
  protection,
  push,
  rebate,
  rechargeChat,
  redList,
  rewards,
  secondaryPassword,
  session,
  sponsor,
  sports,
  selections,
  statement,
  teams,
  treasure,
  venue,
  video,
  vip,
  wallet,
  walletOverview,
  withdrawal,
} from './areas';
export * as gamePlay from './game-play/index';
export { ALL_CALLS, type CallId } from './all-calls';
export { AVATAR_DRAWINGS, AVATAR_PICTURE, type AvatarDrawing, isMovingPicture } from './avatar-picture';
export { ADULT_AGE, AGE_TIME_ZONE, birthdayText, isAdult, latestBirthday } from './birthday';
export { BET_LEGS, BOUNDS } from './bounds';
export { isCardNumber } from './card-number';
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
export {
  BROWSER_REPORT_PATH,
  browserReportSchema,
  MAX_REPORTED,
  VITALS,
  type BrowserEvent,
  type BrowserReport,
} from './browser-reports';
export { LINE_HEALTH_PATH, SITE_LINE_ENTRY, SOCKET_LINE_ENTRY } from './lines';
export { SHARED_LISTS, SHARED_LIST_STALE_MS, SHARED_LIST_TTL_MS } from './shared-lists';
export { PAYOUT_BOUNDS } from './payout-bounds';
export { cleanSupportText, holdsCardNumber, SUPPORT_TEXT_LENGTH } from './support-text';
export { MAGIC_LENGTH, PROOF_PICTURE, proofPictureType, type ProofPictureType } from './proof-picture';
export * as platformSocket from './socket';
export {
  DEFAULT_VENUE,
  SPORTS_VENUE_CODES,
  sportsVenueCode,
  sportsVenueOf,
  type SportsVenueCode,
} from './venue-code';
export { FAMILY_OF_VENUE, SPORTS_VENUES, type SportsVenue, type VenueFamily } from './venues';
export { isPushEndpoint } from './push-endpoint';
