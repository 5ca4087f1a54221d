// Runs one project's specs and leaves their counts in dist/results, where the test command adds them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const [root] = process.argv.slice(2);
const results = `dist/results/${root}.json`;
mkdirSync(dirname(results), { recursive: true });

// An app is a composition root that journeys test; every library has specs of its own.
const mayBeEmpty = root.startsWith('apps/') || root === 'e2e';
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--config=jest.config.mjs',
    '--json',
    `--outputFile=${results}`,
    '--maxWorkers=1',
    ...(mayBeEmpty ? ['--passWithNoTests'] : []),
    `^${process.cwd()}/${root}/`,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
process.exit(status ?? 1);
