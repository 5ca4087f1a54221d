export interface RunEnd {
  /** Of the process; null where a signal ended it. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly report?: {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly numRuntimeErrorTestSuites: number;
  };
  readonly output: string;
}

export function badEndOf(end: RunEnd): string | undefined;
