import type { BrowserFaultReport } from './browser-reports';
import type { PolicyReport } from './policy-reports';

/** What is kept of a report, a line of the log each. */
export type ReportLine = PolicyReport | BrowserFaultReport;
