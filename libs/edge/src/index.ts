export { rendererIn } from './renderer-file';
export { SwitchFault, releasesIn, switchRelease } from './deploying/switch-release';
export { createEdge, createSitesEdge } from './create-edge';
export type { Edge, EdgeOptions, EdgeSurroundings } from './create-edge';
export { FileFault, parseLocated } from './deploying/located-json';
export {
  deploymentFileSchema,
  readDeploymentFile,
  readSitesFile,
  sitesFileSchema,
} from './deploying/sites-file';
export type { DrainOptions } from './drain';
export { edgeMiddleware } from './edge-middleware';
export type { EdgeServiceOptions, Middleware } from './edge-middleware';
export { inlineHashes } from './page';
export type { SiteOptions } from './site';
export { connectStores } from './store/connect-store';
export type { SharedStores } from './store/connect-store';
export type { EdgeStore } from './store/edge-store';
export { jsonLines } from './watch/access-log';
export type { AccessLine, AccessLog } from './watch/access-log';
export type { SpanExportOptions } from './watch/export-spans';
export { traceTo } from './watch/trace-to';
export { handOnReports } from './watch/hand-on-reports';
export { Measures } from './watch/measures';
export { createWatchServer } from './watch/watch-server';
