/** A signal that ends with the caller's own or after a time, and can tell which it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly expired: () => boolean;
  /** Ends the watching; to be called once the work is done. */
  readonly release: () => void;
}

/** @param ms milliseconds until the signal is raised by itself */
export function createDeadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, ms);
  const follow = (): void => controller.abort();
  if (caller?.aborted === true) follow();
  caller?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    expired: () => expired,
    release() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}

/** Waits, or stops waiting when the caller gives up. @returns whether the whole time passed */
export function pause(ms: number, signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted === true) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = (): void => finish(false);
    const timer = setTimeout(() => finish(true), ms);
    function finish(whole: boolean): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(whole);
    }
    signal?.addEventListener('abort', stop);
  });
}

/** Waits for work, or stops waiting when the caller gives up: then undefined. The work itself goes on. */
export function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
  if (signal === undefined) return work;
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
