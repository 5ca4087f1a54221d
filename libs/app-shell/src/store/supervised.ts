import type { Saga, SagaIterator } from 'redux-saga';
import { call, delay } from 'redux-saga/effects';

/** A workflow that dies begins again this often on one page, each time after a longer pause. */
export const RESTARTS = 3;
export const RESTART_PAUSE_MS = 1_000;

/** Hears of each death of a workflow. @param again whether the workflow begins again, or stays dead until the page is loaded */
export type DeathListener = (error: Error, again: boolean) => void;

/** Runs a workflow and begins it again when it dies unexpectedly: a defect in one message must not end a session's watch for good. */
export function supervised<Services>(
  saga: Saga<[Services]>,
  onDeath: DeathListener,
): (services: Services) => SagaIterator<void> {
  return function* watch(services) {
    for (let deaths = 1; ; deaths += 1) {
      try {
        yield call(saga, services);
        return;
      } catch (cause) {
        const again = deaths <= RESTARTS;
        onDeath(cause instanceof Error ? cause : new Error(String(cause)), again);
        if (!again) return;
      }
      yield delay(RESTART_PAUSE_MS * 2 ** (deaths - 1));
    }
  };
}
