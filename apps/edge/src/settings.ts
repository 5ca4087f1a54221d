import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDeployment } from '@heptad/brand-config';
import type { DeploymentConfig } from '@heptad/brand-config';

export interface EdgeSettings {
  readonly brand: string;
  readonly host: string;
  readonly port: number;
  readonly root: string;
  readonly upstream: string;
  readonly trustProxy: boolean;
  readonly deployment: DeploymentConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = '4200';
const DEFAULT_UPSTREAM = 'http://127.0.0.1:4600';
const DEFAULT_DEPLOYMENT = 'brands/deployment.development.json';

/** A setting that is wrong, said so that whoever started the program can mend it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingError(`PORT is a number up to 65535, not "${text}".`);
  return port;
}

function readOrigin(text: string, name = 'SANDBOX_ORIGIN', what = "the platform's"): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingError(`${name} is ${what} http address, not "${text}".`);
  }
  return new URL(text).origin;
}

/** Where the games are unless it is said: at the platform's next port. */
function besidePlatform(upstream: string): string {
  const url = new URL(upstream);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

function readDeployment(file: string): DeploymentConfig {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SettingError(`The deployment's configuration ${file} cannot be read; name it in DEPLOYMENT.`, {
      cause,
    });
  }
  try {
    return parseDeployment(text);
  } catch (cause) {
    throw new SettingError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
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

/**
 * Reads what the program was started with: `PORT`, `EDGE_HOST`, `BRAND` (or the first argument), `SANDBOX_ORIGIN`,
 * `GAMES_ORIGIN` (its next port), `DEPLOYMENT` (the file of its configuration), `EDGE_ROOT` (or `--root`), `TRUST_PROXY=1`.
 * @param folder the project's folder, which relative paths are taken from
 * @throws SettingError for what is missing or wrong
 */
export function readSettings(
  environment: Environment,
  args: readonly string[],
  folder: string,
): EdgeSettings {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { root: { type: 'string' } },
    allowPositionals: true,
  });
  const brand = positionals[0] ?? environment.BRAND ?? '';
  if (!/^[a-z]+$/.test(brand))
    throw new SettingError('Name the brand to serve: BRAND, or the first argument.');
  const upstream = readOrigin(environment.SANDBOX_ORIGIN ?? DEFAULT_UPSTREAM);
  const games = readOrigin(
    environment.GAMES_ORIGIN ?? besidePlatform(upstream),
    'GAMES_ORIGIN',
    "the games'",
  );
  const deployment = readDeployment(resolve(folder, environment.DEPLOYMENT ?? DEFAULT_DEPLOYMENT));
  const port = readPort(environment.PORT ?? DEFAULT_PORT);
  return {
    brand,
    host: environment.EDGE_HOST ?? '127.0.0.1',
    port,
    root: resolve(folder, values.root ?? environment.EDGE_ROOT ?? `dist/apps/${brand}`),
    upstream,
    trustProxy: environment.TRUST_PROXY === '1',
    deployment: withUpstream(deployment, { upstream, games, port }),
  };
}
