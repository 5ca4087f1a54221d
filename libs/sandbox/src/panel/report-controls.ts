import * as v from 'valibot';
import type { AreaServer } from '../server/area-server';

/** How many are kept; the oldest makes room. */
const KEPT = 200;

const word = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** What the web tier keeps of what a browser told it: of an error, of a file that did not come, of what the page's policy blocked. */
const reportLine = v.variant('kind', [
  v.object({
    kind: v.picklist(['browser-error', 'missing-file']),
    time: v.pipe(v.string(), v.isoTimestamp()),
    brand: word(20),
    build: word(80),
    route: word(130),
    name: word(80),
    frames: v.pipe(v.array(word(110)), v.maxLength(10)),
  }),
  v.object({
    kind: v.literal('policy-report'),
    time: v.pipe(v.string(), v.isoTimestamp()),
    brand: word(20),
    directive: word(60),
    blocked: word(300),
    page: word(300),
  }),
]);
type ReportLine = v.InferOutput<typeof reportLine>;

/** A row of the panel. */
const rowOf = (line: ReportLine) =>
  line.kind === 'policy-report'
    ? { ...line, build: '', route: line.page, name: line.directive, where: line.blocked }
    : { ...line, where: line.frames.join(' ') };

/** Puts what browsers report on the panel's side: the web tier of a development deployment hands it on. */
export function serveReportControls({ app }: AreaServer): void {
  const kept: ReportLine[] = [];

  app.get('/__sandbox/reports', async () =>
    kept.toReversed().map((line) => {
      const { time, brand, kind, build, route, name, where } = rowOf(line);
      return { time, brand, kind, build, route, name, where };
    }),
  );
  app.post('/__sandbox/reports', async (request, reply) => {
    const line = v.safeParse(reportLine, request.body);
    if (!line.success) return reply.code(400).send({ error: v.summarize(line.issues) });
    kept.push(line.output);
    kept.splice(0, kept.length - KEPT);
    return { kept: kept.length };
  });
}
