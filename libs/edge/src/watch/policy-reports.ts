import * as v from 'valibot';
import type { EdgeHandler } from '../edge-handler';
import type { Measures } from './measures';
import { POLICY_REPORT_PATH } from './policy-report-path';
import { createReportIntake } from './report-intake';
import type { ReportIntakeOptions } from './report-intake';

const MAX_BYTES = 8 * 1024;
/** Of one address, a minute; one broken page tells many at once. */
const MAX_REPORTS = 10;
const MAX_TEXT = 200;

/** The directives of our policy; what else is named is counted together, so that nobody makes new rows. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'frame-ancestors',
  'base-uri',
  'form-action',
  'require-trusted-types-for',
  'trusted-types',
]);

const text = v.optional(v.string(), '');
const reportSchema = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});

/** What is kept of a report. */
export interface PolicyReport {
  /** ISO time. */
  readonly time: string;
  readonly kind: 'policy-report';
  readonly brand: string;
  /** The directive, or `other`. */
  readonly directive: string;
  /** The origin of what was blocked, or the browser's word for it (`inline`, `eval`). */
  readonly blocked: string;
  /** The page's path, without its query. */
  readonly page: string;
}

export interface PolicyReportOptions extends ReportIntakeOptions {
  readonly brand: string;
  readonly measures: Measures;
  /** Takes what is kept of each report; nobody when absent. */
  readonly reportLog?: (report: PolicyReport) => void;
}

/** Of an address only what says where, and nothing of who: neither query nor path of what is elsewhere. */
function originOf(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,20}$/.test(address) ? address : '';
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, MAX_TEXT);
}

const pageOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname.slice(0, MAX_TEXT) : '';

/** Takes browsers' reports of what the page's policy blocked: counted by directive, bounded, and without personal data. */
export function createPolicyReports(options: PolicyReportOptions): EdgeHandler {
  const { brand, measures, reportLog } = options;
  return createReportIntake(
    {
      path: POLICY_REPORT_PATH,
      what: 'report of a policy',
      maxBytes: MAX_BYTES,
      perMinute: MAX_REPORTS,
      schema: reportSchema,
      take({ 'csp-report': report }, time) {
        const [named = ''] = (report['effective-directive'] || report['violated-directive']).split(' ', 1);
        const directive = DIRECTIVES.has(named) ? named : 'other';
        measures.policyReported(brand, directive);
        reportLog?.({
          time,
          kind: 'policy-report',
          brand,
          directive,
          blocked: originOf(report['blocked-uri']),
          page: pageOf(report['document-uri']),
        });
      },
    },
    options,
  );
}
