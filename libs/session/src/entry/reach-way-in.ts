import { ERROR_TEXTS, type ApiError } from '@heptad/api-client';
import type { SagaIterator } from 'redux-saga';
import { call, delay, race } from 'redux-saga/effects';
import type * as wayIn from './way-in';

/** The code of logging in and registering. */
export type WayIn = typeof wayIn;

/** Fetches {@link WayIn}. Most visits need it late or never, so no page waits for it. Rejects when it cannot be had. */
export type WayInLoader = () => Promise<WayIn>;

export const loadWayIn: WayInLoader = () => import('./way-in');

/** Nobody waits longer than this for the code, in milliseconds. */
export const WAY_IN_TIMEOUT_MS = 20_000;

/** @returns the code of logging in; undefined when it cannot be had, or does not come in time */
export function* reachWayIn(deps: { readonly loadWayIn: WayInLoader }): SagaIterator<WayIn | undefined> {
  const { reached }: { reached?: WayIn } = yield race({
    reached: call(() => deps.loadWayIn().catch(() => undefined)),
    late: delay(WAY_IN_TIMEOUT_MS),
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
