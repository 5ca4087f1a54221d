import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Edge, createEdge } from '../create-edge';
import { DEPLOYMENT, buildSite, listen } from '../test-site';
import type { traceTo } from './trace-to';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

const said = ({ attributes }: SentSpan, key: string): unknown =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

describe('traces of an edge', () => {
  const site = buildSite();
  const spans: SentSpan[] = [];
  const services: unknown[] = [];
  const sentences: string[] = [];
  let platform: Awaited<ReturnType<typeof listen>>;
  let collector: Awaited<ReturnType<typeof listen>>;
  let seen: IncomingMessage['headers'] = {};
  let isTaken = true;

  beforeAll(async () => {
    platform = await listen(
      createServer((request, response) => {
        seen = request.headers;
        response.writeHead(request.url?.endsWith('/fails') === true ? 503 : 200).end();
      }),
    );
    collector = await listen(
      createServer((request, response) => {
        void buffer(request).then((body) => {
          if (isTaken) {
            const sent = JSON.parse(body.toString()) as {
              resourceSpans: { resource: SentSpan; scopeSpans: { spans: SentSpan[] }[] }[];
            };
            for (const { resource, scopeSpans } of sent.resourceSpans) {
              services.push(said(resource, 'service.name'));
              spans.push(...scopeSpans.flatMap((each) => each.spans));
            }
          }
          response.writeHead(isTaken ? 200 : 400).end();
        });
      }),
    );
  });
  afterAll(async () => {
    await collector.close();
    await platform.close();
    site.remove();
  });
  beforeEach(() => {
    spans.length = 0;
    sentences.length = 0;
    isTaken = true;
  });

  /** Those of a process are registered once, so each of these begins without. */
  async function forgetProviders(): Promise<void> {
    jest.resetModules();
    const { trace, propagation } = await import('@opentelemetry/api');
    trace.disable();
    propagation.disable();
  }

  /** What a visitor does at an edge that traces; its spans have been sent when this ends. */
  async function traced(
    visit: (origin: string) => Promise<unknown>,
    { share = 1, trustProxy = false }: { readonly share?: number; readonly trustProxy?: boolean } = {},
  ): Promise<void> {
    await forgetProviders();
    const edges = (await import('../create-edge')) as { createEdge: typeof createEdge };
    const tracing = (await import('./trace-to')) as { traceTo: typeof traceTo };
    const end = await tracing.traceTo({
      url: `${collector.origin}/v1/traces`,
      service: 'edge-of-a-test',
      version: '1.2.3',
      share,
      log: (sentence) => sentences.push(sentence),
    });
    const edge: Edge = edges.createEdge({
      brand: 'demo',
      root: site.root,
      upstream: platform.origin,
      deployment: DEPLOYMENT,
      trustProxy,
    });
    try {
      await visit(await edge.listen({ host: '127.0.0.1', port: 0 }));
    } finally {
      await edge.close();
      await end();
    }
  }

  it('tells a request and the call within it, and the platform goes on with the trace', async () => {
    await traced((origin) =>
      fetch(`${origin}/site/api/v1/a?token=secret`, { headers: { cookie: 'c=secret' } }),
    );
    const request = spans.find(({ name }) => name === 'GET call');
    const call = spans.find(({ name }) => name === 'platform');
    if (!request || !call) throw new Error('A span is missing.');
    expect(call).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(seen.traceparent).toBe(`00-${request.traceId}-${call.spanId}-01`);
    expect(said(request, 'heptad.brand')).toBe('demo');
    expect(said(request, 'url.path')).toBe('/site/api/v1/a');
    expect(said(request, 'http.response.status_code')).toBe(200);
    expect(said(request, 'heptad.request_id')).toBe(seen['x-request-id']);
    expect(said(call, 'heptad.outcome')).toBe('answered');
    expect(services).toContain('edge-of-a-test');
    expect(JSON.stringify(spans)).not.toContain('secret');
  });

  it('tells what the platform fails', async () => {
    await traced((origin) => fetch(`${origin}/site/api/v1/fails`));
    const call = spans.find(({ name }) => name === 'platform');
    expect(call && said(call, 'heptad.outcome')).toBe('failed');
    expect(spans.find(({ name }) => name === 'GET call')).toMatchObject({ status: { code: 2 } });
  });

  const TRACE = 'a'.repeat(32);
  it('goes on with the trace of its own proxy, and not with that of a browser', async () => {
    const headers = { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` };
    await traced((origin) => fetch(`${origin}/home`, { headers }), { trustProxy: true });
    expect(spans.map(({ traceId }) => traceId)).toEqual([TRACE]);
    spans.length = 0;
    await traced((origin) => fetch(`${origin}/site/api/v1/a`, { headers }));
    expect(spans).toHaveLength(2);
    expect(spans.map(({ traceId }) => traceId)).not.toContain(TRACE);
    expect(seen.traceparent).not.toContain(TRACE);
  });

  it('traces no more than its share, and what its proxy has left out is left out', async () => {
    await traced((origin) => fetch(`${origin}/home`), { share: 0 });
    const headers = { traceparent: `00-${TRACE}-${'b'.repeat(16)}-00` };
    await traced((origin) => fetch(`${origin}/home`, { headers }), { trustProxy: true });
    expect(spans).toEqual([]);
  });

  it('says once that a collector is lost, and answers all the same', async () => {
    isTaken = false;
    let status = 0;
    await traced(async (origin) => {
      ({ status } = await fetch(`${origin}/home`));
    });
    expect(status).toBe(200);
    expect(sentences).toEqual([expect.stringContaining('Traces are not taken at')]);
  });

  it('sends nothing and changes no header where nobody traces', async () => {
    await forgetProviders();
    const { createEdge: create } = (await import('../create-edge')) as { createEdge: typeof createEdge };
    const edge = create({ root: site.root, upstream: platform.origin, deployment: DEPLOYMENT });
    await fetch(`${await edge.listen({ host: '127.0.0.1', port: 0 })}/site/api/v1/a`);
    await edge.close();
    expect(seen.traceparent).toBeUndefined();
    expect(spans).toEqual([]);
  });
});
