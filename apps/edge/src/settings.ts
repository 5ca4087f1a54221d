import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DeploymentConfig } from '@heptad/brand-config';
import { defined } from '@heptad/formatting';
import { FileFault, readDeploymentFile, readSitesFile, rendererIn } from '@heptad/edge';
import type { SiteOptions } from '@heptad/edge';

export interface EdgeSettings {
  readonly host: string;
  readonly port: number;
  readonly trustProxy: boolean;
  /** The sites, read anew each time: files may have changed. */
  readonly readSites: () => readonly SiteOptions[];
  /** Where operators read metrics; nowhere unless named. */
  readonly watch: { readonly host: string; readonly port: number } | undefined;
  /** Whether each answer is written to standard output. */
  readonly accessLog: boolean;
  /** Where what browsers report is handed on to; nowhere unless named. */
  readonly reportsTo: string | undefined;
  /** Milliseconds from the signal to end until no connection is taken. */
  readonly drainNoticeMs: number;
  /** The Redis that several edges share; none when absent. */
  readonly redisUrl: string | undefined;
  /** Where traces go, and of which share of requests (0 to 1); none are made when absent. */
  readonly traces: { readonly url: string; readonly service: string; readonly share: number } | undefined;
  /** The file that holds the process's number while it runs. */
  readonly pidFile: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = '127.0.0.1';
const DEFAULT_PORT = '4200';
const DEFAULT_UPSTREAM = 'http://127.0.0.1:4600';
const DEFAULT_DEPLOYMENT = 'brands/deployment.development.json';

/** A setting that is wrong, said so that whoever started the program can mend it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

function readNumber(text: string, name = 'PORT', most = 65_535): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new SettingError(`${name} is a number up to ${String(most)}, not "${text}".`);
  return number;
}

function readAddress(text: string, name: string, what: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingError(`${name} is ${what} http address, not "${text}".`);
  }
  return new URL(text);
}

const readOrigin = (text: string, name = 'SANDBOX_ORIGIN', what = "the platform's"): string =>
  readAddress(text, name, what).origin;

function readRedis(text: string): string {
  // Not said again: it may hold a password.
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol))
    throw new SettingError('REDIS_URL is an address of Redis: redis://… or rediss://….');
  return text;
}

/** The settings of traces under the names that OpenTelemetry gives them. */
function readTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_SERVICE_NAME: service = 'heptad-edge',
  OTEL_TRACES_SAMPLER_ARG: share = '1',
}: Environment): EdgeSettings['traces'] {
  if (collector === undefined) return undefined;
  const { href } = readAddress(collector, 'OTEL_EXPORTER_OTLP_ENDPOINT', "a collector's");
  if (!/^(?:0|1|0?\.\d{1,6}|1\.0+)$/.test(share))
    throw new SettingError(`OTEL_TRACES_SAMPLER_ARG is a share from 0 to 1, not "${share}".`);
  return { url: `${href.replace(/\/$/, '')}/v1/traces`, service, share: Number(share) };
}

