import * as v from 'valibot';

/** Where browsers tell the edge how a visit went. */
export const BROWSER_REPORT_PATH = '/__reports/browser';

/** The most that one report, and one visit, tells of. */
export const MAX_REPORTED = 20;

/** How long things took, as web-vitals names them: milliseconds, and for CLS a share of the screen. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** The name of one of the build's own files. */
const file = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/));
/** The pattern of a route, with names in place of what stands in the address. */
const route = v.pipe(v.string(), v.regex(/^\/[\w/:*?.-]{0,120}$/));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/**
 * What a visit met, without anything of who it was: a vital; an error by its kind and the places in our files where it came
 * about, without its words, which may hold what a member typed; or a file that did not come.
 */
const event = v.variant('kind', [
  v.object({
    kind: v.literal('vital'),
    route,
    name: v.picklist(VITALS),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  }),
  v.object({
    kind: v.literal('error'),
    route,
    name: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
    frames: v.pipe(v.array(v.object({ file, line: place, column: place })), v.maxLength(10)),
  }),
  v.object({ kind: v.literal('missingFile'), route, file }),
]);

export const browserReportSchema = v.object({
  /** The page's first script, which tells the build. */
  build: file,
  events: v.pipe(v.array(event), v.minLength(1), v.maxLength(MAX_REPORTED)),
});
export type BrowserReport = v.InferOutput<typeof browserReportSchema>;
export type BrowserEvent = BrowserReport['events'][number];
