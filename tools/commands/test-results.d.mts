export interface TestResults {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly { name: string; message: string }[];
}

export function readResults(report: unknown): TestResults;
export function sumOfResults(folder: string): TestResults;
