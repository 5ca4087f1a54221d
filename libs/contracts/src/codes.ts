import type { VenueFamily } from './venues';

/** Codes of a platform answer that mean success (ERR-001). */
export const PLATFORM_SUCCESS_CODES = [200, 6000] as const;

/** What a platform answer carries on success. */
export const PLATFORM_SUCCESS = 6000;

/** Codes of a venue answer that mean success (ERR-002). */
export const VENUE_SUCCESS_CODES = [100, '0000000', 350, '200'] as const;

/** What each venue family carries on success; FB's 0 becomes 100 before it is judged (API-025). */
export const IM_SUCCESS = 100;
export const OB_SUCCESS = '0000000';
export const FB_SUCCESS = 0;

/** Login refusals, each with its own reaction (ERR-014…ERR-030, OPEN-024). */
export const LOGIN_CODES = {
  /** ERR-014 */ nameError: 6002,
  /** ERR-015 */ imageCodeOnce: 6021,
  /** ERR-016 */ extremeCodeOnce: 6022,
  /** ERR-017 */ imageCodeError: 6024,
  /** ERR-018 */ ipUnusual: 6025,
  /** ERR-019 */ deviceUnusual: 6026,
  /** ERR-020 */ ipAndDeviceUnusual: 6027,
  /** ERR-021 */ longTimeError: 6028,
  /** ERR-022 */ loginRisk: 6029,
  /** ERR-023 */ deviceAuth: 6035,
  /** ERR-024 */ deviceAuthCode: 6036,
  /** ERR-025 */ deviceAuthLock: 6037,
  /** ERR-026 */ deviceAuthExpired: 6038,
  /** ERR-027 */ deviceAuthExcessive: 6039,
  /** ERR-028 */ loginLimit: 6501,
  /** ERR-029 */ uuidNull: 22007,
  /** ERR-030: raised by the client itself when the captcha image cannot be fetched */ imageFetchFailed: 900000,
} as const;

/** Codes of a visitor whose session is over (SESSION-020); which says what is ours to choose. */
export const SESSION_CODES = {
  unknown: 10103,
  replaced: 10105,
  /** A web-clip session logs in anew and repeats the request (OPEN-007). */
  expired: 6001,
  otherSite: 10104,
  addressRefused: 6031,
  missing: 10102,
} as const;

/** Codes of a refused address, told to listeners (ERR-031). */
export const IP_BLOCKED_CODES = {
  /** Ends the session too. */
  refused: SESSION_CODES.addressRefused,
  /** Leads to the restriction page, the others to the caveat (ERR-032, ERR-034). */
  restricted: 6032,
  cautioned: 6033,
} as const;

/** An OB or DB code that contains this text asks for a new venue token (ERR-035). */
export const OB_TOKEN_EXPIRED = '400401';

/** The FB code that asks for a new venue token (ERR-036). */
export const FB_TOKEN_EXPIRED = 14010;

/** The IM code of a venue session that has ended; the launch has to be repeated. */
export const IM_TOKEN_EXPIRED = 401;

/** Answers of the platform to requests it refuses before any business rule (ERR-013, ours to choose). */
export const REQUEST_CODES = {
  invalidRequest: 4000,
  signatureRefused: 4003,
  notFound: 4004,
  keyReused: 4009,
  tooManyRequests: 4029,
  internal: 5000,
} as const;

type Code = string | number | null | undefined;

function sameCode(code: Code, expected: string | number): boolean {
  return typeof code === typeof expected
    ? code === expected
    : code !== null && code !== undefined && String(code) === String(expected);
}

/** Whether a platform answer's code means success, as number or as digits (ERR-001, OPEN-023). */
export function isPlatformSuccess(code: Code): boolean {
  return PLATFORM_SUCCESS_CODES.some((expected) => sameCode(code, expected));
}

/** Whether a venue answer's code, already mapped to the common envelope, means success (ERR-002, OPEN-023). */
export function isVenueSuccess(code: Code): boolean {
  return VENUE_SUCCESS_CODES.some((expected) => sameCode(code, expected));
}

/** Whether the code ends the platform session (SESSION-020). */
export function isSessionCode(code: Code): boolean {
  return Object.values(SESSION_CODES).some((expected) => sameCode(code, expected));
}

/** Whether the code says that the visitor's address is refused (ERR-031). */
export function isIpBlockedCode(code: Code): boolean {
  return Object.values(IP_BLOCKED_CODES).some((expected) => sameCode(code, expected));
}

/** Whether a venue family's code asks for a new venue token (ERR-035, ERR-036). */
export function isVenueTokenExpired(family: VenueFamily, code: Code): boolean {
  if (code === null || code === undefined) return false;
  if (family === 'ob') return String(code).includes(OB_TOKEN_EXPIRED);
  return sameCode(code, family === 'fb' ? FB_TOKEN_EXPIRED : IM_TOKEN_EXPIRED);
}
