import { preInfo } from '../calls/configuration';
import { walletBalances } from '../calls/wallet';
import { CONNECTION_ERRORS, VENUE_TOKEN_ERRORS } from './connection-errors';
import type { ErrorState } from './error-state';
import { LOGIN_ERRORS } from './login-errors';

/** Refused visitors (ERR-031…034). */
const BLOCKED_VISITORS: readonly ErrorState[] = [
  {
    row: 'ERR-031',
    what: '6031 in the middle of a visit is told to everybody: the session ends, the caution is shown',
    provoke: {
      by: 'scenario',
      scenarios: [{ path: walletBalances.path, effect: { code: 6031 } }],
      page: '/mine/finance/myWallet',
      act: 'openAsMember',
      sees: { library: 'app-shell', key: 'restriction.caveat' },
      exit: 'continue',
    },
  },
  {
    row: 'ERR-032',
    what: '6032 blocks the visitor',
    provoke: {
      by: 'scenario',
      scenarios: [{ path: preInfo.path, effect: { code: 6032 } }],
      page: '/',
      act: 'open',
      sees: { library: 'app-shell', key: 'restriction.block' },
      exit: 'refresh',
    },
  },
  {
    row: 'ERR-033',
    what: '6032 inside the app blocks nobody',
    provoke: {
      by: 'scenario',
      scenarios: [{ path: preInfo.path, effect: { code: 6032 } }],
      page: '/?isApp=1',
      act: 'open',
      sees: { library: 'sports-betting', key: 'hotMatches' },
      exit: 'stay',
    },
  },
  {
    row: 'ERR-034',
    what: '6033 cautions the visitor',
    provoke: {
      by: 'scenario',
      scenarios: [{ path: preInfo.path, effect: { code: 6033 } }],
      page: '/',
      act: 'open',
      sees: { library: 'app-shell', key: 'restriction.caveat' },
      exit: 'continue',
    },
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
];
