import { createEdge } from '../create-edge';
import type { Edge } from '../create-edge';
import { DEPLOYMENT, buildSite } from '../test-site';
import type { ReportLine } from './report-line';

/** An edge for the specs of one file that keeps what browsers report; each spec reports from an address of its own. */
export function reportingEdge(path: string, contentType: string) {
  const site = buildSite();
  const lines: ReportLine[] = [];
  const now = Date.parse('2026-06-01T12:00:00Z');
  let edge: Edge;
  let sender = 0;
  beforeAll(() => {
    edge = createEdge({
      brand: 'demo',
      root: site.root,
      upstream: 'http://127.0.0.1:1',
      deployment: DEPLOYMENT,
      trustProxy: true,
      now: () => now,
      reportLog: (line) => lines.push(line),
    });
  });
  beforeEach(() => {
    lines.length = 0;
    sender += 1;
  });
  afterAll(async () => {
    await edge.close();
    site.remove();
  });
  return {
    lines,
    get: (address: string) => edge.inject(address),
    send: (payload: unknown) =>
      edge.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': contentType, 'x-forwarded-for': `203.0.113.${String(sender)}` },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    metrics: () => edge.state.measures.registry.metrics(),
  };
}
