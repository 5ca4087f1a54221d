export interface RequirementRow {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

export interface RequirementArea {
  readonly area: string;
  readonly count: number;
  readonly open: readonly RequirementRow[];
}

export function rowsOf(page: string): readonly RequirementRow[];
export function readRows(folder: string): readonly RequirementRow[];
export function passedTests(report: unknown): readonly string[];
export function provenRows(folder: string): ReadonlySet<string>;
export function byArea(
  rows: readonly RequirementRow[],
  proven: ReadonlySet<string>,
): readonly RequirementArea[];
