import type { ApiError } from '@heptad/api-client';
import { LOGIN_CODES } from '@heptad/contracts';
import type { LoginOutcome } from '@heptad/session';

/** The steps after a refused login. */
export type StepName =
  /** Show the reason beside the fields. */
  | 'explain'
  /** Ask for the captcha in a picture. Every try needs a new picture. */
  | 'askPicture'
  /** Let the slider be solved. */
  | 'solveSlider'
  /** Ask for the code that authorises this device, on the login page itself. */
  | 'authorise'
  /** Go to the identity check. */
  | 'verify'
  /** Only customer service can help. */
  | 'askService';

type LoginCodeName = keyof typeof LOGIN_CODES;

/** The one table of login codes: code → next step (ERR-014…030, OPEN-024). Its texts are `login.codes.<name>`. */
const STEPS: Readonly<Record<LoginCodeName, StepName>> = {
  nameError: 'explain',
  imageCodeOnce: 'askPicture',
  extremeCodeOnce: 'solveSlider',
  imageCodeError: 'askPicture',
  ipUnusual: 'verify',
  deviceUnusual: 'verify',
  ipAndDeviceUnusual: 'verify',
  longTimeError: 'verify',
  loginRisk: 'verify',
  deviceAuth: 'authorise',
  deviceAuthCode: 'authorise',
  deviceAuthLock: 'askService',
  deviceAuthExpired: 'authorise',
  deviceAuthExcessive: 'askService',
  loginLimit: 'askService',
  uuidNull: 'explain',
  imageFetchFailed: 'askPicture',
};

/** What the login page does next. */
export type NextStep =
  /** Logged in; or nothing, since a later request has replaced this one. */
  | { readonly step: 'enter' | 'stay' }
  | {
      readonly step: StepName;
      readonly error: ApiError;
      /** The key of what is said; absent where the error brings its own text. */
      readonly text?: `login.codes.${LoginCodeName}`;
    };

const nameOf = (code: string | undefined): LoginCodeName | undefined => {
  const names = Object.keys(STEPS) as LoginCodeName[];
  return names.find((name) => String(LOGIN_CODES[name]) === code);
};

/** The next step after every end a login can have. */
export function nextStep(outcome: LoginOutcome): NextStep {
  if (outcome.kind === 'loggedIn') return { step: 'enter' };
  if (outcome.kind === 'superseded') return { step: 'stay' };
  const { error } = outcome;
  const name = error.kind === 'business' ? nameOf(error.code) : undefined;
  if (name === undefined) return { step: 'explain', error };
  return { step: STEPS[name], error, text: `login.codes.${name}` };
}
