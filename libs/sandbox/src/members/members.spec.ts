import { startPostgres, testedEngines } from '@heptad/testing';
import type { PostgresServer } from '@heptad/testing';
import { createClock } from '@heptad/sandbox-simulation';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { openStorage } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';
import { NameTaken, createMembers } from './members';
import type { Members } from './members';
import { memberSteps } from './tables';

describe.each(testedEngines())('members on %s', (engine) => {
  let server: PostgresServer | undefined;
  let storage: Storage;
  let clock: SandboxClock;
  let members: Members;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    storage = await openStorage(
      server === undefined ? { sqlite: ':memory:' } : { postgres: await server.createDatabase() },
      memberSteps,
    );
    clock = createClock({ real: () => 5_000 });
    members = createMembers(storage, clock);
  });
  afterEach(async () => {
    await clock.stop();
    await storage.close();
  });

  const register = (name: string) => members.create({ name, password: 'a'.repeat(32), passwordCost: 2 });

  it('gives every one of many who register at once an id of their own', async () => {
    const made = await Promise.all(['ann', 'bob', 'cat', 'dan', 'eve'].map(register));
    expect(new Set(made.map(({ id }) => id)).size).toBe(5);
    expect(made.every(({ registeredAt }) => registeredAt === 5_000)).toBe(true);
  });

  it('gives a name to one of two who ask for it at once', async () => {
    const results = await Promise.allSettled([register('Ann'), register('ann')]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(NameTaken);
    expect(await members.list()).toHaveLength(1);
  });

  it('knows the password it was given and no other, and notes its last login', async () => {
    const { id } = await register('ann');
    expect(await members.checkPassword(id, 'a'.repeat(32))).toBe(true);
    expect(await members.checkPassword(id, 'b'.repeat(32))).toBe(false);
    expect(await members.checkPassword('none', 'a'.repeat(32))).toBe(false);
    await members.noteLogin(id);
    expect((await members.find(id))?.lastLoginAt).toBe(5_000);
  });

  it('trusts a device of one member only', async () => {
    const [ann, bob] = [await register('ann'), await register('bob')];
    const names = { browser: 'Chrome', system: 'Android' };
    await members.trust(ann.id, 'device', names);
    await members.trust(ann.id, 'device', names);
    expect(await members.trusts(ann.id, 'device')).toBe(true);
    expect(await members.trusts(bob.id, 'device')).toBe(false);
    const id = members.trustedId(ann.id, 'device');
    expect(await members.trustedDevices(ann.id)).toEqual([{ id, ...names, trustedAt: 5_000 }]);
    await members.forgetDevice(bob.id, id);
    expect(await members.trusts(ann.id, 'device')).toBe(true);
    await members.forgetDevice(ann.id, id);
    expect(await members.trusts(ann.id, 'device')).toBe(false);
  });
});
