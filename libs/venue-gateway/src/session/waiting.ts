import type { SendOptions } from '@heptad/api-client';

/** Who waits for a launch at present. */
export interface Waiting {
  anybody(): boolean;
  /**
   * Does something that somebody waits for; what a page reads by itself (`true`) is waited for by nobody, so that its failure
   * leads nobody away (ROUTE-002).
   */
  during<Value>(noToast: SendOptions['noToast'], done: () => Promise<Value>): Promise<Value>;
}

export function createWaiting(): Waiting {
  let waiting = 0;
  return {
    anybody: () => waiting > 0,
    async during(noToast, done) {
      if (noToast === true) return done();
      waiting += 1;
      try {
        return await done();
      } finally {
        waiting -= 1;
      }
    },
  };
}