/** Where the games are unless it is said: at the platform's next port. */
function besidePlatform(upstream: string): string {
  const url = new URL(upstream);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

/** Faults of a file are said as those of the setting that names it. */
function read<Value>(setting: string, from: () => Value): Value {
  try {
    return from();
  } catch (cause) {
    if (!(cause instanceof FileFault)) throw cause;
    throw new SettingError(`${cause.message}\nThe file is named by ${setting}.`, { cause });
  }
}

/** In development the platform may listen on any port; what it serves must be on the lists all the same. */
function withUpstream(
  deployment: DeploymentConfig,
  { upstream, games, port }: { readonly upstream: string; readonly games: string; readonly port: number },
): DeploymentConfig {
  if (deployment.environment !== 'development') return deployment;
  const grown = (list: readonly string[], ...more: readonly string[]) => [
    ...new Set([...list, upstream, ...more]),
  ];
  return {
    ...deployment,
    // The page's own other names are the lines it can be switched to (ROUTE-008).
    origins: grown(deployment.origins, `http://localhost:${port}`, `http://127.0.0.1:${port}`),
    gameOrigins: [...new Set([...deployment.gameOrigins, games])],
    imageOrigins: grown(deployment.imageOrigins),
    embeddingOrigins: grown(deployment.embeddingOrigins),
  };
}

/** One brand out of the settings themselves, as development and tests start it. */
function readOwnSite(
  environment: Environment,
  args: readonly string[],
  folder: string,
  port: number,
): SiteOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { root: { type: 'string' } },
    allowPositionals: true,
  });
  const brand = positionals[0] ?? environment.BRAND ?? '';
  if (!/^[a-z]+$/.test(brand))
    throw new SettingError(
      'Name the brand to serve: BRAND, or the first argument; or the file of all sites: SITES.',
    );
  const upstream = readOrigin(environment.SANDBOX_ORIGIN ?? DEFAULT_UPSTREAM);
  const games = readOrigin(
    environment.GAMES_ORIGIN ?? besidePlatform(upstream),
    'GAMES_ORIGIN',
    "the games'",
  );
  const file = resolve(folder, environment.DEPLOYMENT ?? DEFAULT_DEPLOYMENT);
  const deployment = withUpstream(
    read('DEPLOYMENT', () => readDeploymentFile(file)),
    { upstream, games, port },
  );
  const { EDGE_RENDERER: renderer } = environment;
  return {
    brand,
    root: resolve(folder, values.root ?? environment.EDGE_ROOT ?? `dist/apps/${brand}`),
    upstream,
    deployment,
    ...defined({
      render: renderer ? rendererIn(resolve(folder, renderer), { deployment, upstream }) : undefined,
    }),
  };
}

function readNamedSites(file: string, port: number): readonly SiteOptions[] {
  return read('SITES', () =>
    readSitesFile(file, (deployment, upstream) =>
      withUpstream(deployment, { upstream, games: besidePlatform(upstream), port }),
    ),
  );
}

/**
 * Reads what the program was started with: `PORT`, `EDGE_HOST`, `TRUST_PROXY=1`; the sites by `SITES` (their file), or one by
 * `BRAND` (or the first argument), `SANDBOX_ORIGIN`, `GAMES_ORIGIN` (its next port), `DEPLOYMENT` (the file of its
 * configuration), `EDGE_ROOT` (or `--root`) and `EDGE_RENDERER` (what its build made to render first screens; none are unless it is
 * named); for operators `WATCH_PORT`, `WATCH_HOST`, `ACCESS_LOG=on`, `REPORTS_TO`, `DRAIN_NOTICE_MS`, `PID_FILE`,
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER_ARG`; for several edges `REDIS_URL`.
 * @param folder the project's folder, which relative paths are taken from
 * @throws SettingError for what is missing or wrong, as `readSites` does
 */
export function readSettings(
  environment: Environment,
  args: readonly string[],
  folder: string,
): EdgeSettings {
  const port = readNumber(environment.PORT ?? DEFAULT_PORT);
  const { SITES, WATCH_PORT, WATCH_HOST = LOOPBACK, PID_FILE, REPORTS_TO, REDIS_URL } = environment;
  return {
    host: environment.EDGE_HOST ?? LOOPBACK,
    port,
    trustProxy: environment.TRUST_PROXY === '1',
    readSites: () =>
      SITES === undefined
        ? [readOwnSite(environment, args, folder, port)]
        : readNamedSites(resolve(folder, SITES), port),
    watch:
      WATCH_PORT === undefined ? undefined : { host: WATCH_HOST, port: readNumber(WATCH_PORT, 'WATCH_PORT') },
    accessLog: environment.ACCESS_LOG === 'on',
    reportsTo: REPORTS_TO === undefined ? undefined : readAddress(REPORTS_TO, 'REPORTS_TO', 'an').href,
    drainNoticeMs: readNumber(environment.DRAIN_NOTICE_MS ?? '0', 'DRAIN_NOTICE_MS', 60_000),
    redisUrl: REDIS_URL === undefined ? undefined : readRedis(REDIS_URL),
    traces: readTraces(environment),
    pidFile: PID_FILE === undefined ? undefined : resolve(folder, PID_FILE),
  };
}
