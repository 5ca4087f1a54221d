// Runs one project's specs and leaves their counts in dist/results, where the test command adds them up; with them, in `.broken`, why the run
// ended badly where they do not say so.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { badEndOf } from './run-end.mjs';

const [root] = process.argv.slice(2);
const results = `dist/results/${root}.json`;
const broken = `dist/results/${root}.broken`;
mkdirSync(dirname(results), { recursive: true });
// What an earlier run left is no result of this one.
for (const file of [results, broken]) rmSync(file, { force: true });

/** A project of more spec files than this is as long as all others beside it, and gets a second worker. */
const ONE_WORKER_FILES = 60;
// Not its `src` alone: tools and journeys have none.
const specs = readdirSync(root, { recursive: true }).filter((name) => /\.spec\.tsx?$/.test(name));
const workers = specs.length > ONE_WORKER_FILES ? 2 : 1;

// An app is a composition root that journeys test; every library has specs of its own.
const mayBeEmpty = root.startsWith('apps/') || root === 'e2e';
const runner = spawn(
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
  { stdio: ['ignore', 'ignore', 'pipe'] },
);

/** As much of the end of its output as is kept: far more than is repeated. */
const KEPT_LETTERS = 20_000;
let output = '';
runner.stderr.setEncoding('utf8');
runner.stderr.on('data', (text) => {
  process.stderr.write(text);
  output = (output + text).slice(-KEPT_LETTERS);
});

function reportLeft() {
  try {
    return JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return undefined;
  }
}

runner.on('close', (code, signal) => {
  const report = reportLeft();
  const why = badEndOf({ code, signal, report, output });
  if (why !== undefined) writeFileSync(broken, why);
  // Cut off in the middle, it would be told twice.
  if (report === undefined) rmSync(results, { force: true });
  process.exitCode = why === undefined ? (code ?? 1) : 1;
});
