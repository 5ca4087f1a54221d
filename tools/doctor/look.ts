import { DEPLOYMENT_ELEMENT_ID, parseDeployment } from '@heptad/brand-config';
import type { DeploymentConfig } from '@heptad/brand-config';
import { platformSocket } from '@heptad/contracts';
import { ask, askCertificate, askSocket } from './ask';
import type { Answer, Certificate } from './ask';

/** Everything that was seen of a deployment from outside; it is judged without asking again. */
export interface Seen {
  readonly origin: URL;
  readonly page: Answer;
  /** The page as it was asked for packed. */
  readonly packed: { readonly br: Answer; readonly gzip: Answer };
  readonly deployment: DeploymentConfig | undefined;
  /** Why the page holds no data of a deployment. */
  readonly deploymentFault: string | undefined;
  /** Files that the page and its scripts name, asked for as a browser asks, by path. */
  readonly files: ReadonlyMap<string, Answer>;
  /** Paths that say something by how they are answered. */
  readonly special: Readonly<Record<SpecialPath, Answer>>;
  readonly forgedHost: Answer;
  /** Statuses of trying to open the socket from the site's own page, and from another site's. */
  readonly socket: { readonly own: number; readonly foreign: number };
  /** How many ms the server's clock is ahead of this machine's. */
  readonly clockAhead: number;
  readonly certificate: Certificate | undefined;
  /** The answer over plain http, where the site is at https; undefined where nobody answers there. */
  readonly plain: Answer | undefined;
  /** Origins of the deployment's lists that nobody answers at. */
  readonly silent: readonly string[];
}

export const SPECIAL_PATHS = {
  route: '/home/sports',
  missing: '/assets/missing-00000000.js',
  ready: '/readyz',
  line: '/line-health',
  call: '/site/api/doctor',
  metrics: '/metrics',
  hidden: '/.vite/manifest.json',
  worker: '/site-worker.js',
} as const;
export type SpecialPath = keyof typeof SPECIAL_PATHS;

