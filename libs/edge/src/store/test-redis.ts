import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
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
  #server: ChildProcess | undefined;

  /** @param settings of its command line, besides those of a test */
  async start(...settings: readonly string[]): Promise<void> {
    const place = ['--port', '0', '--unixsocket', this.path, '--dir', this.#folder];
    this.#server = spawn('redis-server', [...place, '--save', '', '--appendonly', 'no', ...settings], {
      stdio: 'ignore',
    });
    for (let tries = 0; !existsSync(this.path); tries += 1) {
      if (tries > 400) throw new Error('The private Redis did not become ready.');
      await wait(25);
    }
  }

  /** Ends it as a machine that fails does. */
  async kill(): Promise<void> {
    if (this.#server === undefined) return;
    const ended = once(this.#server, 'exit');
    this.#server.kill('SIGKILL');
    await ended;
    this.#server = undefined;
    rmSync(this.path, { force: true });
  }

  /** Lets it hang: connections stay, nothing is answered. */
  hang(): void {
    this.#server?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#server?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
