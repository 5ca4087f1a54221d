import { execFileSync } from 'node:child_process';
import { againstNginx } from '../engine/against-nginx';
import type { Bench } from '../engine/bench';
import { edgeFolder, hostOf } from '../engine/edges';
import type { EdgeFolder, RunningEdge } from '../engine/edges';
import type { Figure } from '../engine/figure';
import { openSockets, quietPlatform } from '../engine/idle-sockets';
import { median } from '../engine/pairs';

const REQUESTS = 10_000;
const AT_ONCE = 50;
const RELOAD_EVERY = 250;
const BRANDS = 7;
const MOST_START_S = 1;
const MOST_MEMORY = 1.3;
const MOST_SOCKETS = 10_000;
/** Sockets that are opened first, so that what they make ready is not counted. */
const FIRST_SOCKETS = 200;
/** Files and connections that a process has open beside the sockets. */
const OTHERS_OPEN = 200;
const MOST_SOCKET_BYTES = 40 * 1024;

/** Asks for so many pages, round the brands. @returns how many were not answered as they should be */
async function askAll(
  edge: RunningEdge,
  count: number,
  brands: number,
  between?: (asked: number) => void,
): Promise<number> {
  let failed = 0;
  for (let asked = 0; asked < count; asked += AT_ONCE) {
    const statuses = Array.from({ length: AT_ONCE }, (_, index) => edge.ask((asked + index) % brands));
    between?.(asked);
    failed += (await Promise.all(statuses)).filter((status) => status !== 200).length;
  }
  return failed;
}

async function startTimes(folder: EdgeFolder, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const { program } = await folder.start();
    times.push((performance.now() - started) / 1_000);
    await program.end();
  }
  return median(times);
}

/** Reads the data again and again while pages are asked for. @returns requests that were not answered, and how often it was read */
async function reloads(folder: EdgeFolder): Promise<{ readonly dropped: number; readonly read: number }> {
  const edge = await folder.start();
  const dropped = await askAll(edge, REQUESTS, BRANDS, (asked) => {
    if (asked % RELOAD_EVERY !== 0 || edge.program.pid === undefined) return;
    folder.serve(BRANDS);
    process.kill(edge.program.pid, 'SIGHUP');
  });
  await edge.program.end();
  return { dropped, read: edge.program.output().split('by its new data').length - 1 };
}

async function memoryOf(folder: EdgeFolder, brands: number): Promise<number> {
  folder.serve(brands);
  const edge = await folder.start();
  await askAll(edge, 2_000, brands);
  const bytes = edge.memory();
  await edge.program.end();
  return bytes;
}

/** How many sockets there can be: each is two connections at the edge, and two here. */
function socketsAllowed(): number {
  // "unlimited" is no number.
  const open = Number(execFileSync('sh', ['-c', 'ulimit -Hn'])) || Infinity;
  return Math.min(MOST_SOCKETS, Math.floor((open - OTHERS_OPEN) / 2) - FIRST_SOCKETS);
}

/** Bytes of memory that each of so many open sockets takes. */
async function socketBytes(folder: EdgeFolder, sockets: number): Promise<number> {
  const platform = await quietPlatform();
  folder.serve(1, platform.origin);
  const edge = await folder.start();
  const closeFirst = await openSockets(FIRST_SOCKETS, edge.port, hostOf(0));
  const before = edge.memory();
  const closeAll = await openSockets(sockets, edge.port, hostOf(0));
  const bytes = (edge.memory() - before) / sockets;
  closeFirst();
  closeAll();
  await edge.program.end();
  platform.close();
  return bytes;
}

/** The bundled edge, as it is released: its start, reading its data again under load, and what further brands cost it. */
export const bench: Bench = {
  async run(bed) {
    const folder = await edgeFolder(BRANDS);
    try {
      folder.serve(BRANDS);
      const start = await startTimes(folder, bed.runs);
      const { dropped, read } = await reloads(folder);
      // An edge that read nothing again would drop nothing either.
      if (read < 10) throw new Error(`The edge read its data only ${String(read)} times.`);
      bed.say(`  ${String(REQUESTS)} requests, its data read ${String(read)} times`);
      const figures: Figure[] = [
        { name: 'edge, start', unit: 's', measured: start, limit: MOST_START_S },
        {
          name: `edge, ${String(REQUESTS)} requests while it reads its data, dropped`,
          unit: 'count',
          measured: dropped,
          limit: 0,
        },
      ];
      const one = await memoryOf(folder, 1);
      const seven = await memoryOf(folder, BRANDS);
      const sockets = socketsAllowed();
      const socket = await socketBytes(folder, sockets);
      const byNginx = await againstNginx(bed, folder);
      return [
        ...figures,
        {
          name: `edge, memory of one of ${String(sockets)} sockets`,
          unit: 'bytes',
          measured: socket,
          limit: MOST_SOCKET_BYTES,
        },
        {
          name: 'edge, memory of seven brands by one',
          unit: 'bytes',
          measured: seven,
          floor: one,
          limit: MOST_MEMORY,
        },
        ...byNginx,
      ];
    } finally {
      folder.remove();
    }
  },
};
