import { preInfo } from '../calls/configuration';
import * as wallet from '../calls/wallet';
import { IP_BLOCKED_CODES } from '../codes';
import { CONNECTION_ERRORS, VENUE_TOKEN_ERRORS } from './connection-errors';
import type { ErrorState, Exit, MessageKey } from './error-state';
import { LOGIN_ERRORS } from './login-errors';
import { PROTECTION_ERRORS } from './protection-errors';

const caution: MessageKey = { library: 'app-shell', key: 'restriction.caveat' };

/** A visitor who is refused with the very first call. */
const onArrival = (code: number, page: string, sees: MessageKey, exit: Exit): ErrorState['provoke'] => ({
  by: 'scenario',
  scenarios: [{ path: preInfo.path, effect: { code } }],
  page,
  act: 'open',
  sees,
  exit,
});

/** Refused visitors (ERR-031…034). */
const BLOCKED_VISITORS: readonly ErrorState[] = [
  {
    row: 'ERR-031',
    what: '6031 in the middle of a visit is told to everybody: the session ends, the caution is shown',
    provoke: {
      by: 'scenario',
      scenarios: [{ path: wallet.balances.path, effect: { code: IP_BLOCKED_CODES.refused } }],
      page: '/mine/finance/myWallet',
      act: 'openAsMember',
      sees: caution,
      exit: 'continue',
    },
  },
  {
    row: 'ERR-032',
    what: '6032 blocks the visitor',
    provoke: onArrival(
      IP_BLOCKED_CODES.restricted,
      '/',
      { library: 'app-shell', key: 'restriction.block' },
      'refresh',
    ),
  },
  {
    row: 'ERR-033',
    what: '6032 inside the app blocks nobody',
    provoke: onArrival(
      IP_BLOCKED_CODES.restricted,
      '/?isApp=1',
      { library: 'sports-betting', key: 'hotMatches' },
      'stay',
    ),
  },
  {
    row: 'ERR-034',
    what: '6033 cautions the visitor',
    provoke: onArrival(IP_BLOCKED_CODES.cautioned, '/', caution, 'continue'),
  },
];

/**
 * Every row of docs/requirements/err.md, once: how to bring it about, what a member reads then, and the way on. The sandbox's
 * panel offers the rows, a journey walks them.
 */
export const ERROR_CATALOGUE: readonly ErrorState[] = [
  ...CONNECTION_ERRORS,
  ...LOGIN_ERRORS,
  ...BLOCKED_VISITORS,
  ...VENUE_TOKEN_ERRORS,
  ...PROTECTION_ERRORS,
];
