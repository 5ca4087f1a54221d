import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandModule, brandStylesheet } from '../../vite/brand-module';
import { brandCodes, readBrand } from '../../vite/brand-source';
import type { Bench } from '../engine/bench';
import { median, pairs } from '../engine/pairs';
import { WORKSPACE } from '../engine/processes';
import { BRAND } from '../engine/site';

const BRANDS = join(WORKSPACE, 'brands');

/** Seconds of a program of the workspace. @throws Error with its output when it fails */
async function secondsOf(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: WORKSPACE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${said.join('')}`);
  return (performance.now() - started) / 1000;
}

/** Writes down what the brand's plugin would make, so that the floor need not make it. */
function writeModules(folder: string): string {
  const source = readBrand(BRANDS, BRAND);
  const file = join(folder, 'modules.json');
  writeFileSync(file, JSON.stringify({ code: brandModule(source), css: brandStylesheet(source) }));
  return file;
}

/** Builds with Nx, whose cache lies in a folder of the bench's own. */
const nxBuild = (cache: string, brands: readonly string[]): Promise<number> =>
  secondsOf(
    [
      'node_modules/nx/dist/bin/nx.js',
      'run-many',
      '-t',
      'build',
      '-p',
      brands.join(','),
      '--outputStyle=static',
    ],
    {
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_CACHE_DIRECTORY: join(cache, 'cache'),
      NX_WORKSPACE_DATA_DIRECTORY: join(cache, 'data'),
    },
  );

interface Times {
  readonly one: number;
  readonly seven: number;
  readonly cached: number;
}

async function timesOfNx(): Promise<Times> {
  const folders = ['one', 'seven'].map((name) => mkdtempSync(join(tmpdir(), `heptad-bench-nx-${name}-`)));
  const [forOne = '', forSeven = ''] = folders;
  try {
    const one = await nxBuild(forOne, [BRAND]);
    const seven = await nxBuild(forSeven, brandCodes(BRANDS));
    const cached = await nxBuild(forSeven, brandCodes(BRANDS));
    return { one, seven, cached };
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** Building one brand, all of them, and all of them again. */
export const bench: Bench = {
  async run(bed) {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-bench-build-'));
    try {
      const modules = writeModules(folder);
      const bare = () =>
        secondsOf(['tools/bench/floors/bare-build.mjs', BRAND, modules, join(folder, 'bare')]);
      const real = () =>
        secondsOf([
          'node_modules/vite/bin/vite.js',
          'build',
          '--config',
          `apps/${BRAND}/vite.config.mts`,
          `apps/${BRAND}`,
          '--outDir',
          join(folder, 'real'),
          '--emptyOutDir',
        ]);
      const one = await pairs(bed.runs, bare, real);
      const times: Times[] = [];
      for (let run = 0; run < Math.min(bed.runs, 3); run += 1) times.push(await timesOfNx());
      const middle = (key: keyof Times): number => median(times.map((each) => each[key]));
      return [
        { name: 'build, one brand', unit: 's', ...one, limit: 1.5 },
        {
          name: 'build, seven brands against one',
          unit: 's',
          floor: middle('one'),
          measured: middle('seven'),
          limit: 7,
        },
        {
          name: 'build, seven again against cold',
          unit: 's',
          floor: middle('seven'),
          measured: middle('cached'),
          limit: 0.2,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