export const FORGED_HOST = 'forged.invalid';
const AS_BROWSER = { 'accept-encoding': 'gzip, br' };
const MAX_FILES = 2_000;
const AT_ONCE = 8;
const NAMED = /(?:src|href)="(\/[^"#?]*\.\w+)"/g;
const CHUNK = /["'`(](?:\.?\/)?(assets\/[\w.-]+-[\w-]{7,}\.(?:js|css))["'`)]/g;
const BESIDE = /["'`]\.\/([\w.-]+-[\w-]{7,}\.(?:js|css))["'`]/g;

/** Addresses of files in a text, as paths of the site. */
function namedIn(path: string, text: string): readonly string[] {
  const paths = [...text.matchAll(CHUNK)].map(([, name = '']) => `/${name}`);
  if (path === '/') return [...paths, ...[...text.matchAll(NAMED)].map(([, name = '']) => name)];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (/\.(?:js|css)$/.test(path))
    paths.push(...[...text.matchAll(BESIDE)].map(([, name = '']) => folder + name));
  if (/\.webmanifest$/.test(path))
    paths.push(...[...text.matchAll(/"src":\s*"(\/[^"]+)"/g)].map(([, name = '']) => name));
  return paths;
}

/** Asks for all that the page names, and for what that names in its turn. */
async function filesFrom(origin: URL, page: string): Promise<ReadonlyMap<string, Answer>> {
  const files = new Map<string, Answer>();
  let next = [...new Set(namedIn('/', page))];
  while (next.length > 0 && files.size < MAX_FILES) {
    const found = new Set<string>();
    for (let at = 0; at < next.length; at += AT_ONCE) {
      const some = next.slice(at, at + AT_ONCE);
      const answers = await Promise.all(some.map((path) => ask(new URL(path, origin), AS_BROWSER)));
      some.forEach((path, index) => {
        const answer = answers[index];
        if (!answer) return;
        files.set(path, answer);
        if (answer.status === 200) for (const named of namedIn(path, answer.text)) found.add(named);
      });
    }
    next = [...found].filter((path) => !files.has(path));
  }
  return files;
}

function deploymentOf(page: string): Pick<Seen, 'deployment' | 'deploymentFault'> {
  const block = new RegExp(`<script[^>]*id="${DEPLOYMENT_ELEMENT_ID}"[^>]*>([^<]*)</script>`).exec(page);
  if (!block) return { deployment: undefined, deploymentFault: 'The page holds no data of its deployment.' };
  try {
    return { deployment: parseDeployment(block[1] ?? ''), deploymentFault: undefined };
  } catch (error) {
    const deploymentFault = error instanceof Error ? error.message : String(error);
    return { deployment: undefined, deploymentFault };
  }
}

const answers = (origin: string): Promise<boolean> =>
  ask(new URL(origin), {}, 'HEAD').then(
    () => true,
    () => false,
  );

/** What plain http answers beside an https site. */
function plainOf(origin: URL): Promise<Answer | undefined> {
  if (origin.protocol !== 'https:' || origin.port !== '') return Promise.resolve(undefined);
  return ask(new URL(`http://${origin.hostname}/`)).catch(() => undefined);
}

async function silentOf(
  deployment: DeploymentConfig | undefined,
  reach: (origin: string) => Promise<boolean>,
): Promise<readonly string[]> {
  if (!deployment) return [];
  const { origins, imageOrigins, gameOrigins, videoOrigins } = deployment;
  const all = [...new Set([...origins, ...imageOrigins, ...gameOrigins, ...videoOrigins])];
  const heard = await Promise.all(all.map(reach));
  return all.filter((_, index) => heard[index] !== true);
}

async function specialOf(origin: URL): Promise<Seen['special']> {
  const names = Object.entries(SPECIAL_PATHS);
  const found = await Promise.all(
    names.map(async ([name, path]) => [name, await ask(new URL(path, origin), AS_BROWSER)] as const),
  );
  return Object.fromEntries(found) as Record<SpecialPath, Answer>;
}

/** Where pages open the socket of a line; the line may end with the first part of the path already (SOCKET-002). */
function socketOf(origin: URL, line: string): URL {
  const base = new URL(line.replace(/^ws/, 'http'), origin).href.replace(/\/?$/, '/');
  const { HANDSHAKE_PATH, HANDSHAKE_QUERY } = platformSocket;
  const first = `/${HANDSHAKE_PATH.split('/')[0] ?? ''}/`;
  return new URL(
    `${base.endsWith(first) ? base.slice(0, 1 - first.length) : base}${HANDSHAKE_PATH}?${HANDSHAKE_QUERY}`,
  );
}

/**
 * Looks at a deployment from outside.
 * @param origin of the site
 * @param reach whether somebody answers at another origin
 * @throws Error when nobody answers at the site's
 */
export async function look(origin: URL, reach = answers): Promise<Seen> {
  const at = (path: string): URL => new URL(path, origin);
  const page = await ask(at('/'));
  const clockAhead = Date.parse(page.headers['date'] ?? '') - Date.now();
  const { deployment, deploymentFault } = deploymentOf(page.text);
  const socketAt = socketOf(origin, deployment?.socketLine ?? '/');
  const [br, gzip, files, special, forgedHost, own, foreign, certificate, plain, silent] = await Promise.all([
    ask(at('/'), { 'accept-encoding': 'br' }),
    ask(at('/'), { 'accept-encoding': 'gzip' }),
    filesFrom(origin, page.text),
    specialOf(origin),
    ask(at('/'), { host: FORGED_HOST }),
    askSocket(socketAt, origin.origin),
    askSocket(socketAt, `https://${FORGED_HOST}`),
    askCertificate(origin),
    plainOf(origin),
    silentOf(deployment, reach),
  ]);
  return {
    origin,
    page,
    packed: { br, gzip },
    deployment,
    deploymentFault,
    files,
    special,
    forgedHost,
    socket: { own, foreign },
    clockAhead,
    certificate,
    plain,
    silent,
  };
}
