import type { IncomingMessage } from 'node:http';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  isSpanContextValid,
  propagation,
  trace,
} from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import type { UpstreamOutcome } from './measures';
import type { RequestKind } from './request-kind';

/** What a request's span says of it: nothing that is its member's. */
export interface RequestSpan {
  readonly id: string;
  readonly brand: string;
  readonly kind: RequestKind;
  /** As it may be kept (`keptPath`). */
  readonly path: string;
}

/** A call to the platform as a span. */
export interface CallSpan {
  /** Headers by which the platform goes on with the trace; none while nobody traces. */
  readonly headers: Record<string, string>;
  /** @param outcome how it ended; undefined when the browser went away first */
  end(outcome: UpstreamOutcome | undefined): void;
}

/** Spans of nobody until a provider is registered, as the OpenTelemetry API has it. */
const tracer = trace.getTracer('heptad-edge');
const contexts = new WeakMap<IncomingMessage, Context>();
const NO_CALL_SPAN: CallSpan = { headers: {}, end: () => undefined };
const endNothing = (): void => undefined;

/**
 * Begins the span of a request.
 * @param trustProxy whether what stands in front of the edge is ours: only then the request goes on with the trace that it names
 * @returns what ends it with the HTTP status
 */
export function beginRequestSpan(
  request: IncomingMessage,
  trustProxy: boolean,
  { id, brand, kind, path }: RequestSpan,
): (code: number) => void {
  const parent = trustProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
  const method = request.method ?? '';
  const attributes = {
    'http.request.method': method,
    'url.path': path,
    'heptad.brand': brand,
    'heptad.kind': kind,
    'heptad.request_id': id,
  };
  const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
  // While nobody traces, a call costs nothing more.
  if (!isSpanContextValid(span.spanContext())) return endNothing;
  contexts.set(request, trace.setSpan(parent, span));
  return (code) => {
    span.setAttribute('http.response.status_code', code);
    if (code >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}

/** Begins the span of a request's call to the platform, within the request's own. */
export function beginCallSpan(request: IncomingMessage): CallSpan {
  const parent = contexts.get(request);
  if (parent === undefined) return NO_CALL_SPAN;
  const span = tracer.startSpan('platform', { kind: SpanKind.CLIENT }, parent);
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(parent, span), headers);
  return {
    headers,
    end(outcome) {
      span.setAttribute('heptad.outcome', outcome ?? 'left');
      if (outcome !== undefined && outcome !== 'answered') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
