/** Lines of a runner's own output that are repeated at the end of the whole test run: they hold what it said last. */
const LAST_LINES = 11;

const failedIn = (report) => report.numFailedTests + report.numRuntimeErrorTestSuites;

function wayOf(code, signal) {
  return signal === null ? `exit code ${code}` : `ended by ${signal}`;
}

/**
 * Why a project's run ended badly, where its report does not say so: it left none, or all its tests passed and something was
 * left open.
 * @param end `code` and `signal` of the runner's process; `report` that it left, undefined where there is none; `output` that
 *   it wrote for people
 * @returns a sentence and its last lines, or undefined where the run ended well or its report counts what failed
 */
export function badEndOf({ code, signal, report, output }) {
  if (code === 0 && report !== undefined) return undefined;
  if (report !== undefined && failedIn(report) > 0) return undefined;
  const left = report === undefined ? 'no results were left' : `all ${report.numPassedTests} tests passed`;
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES);
  return [`${wayOf(code, signal)}, ${left}${lines.length > 0 ? '; it said last:' : ''}`, ...lines].join('\n');
}
