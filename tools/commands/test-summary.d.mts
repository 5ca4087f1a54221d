import type { TestResults } from './test-results.mjs';

export function summaryOf(
  sum: TestResults,
  broken: readonly string[],
  counted: readonly string[],
): { lines: readonly string[]; failures: number };
