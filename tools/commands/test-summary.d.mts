import type { TestResults } from './test-results.mjs';

export function summaryOf(
  sum: TestResults,
  broken: readonly string[],
  counted: readonly string[],
  silent?: readonly string[],
): { lines: readonly string[]; failures: number };
