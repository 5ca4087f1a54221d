import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from './edge-handler';
import type { EdgeHandler } from './edge-handler';
import { createImageOptimizer } from './image-optimizer';
import type { ImageOptimizerOptions } from './image-optimizer';
import { createJsonCache } from './json-cache';
import type { JsonCacheOptions } from './json-cache';
import { lineHealth } from './line-health';

export type EdgeServiceOptions = ImageOptimizerOptions & JsonCacheOptions;

/** What the edge answers out of itself, in every environment: pictures, the JSON cache, and whether it is there. */
export function createEdgeServices(options: EdgeServiceOptions): readonly EdgeHandler[] {
  return [createImageOptimizer(options), createJsonCache(options), lineHealth];
}

/** Finds who answers a request. */
export function handlerFor(
  handlers: readonly EdgeHandler[],
  request: IncomingMessage,
): EdgeHandler | undefined {
  const path = pathOf(request);
  return handlers.find((handler) => handler.matches(path));
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The image optimizer and the JSON cache for a development server, the same code as in production. */
export function edgeMiddleware(options: EdgeServiceOptions): Middleware {
  const services = createEdgeServices(options);
  return (request, response, next) => {
    const handler = handlerFor(services, request);
    if (handler) void handler.handle(request, response);
    else next();
  };
}
