const SLOWEST = 10;
const RULE = '='.repeat(72);

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

function slowestOf(journeys) {
  if (journeys.length === 0) return [];
  const slowest = [...journeys].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return ['', 'The slowest journeys:', ...slowest.map(({ name, ms }) => `${seconds(ms)}  ${name}`)];
}

function flakyOf(flaky) {
  if (flaky.length === 0) return [];
  return [
    '',
    RULE,
    `FLAKY: ${flaky.length} failed once and passed when repeated. Each is a defect to be mended.`,
    ...flaky.flatMap(({ name, message, trace }) => [
      '',
      `Flaky: ${name}`,
      message,
      trace === undefined ? 'No trace was kept.' : `Trace: npx playwright show-trace ${trace}`,
    ]),
    RULE,
  ];
}

/** Runs that ended badly: those that said why, and those that left nothing at all. */
const badRuns = ({ broken }, silent) => [
  ...broken,
  ...silent.map((name) => ({ name, message: 'its run left neither results nor a reason' })),
];

/**
 * What is said at the end of a test run. Whoever sees only the last lines of a long run still learns what failed and what is flaky.
 * @param sum as `sumOfResults` gives it
 * @param broken names of the steps that failed
 * @param counted names of the steps whose failures `sum` counts
 * @param silent projects whose run left no results, where it should have
 * @returns the lines, and how many failures there are; flaky journeys are none
 */
export function summaryOf(sum, broken, counted, silent = []) {
  const runs = badRuns(sum, silent);
  const failed = sum.failed + runs.length + broken.filter((name) => !counted.includes(name)).length;
  // A runner that broke before it could count is a failure too.
  const failures = broken.length > 0 ? Math.max(failed, broken.length) : failed;
  const lines = [
    ...slowestOf(sum.journeys),
    ...sum.failures.flatMap(({ name, message }) => ['', `Failed: ${name}`, message]),
    ...runs.flatMap(({ name, message }) => ['', `Ended badly: the tests of ${name}`, message]),
    ...(runs.length > 0 ? [''] : []),
    ...broken.map((name) => `Broken: ${name}; its lines above say why.`),
    ...flakyOf(sum.flaky),
    '',
    [
      `${sum.passed} passed`,
      `${failures} failed`,
      ...(sum.flaky.length > 0 ? [`${sum.flaky.length} flaky`] : []),
      ...(sum.skipped > 0 ? [`${sum.skipped} skipped`] : []),
    ].join(', '),
  ];
  return { lines, failures };
}
