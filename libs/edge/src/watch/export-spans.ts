import { propagation, trace } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

export interface SpanExportOptions {
  /** Where a collector takes traces by OTLP over http. */
  readonly url: string;
  /** The name under which this program's spans are kept. */
  readonly service: string;
  readonly version: string;
  /** The share of requests that are traced, 0 to 1; a request whose trace began in front of the edge follows that trace. */
  readonly share: number;
  /** Told in a sentence when the collector is lost and when it is back. */
  readonly log: (sentence: string) => void;
}

/** How long a collector may take, at the program's end as well, ms. */
const COLLECTOR_MS = 2_000;

/**
 * Sends the spans of this process to a collector, in the background: no request waits for it, and what a lost collector does not take
 * is dropped once 2,048 spans wait.
 * @returns what sends the rest and ends it, within {@link COLLECTOR_MS}; never rejects
 */
export function exportSpans({ url, service, version, share, log }: SpanExportOptions): () => Promise<void> {
  const exporter = told(new OTLPTraceExporter({ url, timeoutMillis: COLLECTOR_MS }), url, log);
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return () => provider.shutdown().catch(() => undefined);
}

/** An exporter that says once that its collector is lost, and once that it is back. */
function told(exporter: OTLPTraceExporter, url: string, log: (sentence: string) => void): SpanExporter {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        const { origin } = new URL(url);
        if (fails !== isLost)
          log(
            fails
              ? `Traces are not taken at ${origin}; the edge goes on without them.`
              : `Traces are taken at ${origin} again.`,
          );
        isLost = fails;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
