import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@heptad/testing';

const START = Date.UTC(2026, 2, 1, 4);

describe('the clock of a sandbox', () => {
  let folder: string;
  let real: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'heptad-start-'));
    real = Date.UTC(2031, 0, 1);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const start = (given: { readonly start?: number }) =>
    startSandbox({ storage: { sqlite: join(folder, 'sandbox.db') }, now: () => real, ...given });

  it('starts at the moment that is given, and shows the same matches whatever the real date is', async () => {
    const seen: unknown[] = [];
    for (const date of [Date.UTC(2031, 0, 1), Date.UTC(2020, 5, 5, 13)]) {
      real = date;
      const sandbox = await startSandbox({ now: () => real, start: START });
      expect(sandbox.clock.now()).toBe(START);
      seen.push(sandbox.services.simulation.matches({ period: 'live', limit: 5 }));
      await sandbox.close();
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('goes on from where it stood when the same database is opened again, moved or not', async () => {
    const first = await start({ start: START });
    await first.close();
    real += 5_000;
    const second = await start({ start: START });
    expect(second.clock.now()).toBe(START + 5_000);
    await second.clock.advance(60_000);
    await second.close();
    real += 1_000;
    const third = await start({ start: START });
    expect(third.clock.now()).toBe(START + 66_000);
    await third.close();
  });

  it('is the real time where none is given', async () => {
    const sandbox = await start({});
    expect(sandbox.clock.now()).toBe(real);
    await sandbox.close();
  });
});
