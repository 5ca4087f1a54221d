import { ALL_CALLS } from '@heptad/contracts';
import type { Call } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';

/** The edge answers these, see `apps/edge`. */
const OF_THE_EDGE = ['jsonCache.read', 'jsonCache.write'];

describe('the contract', () => {
  it('is served in full: every call has its route', async () => {
    const sandbox = await startSandbox();
    const unserved = Object.entries<Call>(ALL_CALLS)
      .filter(([id]) => !OF_THE_EDGE.includes(id))
      .filter(([, call]) => !sandbox.app.hasRoute({ method: call.method, url: call.path }));
    expect(unserved.map(([id]) => id)).toEqual([]);
    await sandbox.close();
  });
});
