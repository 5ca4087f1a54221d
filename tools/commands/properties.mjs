// npm run test:properties [libs/…]: every spec that has properties, with cases nobody has seen yet. A failure prints its seed.
import { spawnSync } from 'node:child_process';
import { readArguments } from './arguments.mjs';
import { prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { Mendable, run } from './report.mjs';

/** Ten times what a check tries of a property that says nothing of its own. */
const RUNS = '1000';
const TIME_LIMIT_MS = 600_000;

/** The specs of these folders that have properties; git finds nothing, and says so by its code, where there are none. */
function specsOf(folders) {
  const { stdout } = spawnSync('git', ['grep', '--untracked', '-lF', "'fast-check'", '--', ...folders], {
    encoding: 'utf8',
  });
  const specs = stdout.split('\n').filter((file) => /\.spec\.tsx?$/.test(file));
  if (specs.length === 0) throw new Mendable(`No spec in ${folders.join(', ')} has properties.`);
  return specs;
}

await run(async () => {
  const { names } = readArguments();
  const specs = specsOf(names.length > 0 ? names : ['libs', 'apps', 'tools']);
  await prepare();
  process.exitCode = await runToEnd(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--config=jest.config.mjs',
      `--testTimeout=${TIME_LIMIT_MS}`,
      '--reporters=default',
      '--runTestsByPath',
      ...specs,
    ],
    { env: { PROPERTY_SEED: 'any', PROPERTY_RUNS: RUNS } },
  );
});
