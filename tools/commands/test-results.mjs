import { existsSync, readdirSync, readFileSync } from 'node:fs';

const NO_RESULTS = { passed: 0, failed: 0, skipped: 0, failures: [] };
/** Lines of a failure's message that are repeated: enough to say what was expected, too few to bury the next one. */
const MESSAGE_LINES = 12;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu');

const shortened = (message) => message.replace(ESCAPES, '').split('\n').slice(0, MESSAGE_LINES).join('\n');

function jestResults(report) {
  return {
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

function failuresOfSuite(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${spec.file} › ${spec.title}`,
        message: shortened(results.at(-1)?.error?.message ?? ''),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function playwrightResults(report) {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: report.suites.flatMap(failuresOfSuite),
  };
}

/** What one report of Jest or of Playwright says, in the same words for both: counts, and each failure's name and first lines. */
export const readResults = (report) => (report.stats ? playwrightResults(report) : jestResults(report));

/** All reports under a folder, added up. A folder that is not there holds none. */
export function sumOfResults(folder) {
  if (!existsSync(folder)) return NO_RESULTS;
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readResults(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))))
    .reduce(
      (sum, { passed, failed, skipped, failures }) => ({
        passed: sum.passed + passed,
        failed: sum.failed + failed,
        skipped: sum.skipped + skipped,
        failures: [...sum.failures, ...failures],
      }),
      NO_RESULTS,
    );
}
