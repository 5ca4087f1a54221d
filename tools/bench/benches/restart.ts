import type { Bench } from '../engine/bench';
import { median } from '../engine/pairs';
import { sandboxFolder, startSandboxProgram } from '../engine/platform';

const LIMIT_S = 2;

/** Seconds from starting the sandbox on a database it has used before until it answers. */
export const bench: Bench = {
  async run(bed) {
    const folder = sandboxFolder();
    try {
      await (await startSandboxProgram(folder.path)).program.end();
      const times: number[] = [];
      for (let run = 0; run < bed.runs; run += 1) {
        const started = performance.now();
        const { program } = await startSandboxProgram(folder.path);
        times.push((performance.now() - started) / 1000);
        await program.end();
      }
      return [{ name: 'restart', unit: 's', measured: median(times), limit: LIMIT_S }];
    } finally {
      folder.remove();
    }
  },
};
