import { session } from '@heptad/contracts';
import type { ApiFailure } from './api-client';
import type { ApiError } from './api-error';
import { ownersOf, type FailureOwner } from './failure-owners';

const told = { message: 'm', call: '/site/x' };
const business = (code: string, more: { from?: 'venue'; call?: string } = {}): ApiError => ({
  kind: 'business',
  code,
  ...told,
  ...more,
});
const http = (status: number): ApiError => ({ kind: 'http', status, ...told });

const failure = (error: ApiError, more: Partial<ApiFailure> = {}): ApiFailure => ({
  error,
  quiet: false,
  awaited: true,
  current: true,
  restoreFailed: false,
  ...more,
});

const QUIET = { quiet: true };
const POLL = { quiet: true, awaited: false };
const STALE = { current: false };
const IN_VAIN = { restoreFailed: true };

type Row = readonly [
  what: string,
  error: ApiError,
  owners: readonly FailureOwner[],
  more?: Partial<ApiFailure>,
];

const ROWS: readonly Row[] = [
  ['OPEN-018 a refusal', business('7001'), ['toast']],
  ['OPEN-018 a refusal that the caller deals with', business('7001'), ['page'], QUIET],
  ['SESSION-020 an ended session', business('6001'), ['session']],
  ['SESSION-020 an ended session in a quiet call', business('10103'), ['session'], POLL],
  ['SESSION-020 a code of a session that is over', business('6001'), ['page'], STALE],
  ['OPEN-007 a code after a login in vain', business('6001'), ['page'], IN_VAIN],
  ['a refused login', business('6001', { call: session.login.path }), ['page']],
  ['ERR-031 an address refused that ends the session', business('6031'), ['session', 'blockedPage']],
  ['ERR-031 an address refused that ends no session', business('6032'), ['blockedPage']],
  ['ERR-031 an address refused in a quiet call', business('6033'), ['blockedPage'], POLL],
  ['ERR-031 an address refused of a session that is over', business('6031'), ['blockedPage'], STALE],
  ['a session code of a venue', business('6001', { from: 'venue' }), ['toast']],
  ['an address code of a venue in a quiet call', business('6032', { from: 'venue' }), ['page'], QUIET],
  ['ROUTE-002 too many requests', http(429), ['accessLimitPage']],
  ['ROUTE-002 too many requests in a call that somebody waits for', http(429), ['accessLimitPage'], QUIET],
  ['ROUTE-002 too many requests in a poll', http(429), ['page'], POLL],
  ['a broken server', http(500), ['toast']],
  ['no connection', { kind: 'offline', ...told }, ['toast']],
  ['no connection in a poll', { kind: 'offline', ...told }, ['page'], POLL],
  ['a late answer', { kind: 'timeout', ...told }, ['toast']],
  ['an answer out of shape', { kind: 'malformed', ...told }, ['toast']],
  ['a defect of ours', { kind: 'unexpected', ...told }, ['toast']],
  ['a call given up', { kind: 'cancelled', ...told }, ['nobody']],
  ['a call given up quietly', { kind: 'cancelled', ...told }, ['nobody'], QUIET],
];

describe('who deals with a failure', () => {
  it.each(ROWS.map((row) => ({ what: row[0], row })))('$what', ({ row: [, error, owners, more] }) => {
    expect(ownersOf(failure(error, more))).toEqual(owners);
  });
});
