import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE, freePort, startProgram, waitFor } from './processes';
import type { Program } from './processes';

/** About what a brand's built page weighs. */
const PAGE = `<!doctype html><html><head><!--deployment--></head><body>${'<p>a page of some length</p>'.repeat(1_500)}</body></html>`;
const DEPLOYMENT = {
  environment: 'production',
  origins: [],
  imageOrigins: [],
  signatureSalts: {},
  socketLine: '/stream',
  replacedNames: [],
};

/** A folder with the bundled edge and built pages of brands, as operators have them. */
export interface EdgeFolder {
  readonly path: string;
  /** The folder of a brand's built page and files. */
  siteOf(brand: number): string;
  /** Writes the file of sites for the first so many brands, with data that differ each time. @param platform its origin */
  serve(brands: number, platform?: string): void;
  /** Starts the edge and waits until it answers. @param port a free one when absent */
  start(port?: number): Promise<RunningEdge>;
  remove(): void;
}

export interface RunningEdge {
  readonly port: number;
  readonly program: Program;
  /** Asks for the page of a brand, over connections that are kept. @returns the status, 0 where there was no answer */
  ask(brand: number): Promise<number>;
  /** Bytes of memory that the process holds. */
  memory(): number;
}

/** The name under which a brand is asked for. */
export const hostOf = (brand: number): string => `${codeOf(brand)}.example`;

const codeOf = (brand: number): string => 'abcdefg'.charAt(brand).repeat(2);

export async function edgeFolder(brands: number): Promise<EdgeFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-edge-bench-'));
  const tool = ['--import', 'tsx', 'tools/release/write-edge.ts', join(folder, 'edge')];
  await promisify(execFile)(process.execPath, tool, { cwd: WORKSPACE });
  const codes = Array.from({ length: brands }, (_, brand) => codeOf(brand));
  for (const code of codes) {
    mkdirSync(join(folder, code, '1/site/assets'), { recursive: true });
    writeFileSync(join(folder, code, '1/site/index.html'), PAGE);
  }
  let written = 0;
  return {
    path: folder,
    siteOf: (brand) => join(folder, codeOf(brand), '1/site'),
    serve(count, platform = 'http://127.0.0.1:1') {
      written += 1;
      const data = { ...DEPLOYMENT, replacedNames: [`name ${String(written)}`] };
      writeFileSync(join(folder, 'deployment.json'), JSON.stringify(data));
      const sites = codes.slice(0, count).map((brand) => ({
        brand,
        hosts: [`${brand}.example`],
        release: `${brand}/1`,
        deployment: 'deployment.json',
        platform,
      }));
      writeFileSync(join(folder, 'sites.json'), JSON.stringify({ sites }));
    },
    async start(given) {
      const port = given ?? (await freePort());
      const env = { SITES: join(folder, 'sites.json'), PORT: String(port) };
      const program = startProgram(join(folder, 'edge/edge.mjs'), { env, cwd: folder });
      await waitFor(`http://127.0.0.1:${String(port)}/healthz`, program);
      const agent = new Agent({ keepAlive: true, maxSockets: 16 });
      return {
        port,
        program,
        ask: (brand) =>
          new Promise((resolve) => {
            const options = { port, host: '127.0.0.1', agent, headers: { host: hostOf(brand) } };
            const call = httpRequest(options, (answer) => {
              answer.resume();
              answer.on('end', () => resolve(answer.statusCode ?? 0));
              answer.on('error', () => resolve(0));
            });
            call.on('error', () => resolve(0));
            call.end();
          }),
        memory: () => {
          const status = readFileSync(`/proc/${String(program.pid)}/status`, 'utf8');
          return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
