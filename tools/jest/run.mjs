// Runs one project's specs and leaves their counts in dist/results, where the test command adds them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

const [root] = process.argv.slice(2);
const results = `dist/results/${root}.json`;
mkdirSync(dirname(results), { recursive: true });

/** A project of more spec files than this is as long as all others beside it, and gets a second worker. */
const ONE_WORKER_FILES = 60;
// Not its `src` alone: tools and journeys have none.
const specs = readdirSync(root, { recursive: true }).filter((name) => /\.spec\.tsx?$/.test(name));
const workers = specs.length > ONE_WORKER_FILES ? 2 : 1;

// An app is a composition root that journeys test; every library has specs of its own.
const mayBeEmpty = root.startsWith('apps/') || root === 'e2e';
const { status } = spawnSync(
  process.execPath,
  [
    // Specs make much that lives for one test: with room for it, the collector runs a tenth as often.
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    '--config=jest.config.mjs',
    '--json',
    `--outputFile=${results}`,
    `--maxWorkers=${workers}`,
    // A worker that has loaded many files' modules collects ever longer; a new one is quicker.
    '--workerIdleMemoryLimit=400MB',
    ...(mayBeEmpty ? ['--passWithNoTests'] : []),
    `^${process.cwd()}/${root}/`,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
process.exit(status ?? 1);
