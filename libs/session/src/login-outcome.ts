import type { ApiError } from '@heptad/api-client';
import { LOGIN_CODES } from '@heptad/contracts';

/** How an attempt to log in ended, each with its own next step (ERR-014…030, OPEN-024). Errors carry the platform's text. */
export type LoginOutcome =
  | { readonly kind: 'loggedIn' }
  /** A later submission, or a logout, has taken its place: there is nothing to say. */
  | { readonly kind: 'superseded' }
  /** Name or password wrong: said beside the fields. */
  | { readonly kind: 'nameError'; readonly error: ApiError }
  /** Show a captcha picture and send once more with what was read; `wrong` when the reading was not right. */
  | { readonly kind: 'imageCaptcha'; readonly wrong: boolean; readonly error: ApiError }
  /** Let the slider be solved and send once more with its token. */
  | { readonly kind: 'sliderCaptcha'; readonly error: ApiError }
  /** Something is unusual: on to the identity check. */
  | {
      readonly kind: 'identityCheck';
      readonly reason: 'ip' | 'device' | 'ipAndDevice' | 'longTime' | 'risk';
      readonly error: ApiError;
    }
  /** The device has to be authorised by a code; `wrong` when the code given was not right. */
  | { readonly kind: 'deviceCode'; readonly wrong: boolean; readonly error: ApiError }
  /** The authorisation is locked: customer service helps. */
  | { readonly kind: 'deviceLocked'; readonly error: ApiError }
  /** The authorisation took too long: begin it again. */
  | { readonly kind: 'deviceExpired'; readonly error: ApiError }
  | { readonly kind: 'tooManyDevices'; readonly error: ApiError }
  | { readonly kind: 'limited'; readonly error: ApiError }
  /** Anything else, from a broken connection to an unknown code. */
  | { readonly kind: 'failed'; readonly error: ApiError };

type Making = (error: ApiError) => LoginOutcome;

const identityCheck =
  (reason: 'ip' | 'device' | 'ipAndDevice' | 'longTime' | 'risk'): Making =>
  (error) => ({ kind: 'identityCheck', reason, error });

const codes = (table: readonly (readonly [number, Making])[]): (readonly [string, Making])[] =>
  table.map(([code, make]) => [String(code), make]);

const OUTCOMES: ReadonlyMap<string, Making> = new Map<string, Making>(
  codes([
    [LOGIN_CODES.nameError, (error) => ({ kind: 'nameError', error })],
    [LOGIN_CODES.imageCodeOnce, (error) => ({ kind: 'imageCaptcha', wrong: false, error })],
    [LOGIN_CODES.imageCodeError, (error) => ({ kind: 'imageCaptcha', wrong: true, error })],
    [LOGIN_CODES.extremeCodeOnce, (error) => ({ kind: 'sliderCaptcha', error })],
    [LOGIN_CODES.ipUnusual, identityCheck('ip')],
    [LOGIN_CODES.deviceUnusual, identityCheck('device')],
    [LOGIN_CODES.ipAndDeviceUnusual, identityCheck('ipAndDevice')],
    [LOGIN_CODES.longTimeError, identityCheck('longTime')],
    [LOGIN_CODES.loginRisk, identityCheck('risk')],
    [LOGIN_CODES.deviceAuth, (error) => ({ kind: 'deviceCode', wrong: false, error })],
    [LOGIN_CODES.deviceAuthCode, (error) => ({ kind: 'deviceCode', wrong: true, error })],
    [LOGIN_CODES.deviceAuthLock, (error) => ({ kind: 'deviceLocked', error })],
    [LOGIN_CODES.deviceAuthExpired, (error) => ({ kind: 'deviceExpired', error })],
    [LOGIN_CODES.deviceAuthExcessive, (error) => ({ kind: 'tooManyDevices', error })],
    [LOGIN_CODES.loginLimit, (error) => ({ kind: 'limited', error })],
  ]),
);

/** The way on from a refused login. */
export function outcomeOfRefusal(error: ApiError): LoginOutcome {
  const make = error.kind === 'business' ? OUTCOMES.get(error.code) : undefined;
  return make === undefined ? { kind: 'failed', error } : make(error);
}
