export { createEdge } from './create-edge';
export type { EdgeOptions } from './create-edge';
export { edgeMiddleware } from './edge-middleware';
export type { EdgeServiceOptions, Middleware } from './edge-middleware';
