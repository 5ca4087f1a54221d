import * as home from '../calls/home';
import * as session from '../calls/session';
import { FB_TOKEN_EXPIRED, OB_TOKEN_EXPIRED, REQUEST_CODES } from '../codes';
import type { ErrorScenario, ErrorState, MessageKey, Seen } from './error-state';

const login = session.login.path;
const loginPage = '/entry/login?returnTo=%2Fmine';
const text = (key: string): MessageKey => ({ library: 'app-shell', key: `errors.${key}` });

/** A login that something goes wrong with on the way: the form stays as it was. */
const onLogin = (effect: ErrorScenario['effect'], sees: Seen): ErrorState['provoke'] => ({
  by: 'scenario',
  scenarios: [{ path: login, effect }],
  page: loginPage,
  act: 'logIn',
  sees,
  exit: 'tryAgain',
});

/** A venue that refuses its token once: the member sees the list as if nothing had been. */
const onVenue = (venue: string, scenario: ErrorScenario): ErrorState['provoke'] => ({
  by: 'scenario',
  scenarios: [{ ...scenario, times: 1 }],
  page: `/home/sports?venue=${venue}&period=today&sport=football`,
  act: 'open',
  sees: { library: 'sports-betting', key: 'title' },
  exit: 'stay',
});

/** Success codes, broken connections, general refusals (ERR-001…013) and a venue's lost token (ERR-035, ERR-036). */
export const CONNECTION_ERRORS: readonly ErrorState[] = [
  {
    row: 'ERR-001',
    what: 'the platform says 200 where it says 6000 elsewhere: both are success',
    provoke: {
      by: 'scenario',
      scenarios: [
        {
          path: home.notices.path,
          effect: {
            code: 200,
            data: [{ id: 'err-001', title: '演示公告', content: '成功码 200', publishedAt: 0 }],
          },
        },
      ],
      page: '/',
      // A guest may be given the list that the edge keeps for all.
      act: 'openAsMember',
      sees: { asItCame: '演示公告 · 成功码 200' },
      exit: 'stay',
    },
  },
  {
    row: 'ERR-002',
    what: 'success codes of the venues',
    provoke: {
      by: 'spec',
      why: 'Every list of a venue is such a success; a spec tries each code in both types.',
      spec: 'libs/contracts/src/codes.spec.ts',
      sees: [],
    },
  },
  {
    row: 'ERR-003',
    what: 'a status that is no success carries its text',
    provoke: onLogin({ status: 503 }, { asItCame: 'Service Unavailable' }),
  },
  { row: 'ERR-004', what: 'HTTP Forbidden', provoke: onLogin({ status: 403 }, text('network')) },
  {
    row: 'ERR-005',
    what: 'an answer that is no JSON brings no text of its own',
    provoke: onLogin({ malformed: 'json' }, text('system')),
  },
  {
    row: 'ERR-006',
    what: 'no answer within 20 s',
    provoke: onLogin({ latency: 25_000 }, text('timedOut')),
  },
  {
    row: 'ERR-007',
    what: 'texts of broken connections',
    provoke: {
      by: 'spec',
      why: 'The rows below show them one by one, but for the call that a page itself gave up and the status without any text.',
      spec: 'libs/api-client/src/failure.spec.ts',
      sees: ['cancelled', 'timedOut', 'disconnected', 'terminated', 'unknownConnection'].map(text),
    },
  },
  {
    row: 'ERR-008',
    what: 'a message that speaks of a timeout',
    provoke: onLogin({ status: 504 }, text('timedOut')),
  },
  {
    row: 'ERR-009',
    what: 'no network',
    provoke: {
      by: 'browser',
      fault: 'offline',
      why: 'Whether there is a network is for the browser to say.',
      page: loginPage,
      act: 'logIn',
      sees: text('disconnected'),
      exit: 'tryAgain',
    },
  },
  {
    row: 'ERR-010',
    what: 'a connection that breaks',
    provoke: {
      by: 'browser',
      fault: 'reset',
      why: 'Behind the edge a platform that hangs up is a 502; without it `drop` on the login does the same.',
      page: loginPage,
      act: 'logIn',
      sees: text('terminated'),
      exit: 'tryAgain',
    },
  },
  {
    row: 'ERR-011',
    what: 'any other status gives its text',
    provoke: onLogin({ status: 418 }, { asItCame: "I'm a Teapot" }),
  },
  {
    row: 'ERR-012',
    what: 'a refusal without a message',
    provoke: onLogin({ code: 7777, message: null }, text('unknownBusiness')),
  },
  {
    row: 'ERR-013',
    what: 'a code of our own choice brings the platform’s words',
    provoke: onLogin(
      { code: REQUEST_CODES.internal, message: '演示错误，请稍后再试' },
      { asItCame: '演示错误，请稍后再试' },
    ),
  },
];

/** A venue's lost token. */
export const VENUE_TOKEN_ERRORS: readonly ErrorState[] = [
  {
    row: 'ERR-035',
    what: 'OB refuses its token: it is renewed, and the list comes',
    provoke: onVenue('YBTY', { path: '/yewu11/*', effect: { code: `0${OB_TOKEN_EXPIRED}` } }),
  },
  {
    row: 'ERR-036',
    what: 'FB refuses its token: it is renewed, and the list comes',
    provoke: onVenue('FBTY', { path: '/v1/*', effect: { code: FB_TOKEN_EXPIRED } }),
  },
];
