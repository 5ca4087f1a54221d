/** The part of `navigator.locks` that is used, so that two tabs never write over each other. */
export interface StoredLocks {
  request(name: string, work: () => Promise<void>): Promise<unknown>;
}

/** Writes one after the other; what changes before a write begins goes into that write. */
export interface WriteQueue {
  schedule(): void;
  /** Resolves when all writes so far are done or given up. */
  settled(): Promise<void>;
}

/**
 * @param write writes all changes that have not been written; never rejects
 * @param lock held during each write; a lock that is refused is done without
 */
export function createWriteQueue(
  write: () => Promise<void>,
  lock: { readonly locks: StoredLocks | undefined; readonly name: string },
): WriteQueue {
  const { locks, name } = lock;
  let scheduled: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  return {
    schedule() {
      scheduled ??= last
        .then(() => {
          scheduled = undefined;
          return locks === undefined ? write() : locks.request(name, write);
        })
        .then(
          () => undefined,
          () => write(),
        );
      last = scheduled;
    },
    settled: () => last,
  };
}
