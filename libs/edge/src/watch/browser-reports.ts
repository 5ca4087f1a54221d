import { BROWSER_REPORT_PATH, browserReportSchema, type BrowserEvent } from '@heptad/contracts';
import type { EdgeHandler } from '../edge-handler';
import type { Measures } from './measures';
import { createReportIntake } from './report-intake';
import type { ReportIntakeOptions } from './report-intake';

const MAX_BYTES = 16 * 1024;
/** Of one address, a minute; many members may share one. */
const MAX_REPORTS = 60;

/** What is kept of something that went wrong in a browser: where in which build, and nothing of whose. */
export interface BrowserFaultReport {
  /** ISO time. */
  readonly time: string;
  readonly kind: 'browser-error' | 'missing-file';
  readonly brand: string;
  /** The page's first script. */
  readonly build: string;
  /** The route's pattern. */
  readonly route: string;
  /** The error's kind, or the file that did not come. */
  readonly name: string;
  /** `file:line:column`, innermost first. */
  readonly frames: readonly string[];
}

export interface BrowserReportOptions extends ReportIntakeOptions {
  readonly brand: string;
  readonly measures: Measures;
  /** Takes what is kept of each fault; nobody when absent. */
  readonly reportLog?: (report: BrowserFaultReport) => void;
}

const faultOf = (event: Exclude<BrowserEvent, { kind: 'vital' }>) =>
  event.kind === 'error'
    ? ({
        kind: 'browser-error',
        name: event.name,
        frames: event.frames.map(({ file, line, column }) => `${file}:${String(line)}:${String(column)}`),
      } as const)
    : ({ kind: 'missing-file', name: event.file, frames: [] } as const);

/** Takes what browsers tell of a visit: vitals as metrics; errors and missing files as metrics and, where one is kept, in the log. */
export function createBrowserReports(options: BrowserReportOptions): EdgeHandler {
  const { brand, measures, reportLog } = options;
  return createReportIntake(
    {
      path: BROWSER_REPORT_PATH,
      what: 'report of a browser',
      maxBytes: MAX_BYTES,
      perMinute: MAX_REPORTS,
      schema: browserReportSchema,
      take({ build, events }, time) {
        for (const event of events) {
          if (event.kind === 'vital') {
            measures.vitalMeasured(brand, event.name, event.value);
            continue;
          }
          measures.browserFailed(brand, event.kind === 'error' ? 'error' : 'missing-file');
          reportLog?.({ time, brand, build, route: event.route, ...faultOf(event) });
        }
      },
    },
    options,
  );
}
