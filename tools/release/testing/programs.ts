import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * Whether a server of another project is here, by the name of its program and its Debian package; with a printed notice where it is not. Where CI is set it
 * throws instead.
 */
export function isInstalled(server: 'nginx' | 'redis-server'): boolean {
  if (spawnSync(server, ['-v']).status === 0) return true;
  const sentence = `${server} is not installed; install the Debian package "${server}".`;
  if (process.env['CI']) throw new Error(sentence);
  process.stderr.write(`${sentence} Its tests are left out.\n`);
  return false;
}

/** Collects what a program says. @returns how to wait for words of it, each once */
export function hear(program: ChildProcess): (words: RegExp) => Promise<RegExpExecArray> {
  let said = '';
  const waiting = new Set<() => void>();
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (piece: Buffer) => {
      said += String(piece);
      for (const look of waiting) look();
    });
  return (words) =>
    new Promise((found, failed) => {
      const look = (): void => {
        const match = words.exec(said);
        if (!match) return;
        waiting.delete(look);
        said = said.slice(match.index + match[0].length);
        found(match);
      };
      waiting.add(look);
      program.once('exit', (code) =>
        failed(new Error(`It ended with ${String(code)} and never said ${String(words)}: ${said}`)),
      );
      look();
    });
}

/** A running program of a test. */
export interface TestProgram {
  readonly heard: ReturnType<typeof hear>;
  /** Ends it as a machine that fails does; once it is gone. */
  kill(): Promise<void>;
}

/** Programs that a test starts and that end with it, each by its own number. */
export class TestPrograms {
  readonly #running = new Map<ChildProcess, NodeJS.Signals>();

  /** @param endBy what a program is ended by at the end; one that has programs of its own must end them */
  start(
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    endBy: NodeJS.Signals = 'SIGKILL',
  ): TestProgram {
    const program = spawn(command, args, { env: { PATH: process.env['PATH'] ?? '', ...env } });
    this.#running.set(program, endBy);
    program.once('close', () => this.#running.delete(program));
    return { heard: hear(program), kill: () => this.#end(program, 'SIGKILL') };
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#running].map(([program, signal]) => this.#end(program, signal)));
  }

  async #end(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (!this.#running.has(program)) return;
    const ended = once(program, 'close');
    program.kill(signal);
    await ended;
  }
}

/** Ports of loopback that nobody uses at the moment. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  await Promise.all(
    probes.map(async (probe) => {
      probe.listen(0, '127.0.0.1');
      await once(probe, 'listening');
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
  return ports;
}
