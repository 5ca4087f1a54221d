import { existsSync, readdirSync, readFileSync } from 'node:fs';

const NO_RESULTS = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], journeys: [], broken: [] };
/** Lines of a failure's message that are repeated: enough to say what was expected, too few to bury the next one. */
const MESSAGE_LINES = 12;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu');

const shortened = (message) => message.replace(ESCAPES, '').split('\n').slice(0, MESSAGE_LINES).join('\n');

function jestResults(report) {
  return {
    ...NO_RESULTS,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not run has no test to name.
      if (failed.length === 0)
        return file.status === 'failed' ? [{ name: file.name, message: shortened(file.message) }] : [];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${file.name} › ${fullName}`,
        message: shortened(failureMessages.join('\n')),
      }));
    }),
  };
}

const messageOf = (attempt) => shortened(attempt?.error?.message ?? '');

const traceOf = (attempt) => attempt?.attachments?.find(({ name }) => name === 'trace')?.path;

/** Every journey of a suite and of those in it, with what became of it. */
function journeysOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${spec.file} › ${spec.title}`,
      status,
      results,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

function playwrightResults(report) {
  const all = report.suites.flatMap(journeysOf);
  return {
    ...NO_RESULTS,
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: all
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, results }) => ({ name, message: messageOf(results.at(-1)) })),
    flaky: all
      .filter(({ status }) => status === 'flaky')
      .map(({ name, results }) => ({ name, message: messageOf(results[0]), trace: traceOf(results[0]) })),
    journeys: all.map(({ name, results }) => ({
      name,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  };
}

/**
 * What one report of Jest or of Playwright says, in the same words for both: counts, and each failure's name and first lines.
 * A journey that failed and then passed is neither passed nor failed: it is in `flaky`, with its first failure.
 */
export const readResults = (report) => (report.stats ? playwrightResults(report) : jestResults(report));

const add = (sum, each) => ({
  passed: sum.passed + each.passed,
  failed: sum.failed + each.failed,
  skipped: sum.skipped + each.skipped,
  failures: [...sum.failures, ...each.failures],
  flaky: [...sum.flaky, ...each.flaky],
  journeys: [...sum.journeys, ...each.journeys],
  broken: [...sum.broken, ...each.broken],
});

const BROKEN = '.broken';

/** A project's run that ended badly without counting why, as tools/jest/run.mjs leaves it. */
const brokenRun = (folder, name) => ({
  ...NO_RESULTS,
  broken: [
    { name: name.slice(0, -BROKEN.length), message: shortened(readFileSync(`${folder}/${name}`, 'utf8')) },
  ],
});

/** A report cut off in the middle of its writing is no report, but says whose run did not end. */
function readReport(folder, name) {
  let report;
  try {
    report = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  } catch {
    return {
      ...NO_RESULTS,
      broken: [{ name: name.slice(0, -'.json'.length), message: 'its results cannot be read' }],
    };
  }
  return readResults(report);
}

/** All reports under a folder, added up, with the runs that ended badly. A folder that is not there holds none. */
export function sumOfResults(folder) {
  if (!existsSync(folder)) return NO_RESULTS;
  const names = readdirSync(folder, { recursive: true }).sort();
  return [
    ...names.filter((name) => name.endsWith('.json')).map((name) => readReport(folder, name)),
    ...names.filter((name) => name.endsWith(BROKEN)).map((name) => brokenRun(folder, name)),
  ].reduce(add, NO_RESULTS);
}

/** The projects whose run left nothing under a folder, neither results nor why there are none. */
export const withoutResults = (folder, projects) =>
  projects.filter((root) => !['.json', BROKEN].some((ending) => existsSync(`${folder}/${root}${ending}`)));
