import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nginxSite } from '../../release/nginx-site';
import type { Bed } from './bench';
import { hostOf } from './edges';
import type { EdgeFolder } from './edges';
import type { Figure } from './figure';
import type { Asking } from './keep-asking';
import { startNginx } from './nginx';
import { pairs } from './pairs';
import { freePort, startProgram } from './processes';

const LEAST_STATIC = 0.5;
const LEAST_PROXIED = 0.5;
/** What nginx keeps in front of an edge it gives as fast as its own. */
const LEAST_BEHIND = 1;
const CONNECTIONS = 64;
const BEFORE = 4_000;
const MEASURED_MS = 2_000;
/** About what a brand's chunks weigh packed, bytes. */
const SIZES = [600, 1_200, 2_500, 4_000, 6_000, 9_000, 14_000, 20_000, 35_000, 60_000];
const CALL = '/game/api/v1/list';

interface Ports {
  readonly files: number;
  readonly proxy: number;
  readonly platform: number;
  readonly front: number;
}

/** Files of a built brand, packed as a build packs them. @returns their paths */
function writeAssets(folder: EdgeFolder): readonly string[] {
  return SIZES.map((size, index) => {
    const path = `/assets/chunk-${String(index).padStart(8, '0')}.js`;
    // Packs to three quarters.
    const text = randomBytes(size).toString('base64');
    const file = join(folder.siteOf(0), path);
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    return path;
  });
}

const at = (port: number): string => `listen 127.0.0.1:${String(port)};`;

/** A platform that answers at once, in a process of its own: what hands calls on to it wakes another process on both sides. */
function startPlatform(folder: EdgeFolder, port: number) {
  const answer = JSON.stringify({ status_code: 6000, data: 'x'.repeat(2_000) });
  const server = `server { ${at(port)} location / { default_type application/json; return 200 '${answer}'; } }`;
  return startNginx(join(folder.path, 'platform'), [server], [port]);
}

/** nginx with the files alone, with calls that it hands on, and as it stands before an edge. */
async function startFloors(folder: EdgeFolder, { files, proxy, platform, front }: Ports, edge: number) {
  const site = nginxSite('aa', {
    name: hostOf(0),
    edges: [`127.0.0.1:${String(edge)}`],
    plain: `127.0.0.1:${String(await freePort())}`,
    secure: `127.0.0.1:${String(front)}`,
    cache: 'kept',
  })
    // Both sides are measured without TLS.
    .replaceAll(/ ssl http2;|^\s*ssl_.*\n/gm, (part) => (part.startsWith(' ssl http2') ? ';' : ''));
  const servers = [
    `server { ${at(files)} root ${folder.siteOf(0)}; gzip_static on; sendfile on; tcp_nopush on; }`,
    `upstream platform { server 127.0.0.1:${String(platform)}; keepalive 64; }`,
    `server { ${at(proxy)} location / { proxy_pass http://platform; proxy_http_version 1.1; proxy_set_header Connection ''; } }`,
    site,
  ];
  return startNginx(join(folder.path, 'nginx'), servers, [files, proxy, front]);
}

/** @returns answers in a second */
async function rate(asking: Asking): Promise<number> {
  const client = startProgram('tools/bench/engine/keep-asking.ts', {
    args: [JSON.stringify(asking)],
    env: {},
  });
  return Number(await client.whole());
}

/** What the edge hands out in a second, by what nginx does on this machine with the same files and calls. */
export async function againstNginx(bed: Bed, folder: EdgeFolder): Promise<readonly Figure[]> {
  const paths = writeAssets(folder);
  const port = await freePort();
  const ports: Ports = {
    files: await freePort(),
    proxy: await freePort(),
    platform: await freePort(),
    front: await freePort(),
  };
  const endPlatform = await startPlatform(folder, ports.platform);
  const endFloors = await startFloors(folder, ports, port);
  folder.serve(1, `http://127.0.0.1:${String(ports.platform)}`);
  const edge = await folder.start(port);
  const ask = (at: number, asked: readonly string[]) => () =>
    rate({
      port: at,
      host: hostOf(0),
      paths: asked,
      connections: CONNECTIONS,
      before: BEFORE,
      ms: MEASURED_MS,
    });
  const { files, proxy, front } = ports;
  try {
    const figures: Figure[] = [];
    for (const [name, floor, own, asked, limit] of [
      ['static files', files, port, paths, LEAST_STATIC],
      ['calls', proxy, port, [CALL], LEAST_PROXIED],
      ['static files behind nginx', files, front, paths, LEAST_BEHIND],
    ] as const) {
      const measured = await pairs(bed.runs, ask(floor, asked), ask(own, asked));
      figures.push({ name: `edge by nginx, ${name}`, unit: '/s', ...measured, limit, bound: 'least' });
      bed.say(`  ${name}: ${measured.measured.toFixed(0)} by ${measured.floor.toFixed(0)} a second`);
    }
    return figures;
  } finally {
    await edge.program.end();
    await endFloors();
    await endPlatform();
  }
}
