import * as v from 'valibot';
import { Refusal, refuseWith } from '../edge-handler';
import type { EdgeHandler } from '../edge-handler';
import { senderOf } from '../forwarding';
import { Rate } from '../rate';
import { BodyReader } from '../request-body';
import type { Measures } from './measures';
import { POLICY_REPORT_PATH } from './policy-report-path';

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

export interface PolicyReportOptions {
  readonly brand: string;
  readonly trustProxy: boolean;
  readonly measures: Measures;
  /** Takes what is kept of each report; nobody when absent. */
  readonly reportLog?: (report: PolicyReport) => void;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

/** Of an address only what says where, and nothing of who: neither query nor path of what is elsewhere. */
function originOf(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,20}$/.test(address) ? address : '';
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, MAX_TEXT);
}

const pageOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname.slice(0, MAX_TEXT) : '';

function parse(body: Buffer): v.InferOutput<typeof reportSchema>['csp-report'] {
  try {
    return v.parse(reportSchema, JSON.parse(String(body)))['csp-report'];
  } catch (cause) {
    throw new Refusal(400, 'This is no report of a policy.', { cause });
  }
}

/** Takes browsers' reports of what the page's policy blocked: counted by directive, bounded, and without personal data. */
export function createPolicyReports(options: PolicyReportOptions): EdgeHandler {
  const { brand, trustProxy, measures, reportLog, now = Date.now } = options;
  const bodies = new BodyReader();
  const rate = new Rate(MAX_REPORTS, now);
  return {
    matches: (path) => path === POLICY_REPORT_PATH,
    async handle(request, response) {
      try {
        if (request.method !== 'POST') throw new Refusal(405, 'Reports are sent by POST.');
        const sender = senderOf(request, trustProxy);
        if (!rate.allows(sender)) throw new Refusal(429, 'Too many reports from this address in a minute.');
        const report = parse(await bodies.read(request, sender, MAX_BYTES));
        const [named = ''] = (report['effective-directive'] || report['violated-directive']).split(' ', 1);
        const directive = DIRECTIVES.has(named) ? named : 'other';
        measures.policyReported(brand, directive);
        reportLog?.({
          time: new Date(now()).toISOString(),
          kind: 'policy-report',
          brand,
          directive,
          blocked: originOf(report['blocked-uri']),
          page: pageOf(report['document-uri']),
        });
        response.writeHead(204, { 'cache-control': 'no-store' }).end();
      } catch (error) {
        // What is left of a body is not waited for.
        response.shouldKeepAlive = false;
        refuseWith(response, error);
      }
    },
  };
}
