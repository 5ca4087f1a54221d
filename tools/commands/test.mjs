// npm test: every check of the workspace, in the order in which a failure is cheapest to mend. --all: the full browser matrix too (e2e/README.md).
import { rmSync } from 'node:fs';
import { tableOf } from '../boundaries/table.mjs';
import { readArguments } from './arguments.mjs';
import { brandCodes } from './brands.mjs';
import { gamesProject } from './games.mjs';
import { nx } from './nx.mjs';
import { checkNode, ensureBrowser, ensureHeadlessShell, ensureTestedServers, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { run, say } from './report.mjs';
import { sumOfResults, withoutResults } from './test-results.mjs';
import { summaryOf } from './test-summary.mjs';

const RESULTS = 'dist/results';
const BROWSER_RESULTS = `${RESULTS}/browser.json`;
const UNIT = 'Unit, contract and wire tests';
const JOURNEYS = 'Journeys in the browser';
/** Steps that write reports of their tests. */
const COUNTED = [UNIT, JOURNEYS];

await run(async () => {
  checkNode();
  const { flags } = readArguments(['--all']);
  await prepare();
  const browser = await ensureBrowser();
  const headlessShell = await ensureHeadlessShell();
  await ensureTestedServers();
  rmSync(RESULTS, { recursive: true, force: true });

  const matrix = flags.has('--all') ? { MATRIX: 'all' } : {};
  // Nothing of the catalogue is photographed without the matrix.
  const built = [...brandCodes(), gamesProject(), ...(flags.has('--all') ? ['catalogue'] : [])];
  const steps = [
    [
      'Lint and boundaries, format, types, and building what the browser opens',
      // Together: the linter, which is first, works as long as all others do, on one core.
      () =>
        nx([
          'run-many',
          '-t',
          'lint',
          'format',
          'typecheck',
          'build',
          '-p',
          ['tools', ...built].join(','),
          '--nxBail=false',
        ]),
    ],
    ['Sizes of the brands', () => runToEnd(process.execPath, ['tools/bench/check-sizes.mjs'])],
    [UNIT, () => nx(['run-many', '-t', 'test', '--nxBail=false'], matrix)],
    [
      JOURNEYS,
      () =>
        runToEnd(
          process.execPath,
          ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'],
          {
            env: {
              CHROMIUM_PATH: browser,
              ...(headlessShell !== undefined && { HEADLESS_SHELL_PATH: headlessShell }),
              PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS,
              ...matrix,
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

  const silent = broken.includes(UNIT) ? withoutResults(RESULTS, Object.keys(tableOf().projects)) : [];
  const { lines, failures } = summaryOf(sumOfResults(RESULTS), broken, COUNTED, silent);
  for (const line of lines) say(line);
  process.exitCode = failures > 0 ? 1 : 0;
});
