import { rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import {
  Measures,
  connectStores,
  createSitesEdge,
  createWatchServer,
  handOnReports,
  jsonLines,
  traceTo,
} from '@heptad/edge';
import type { Edge, EdgeSurroundings } from '@heptad/edge';
import { readSettings, type EdgeSettings } from './settings';
import { VERSION } from './version';

/** What an operator looks for when pages behave otherwise. */
const log = (sentence: string): void => console.error(sentence);
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2), process.cwd());
  const { host, port, trustProxy, watch, pidFile, redisUrl } = settings;
  const sites = settings.readSites();
  const measures = new Measures(VERSION.version, true);
  const stores = redisUrl === undefined ? undefined : await connectStores({ url: redisUrl, measures, log });
  await stores?.known;
  const endTraces = settings.traces && (await traceTo({ ...settings.traces, version: VERSION.version, log }));
  const write = jsonLines((text) => process.stdout.write(text));
  const edge = createSitesEdge(sites, {
    trustProxy,
    measures,
    ...(stores && { storeOf: stores.storeOf }),
    ...(settings.accessLog && { accessLog: write }),
    reportLog: reportLogOf(settings, write),
  });
  const watching = createWatchServer({ ...edge.state, version: VERSION });
  // What is answered to a browser that has gone, or to a terminal that was closed, ends nothing.
  process.stdout.on('error', () => undefined);
  process.on('SIGHUP', () => reload(edge, settings.readSites));
  const end = atFirst(async () => {
    await edge.drain({ noticeMs: settings.drainNoticeMs });
    stores?.close();
    await endTraces?.();
    watching.close();
    watching.closeAllConnections();
    if (pidFile !== undefined) rmSync(pidFile, { force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  const address = await edge.listen({ host, port });
  if (watch) {
    watching.listen(watch.port, watch.host);
    await once(watching, 'listening');
  }
  if (pidFile !== undefined) writeFileSync(pidFile, `${String(process.pid)}\n`);
  console.info(`The edge serves ${sites.map(({ brand }) => brand).join(', ')} at ${address}`);
}

/** Where what browsers report goes: into the log, and on to whoever shows it. */
function reportLogOf(
  { accessLog, reportsTo }: Pick<EdgeSettings, 'accessLog' | 'reportsTo'>,
  write: ReturnType<typeof jsonLines>,
): NonNullable<EdgeSurroundings['reportLog']> {
  const handOn = reportsTo === undefined ? undefined : handOnReports(reportsTo);
  return (line) => {
    if (accessLog) write(line);
    handOn?.(line);
  };
}

/** Does a thing at the first call, and nothing at any later one. */
function atFirst(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** Serves what the files say now; wrong ones change nothing. */
function reload(edge: Edge, readSites: () => Parameters<Edge['replaceSites']>[0]): void {
  try {
    const sites = readSites();
    edge.replaceSites(sites);
    console.info(`The edge serves ${sites.map(({ brand }) => brand).join(', ')} by its new data.`);
  } catch (error) {
    console.error(`${sentenceOf(error)}\nThe edge goes on with the data that it has.`);
  }
}

// Pages that the edge renders say times as their visitors' clocks do; a visitor in another zone is not shown them.
process.env.TZ ??= 'Asia/Shanghai';

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
