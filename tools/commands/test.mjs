// npm test: every check of the workspace, in the order in which a failure is cheapest to mend. --all: the full browser matrix.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { brandCodes } from './brands.mjs';
import { nx } from './nx.mjs';
import { checkNode, ensureBrowser, ensurePostgres, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { run, say } from './report.mjs';

const BROWSER_RESULTS = 'dist/results/browser.json';

/** Counts of one report: Jest and Playwright name them differently. */
function countsOf(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats)
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
    };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

const reports = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${folder}/${name}`)
    : [];

function summary(brokenChecks) {
  const sum = { passed: 0, failed: brokenChecks, skipped: 0 };
  for (const counts of reports('dist/results').map(countsOf))
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  return sum;
}

await run(async () => {
  checkNode();
  const { flags } = readArguments(['--all']);
  await prepare();
  const browser = await ensureBrowser();
  await ensurePostgres();
  rmSync('dist/results', { recursive: true, force: true });

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
              PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULTS,
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
  const sum = summary(broken.filter((name) => !counted.has(name)).length);
  // A runner that broke before it could count is a failure too.
  if (broken.length > 0 && sum.failed === 0) sum.failed = broken.length;
  for (const name of broken) say(`Broken: ${name}; its lines above say why.`);
  say(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});
