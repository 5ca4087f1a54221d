import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { wholeNginx } from '../../release/nginx-here';
import { nginxSite } from '../../release/nginx-site';
import type { Bed } from './bench';
import { hostOf } from './edges';
import type { EdgeFolder } from './edges';
import type { Figure } from './figure';
import type { Asking } from './keep-asking';
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

/** Resolves once somebody takes connections there. @throws Error when the program that is to has ended */
async function answers(port: number, program: ChildProcess): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error('nginx has ended; the lines above say why.');
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await pause(20);
  }
}

/** A process of nginx that is there. @param path its folder @returns what ends it */
async function startNginx(path: string, servers: readonly string[], ports: readonly number[]) {
  mkdirSync(join(path, 'kept'), { recursive: true });
  // As many answers over a connection as are asked for, on both sides.
  writeFileSync(join(path, 'nginx.conf'), wholeNginx(['keepalive_requests 10000000;', ...servers]));
  const program = spawn('nginx', ['-p', path, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const port of ports) await answers(port, program);
  return async (): Promise<void> => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
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
