import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The stores that a suite runs over. */
export type TestedStore = 'memory' | 'redis';

/** Both stores, or memory alone with a printed notice where Redis is not installed; where CI is set it throws instead. */
export function testedStores(): readonly TestedStore[] {
  if (spawnSync('redis-server', ['--version']).status === 0) return ['memory', 'redis'];
  const sentence = 'Redis is not installed; install the Debian package "redis-server".';
  if (process.env['CI']) throw new Error(sentence);
  process.stderr.write(`${sentence} Its half of the store's tests is left out.\n`);
  return ['memory'];
}

/** A private Redis at a socket in a temporary folder, which can be ended and started again at the same place. */
export class TestRedis {
  readonly #folder = mkdtempSync(join(tmpdir(), 'heptad-redis-'));
  readonly path = join(this.#folder, 'redis.sock');
  #end: (() => Promise<void>) | undefined;

  async start(): Promise<void> {
    const place = ['--port', '0', '--unixsocket', this.path, '--dir', this.#folder];
    const server = spawn('redis-server', [...place, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    const ended = once(server, 'exit');
    this.#end = async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(this.path, { force: true });
    };
    for (let tries = 0; !existsSync(this.path); tries += 1) {
      if (tries > 400) throw new Error('The private Redis did not become ready.');
      await wait(25);
    }
  }

  /** Ends it as a machine that fails does. */
  async kill(): Promise<void> {
    await this.#end?.();
    this.#end = undefined;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
