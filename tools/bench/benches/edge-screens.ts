import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../engine/bench';
import { SPORTS_PATH } from '../engine/first-odds';
import { median } from '../engine/pairs';
import { startProgram } from '../engine/processes';
import { screenThere } from '../engine/rendered-visit';
import { RENDERER } from '../engine/site';

const AT_ONCE = 16;
const SECONDS = 4;
/** Each renders in a process of its own, as two edges would. */
const RENDERERS = 2;
const LEAST_PAGES = 2_000;
const LEAST_RENDERS = 60;

/** Asks for a page over kept connections without pause. @returns pages a second, and the share that came with a screen */
async function pagesPerSecond(origin: string, path: string): Promise<{ perSecond: number; screens: number }> {
  const { port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const headers = { 'accept-encoding': 'br', 'accept-language': 'zh-CN' };
  const ask = () =>
    new Promise<boolean>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.headers['cache-control'] === 'no-store'));
      });
      call.on('error', reject).end();
    });
  await ask();
  const began = performance.now();
  const passed = (): number => performance.now() - began;
  let pages = 0;
  let screens = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; passed() < SECONDS * 1_000; pages += 1) if (await ask()) screens += 1;
    }),
  );
  agent.destroy();
  return { perSecond: pages / (passed() / 1_000), screens: screens / pages };
}

interface Rendered {
  readonly perSecond: number;
  readonly cpuMs: number;
}

/** Renders in several processes at once, every screen with its own questions to the platform. */
async function freshRenders(upstream: string): Promise<Rendered> {
  const env = { RENDERER, UPSTREAM: upstream, SECONDS: String(SECONDS) };
  const programs = Array.from({ length: RENDERERS }, () =>
    startProgram('tools/bench/engine/render-load.ts', { env }),
  );
  while (programs.some((program) => !program.hasEnded())) await pause(100);
  const each = programs.map((program) => {
    const line = /\{.*\}/.exec(program.output());
    if (line === null) throw new Error(`A renderer broke off:\n${program.output()}`);
    return JSON.parse(line[0]) as Rendered;
  });
  return {
    perSecond: each.reduce((sum, { perSecond }) => sum + perSecond, 0),
    cpuMs: each.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / each.length,
  };
}

/** What first screens cost the edge: pages that are kept for their second, and renders of which none is shared. */
export const bench: Bench = {
  async run(bed) {
    const site = await bed.site();
    const { edgeOrigin } = await site.openRendering();
    const kept: number[] = [];
    const plain: number[] = [];
    const fresh: Rendered[] = [];
    for (let run = 0; run < bed.runs; run += 1) {
      await screenThere(edgeOrigin + SPORTS_PATH);
      const { perSecond, screens } = await pagesPerSecond(edgeOrigin, SPORTS_PATH);
      bed.say(`  ${(screens * 100).toFixed(0)} % of the pages came with a screen`);
      kept.push(perSecond);
      plain.push((await pagesPerSecond(edgeOrigin, '/mine')).perSecond);
      fresh.push(await freshRenders(site.sandboxOrigin));
    }
    return [
      {
        name: 'edge, pages with a kept screen',
        unit: '/s',
        measured: median(kept),
        limit: LEAST_PAGES,
        bound: 'least',
      },
      { name: 'edge, pages without a screen', unit: '/s', measured: median(plain) },
      {
        name: `edge, fresh screens of ${String(RENDERERS)} processes`,
        unit: '/s',
        measured: median(fresh.map(({ perSecond }) => perSecond)),
        limit: LEAST_RENDERS,
        bound: 'least',
      },
      {
        name: 'edge, main thread of a fresh screen',
        unit: 'ms',
        measured: median(fresh.map(({ cpuMs }) => cpuMs)),
      },
    ];
  },
};
