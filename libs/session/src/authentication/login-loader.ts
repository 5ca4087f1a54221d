import { ERROR_TEXTS, type ApiError } from '@heptad/api-client';
import type { SagaIterator } from 'redux-saga';
import { call, delay, race } from 'redux-saga/effects';
import type * as loginCode from './lazy-login';

/** The code of logging in and registering. */
export type LoginCode = typeof loginCode;

/** Fetches {@link LoginCode}. Most visits need it late or never, so no page waits for it. Rejects when it cannot be had. */
export type LoginCodeLoader = () => Promise<LoginCode>;

export const loadLoginCode: LoginCodeLoader = () => import('./lazy-login');

/** Nobody waits longer than this for the code, in milliseconds. */
export const LOGIN_CODE_TIMEOUT_MS = 20_000;

/** @returns the code of logging in; undefined when it cannot be had, or does not come in time */
export function* reachLoginCode(deps: {
  readonly loadLoginCode: LoginCodeLoader;
}): SagaIterator<LoginCode | undefined> {
  const { reached }: { reached?: LoginCode } = yield race({
    reached: call(() => deps.loadLoginCode().catch(() => undefined)),
    late: delay(LOGIN_CODE_TIMEOUT_MS),
  });
  return reached;
}

/** What a submission hears whose code could not be fetched: the network's text. It may be sent again. @param call its path */
export const unreached = (call: string): ApiError => ({
  kind: 'offline',
  message: ERROR_TEXTS.network,
  messageKey: 'network',
  call,
});
