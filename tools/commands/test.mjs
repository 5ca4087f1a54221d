// npm test: every check of the workspace, in the order in which a failure is cheapest to mend. --all: the full browser matrix.
import { rmSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { brandCodes } from './brands.mjs';
import { nx } from './nx.mjs';
import { checkNode, ensureBrowser, ensurePostgres, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { run, say } from './report.mjs';
import { sumOfResults } from './test-results.mjs';

const RESULTS = 'dist/results';
const BROWSER_RESULTS = `${RESULTS}/browser.json`;

await run(async () => {
  checkNode();
  const { flags } = readArguments(['--all']);
  await prepare();
  const browser = await ensureBrowser();
  await ensurePostgres();
  rmSync(RESULTS, { recursive: true, force: true });

  const steps = [
    ['Format, lint and boundaries, types', () => nx(['run-many', '-t', 'format', 'lint', 'typecheck'])],
    ['Unit, contract and wire tests', () => nx(['run-many', '-t', 'test', '--nxBail=false'])],
    [
      'Building the brands and the catalogue',
      () => nx(['run-many', '-t', 'build', '-p', [...brandCodes(), 'catalogue'].join(',')]),
    ],
    ['Sizes of the brands', () => runToEnd(process.execPath, ['tools/bench/check-sizes.mjs'])],
    [
      'Journeys in the browser',
      () =>
        runToEnd(
          process.execPath,
          ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'],
          {
            env: {
              CHROMIUM_PATH: browser,
              PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS,
              ...(flags.has('--all') && { MATRIX: 'all' }),
            },
          },
        ),
    ],
  ];

  const broken = [];
  for (const [name, step] of steps) {
    say(`\n— ${name}`);
    const started = Date.now();
    if ((await step()) !== 0) broken.push(name);
    say(`  ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  }

  const counted = new Set(['Unit, contract and wire tests', 'Journeys in the browser']);
  const sum = sumOfResults(RESULTS);
  const failed = sum.failed + broken.filter((name) => !counted.has(name)).length;
  // Said once more at the end: whoever sees only the last lines of a long run still learns what failed.
  for (const { name, message } of sum.failures) say(`\nFailed: ${name}\n${message}`);
  for (const name of broken) say(`Broken: ${name}; its lines above say why.`);
  // A runner that broke before it could count is a failure too.
  const failures = broken.length > 0 ? Math.max(failed, broken.length) : failed;
  say(`\n${sum.passed} passed, ${failures} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
  process.exitCode = failures > 0 ? 1 : 0;
});
