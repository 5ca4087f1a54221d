import * as captcha from '../calls/captcha';
import * as session from '../calls/session';
import { LOGIN_CODES } from '../codes';
import type { ErrorScenario, ErrorState, Exit } from './error-state';

type LoginCode = keyof typeof LOGIN_CODES;

/** Where a code could be sent to, as the platform tells it with a refusal that wants one. */
const CONTACT = { phone: '138****8008' };

const refusal = (code: LoginCode, data?: object): ErrorScenario => ({
  path: session.login.path,
  effect: { code: LOGIN_CODES[code], ...(data && { data }) },
});

function row(
  id: ErrorState['row'],
  code: LoginCode,
  what: string,
  exit: Exit,
  { scenarios, key }: { readonly scenarios?: readonly ErrorScenario[]; readonly key?: string } = {},
): ErrorState {
  const wantsCode = exit === 'identityCheck' || exit === 'deviceCode';
  return {
    row: id,
    what: `${String(LOGIN_CODES[code])} ${what}`,
    provoke: {
      by: 'scenario',
      scenarios: scenarios ?? [refusal(code, wantsCode ? CONTACT : undefined)],
      page: '/entry/login?returnTo=%2Fmine',
      act: 'logIn',
      sees: { library: 'account', key: key ?? `login.codes.${code}` },
      exit,
    },
  };
}

/** Refused logins (ERR-014…030): each code has its own words and its own way on (OPEN-024). */
export const LOGIN_ERRORS: readonly ErrorState[] = [
  row('ERR-014', 'nameError', 'name or password wrong', 'tryAgain'),
  row('ERR-015', 'imageCodeOnce', 'asks for a picture', 'readPicture'),
  // The slider says itself what it is for.
  row('ERR-016', 'extremeCodeOnce', 'asks for the slider', 'solveSlider', { key: 'slider.title' }),
  row('ERR-017', 'imageCodeError', 'the picture was read wrongly', 'readPicture'),
  row('ERR-018', 'ipUnusual', 'unusual address', 'identityCheck'),
  row('ERR-019', 'deviceUnusual', 'unusual device', 'identityCheck'),
  row('ERR-020', 'ipAndDeviceUnusual', 'unusual address and device', 'identityCheck'),
  row('ERR-021', 'longTimeError', 'not logged in for long', 'identityCheck'),
  row('ERR-022', 'loginRisk', 'a risk', 'identityCheck'),
  row('ERR-023', 'deviceAuth', 'a device to be authorised', 'deviceCode'),
  row('ERR-024', 'deviceAuthCode', 'the device’s code is wanted', 'deviceCode'),
  row('ERR-025', 'deviceAuthLock', 'authorisation is locked', 'customerService'),
  row('ERR-026', 'deviceAuthExpired', 'authorisation took too long', 'deviceCode'),
  row('ERR-027', 'deviceAuthExcessive', 'too many authorisations', 'customerService'),
  row('ERR-028', 'loginLimit', 'logins are limited', 'customerService'),
  row('ERR-029', 'uuidNull', 'the device has no id, not even a new one', 'tryAgain'),
  row('ERR-030', 'imageFetchFailed', 'the picture cannot be fetched', 'fetchPicture', {
    scenarios: [refusal('imageCodeOnce'), { path: captcha.image.path, effect: { status: 500 } }],
  }),
];
