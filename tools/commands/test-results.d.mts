export interface TestResults {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly { name: string; message: string }[];
  /** Journeys that failed once and passed when they were repeated; `trace` is a file's path. */
  flaky: readonly { name: string; message: string; trace?: string | undefined }[];
  /** How long each journey took with its repeat, ms. */
  journeys: readonly { name: string; ms: number }[];
  /** Runs that ended badly without counting why, each with its project and what it said last. */
  broken: readonly { name: string; message: string }[];
}

export function readResults(report: unknown): TestResults;
export function sumOfResults(folder: string): TestResults;
export function withoutResults(folder: string, projects: readonly string[]): readonly string[];
