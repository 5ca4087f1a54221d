import type { ReportLine } from './report-line';

/** How many are under way at once; what comes beyond is dropped, as somebody may send without end. */
const MOST_AT_ONCE = 8;
const PATIENCE_MS = 2_000;

/**
 * Hands what is kept of each report on to a program that shows them, such as the sandbox's panel. Nobody waits for it, and nothing is said
 * where it cannot be reached: reports are counted and logged anyway.
 * @param address that takes a line as JSON by POST
 */
export function handOnReports(address: string, send: typeof fetch = fetch): (line: ReportLine) => void {
  let underWay = 0;
  return (line) => {
    if (underWay >= MOST_AT_ONCE) return;
    underWay += 1;
    send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(line),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined)
      .finally(() => {
        underWay -= 1;
      });
  };
}
