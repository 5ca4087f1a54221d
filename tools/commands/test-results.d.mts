export interface TestResults {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly { name: string; message: string }[];
  /** Journeys that failed once and passed when they were repeated; `trace` is a file's path. */
  flaky: readonly { name: string; message: string; trace?: string | undefined }[];
  /** How long each journey took with its repeat, ms. */
  journeys: readonly { name: string; ms: number }[];
}

export function readResults(report: unknown): TestResults;
export function sumOfResults(folder: string): TestResults;
