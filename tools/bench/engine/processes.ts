import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const WORKSPACE = join(import.meta.dirname, '../../..');

const PATIENCE_MS = 60_000;
const TSX = import.meta.resolve('tsx');

/** Everything that was started and has not ended, so that no way of ending the bench leaves a program behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

export interface Program {
  readonly pid: number | undefined;
  /** What it has said so far. */
  output(): string;
  hasEnded(): boolean;
  /** Waits until it has ended by itself. @returns what it said @throws Error with that when it failed */
  whole(): Promise<string>;
  /** Ends it, by `SIGTERM` unless told otherwise, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

interface ProgramOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly args?: readonly string[];
}

/**
 * Starts a TypeScript program of the workspace, or a bundled one that is elsewhere.
 * @param file path from the workspace's root; an absolute one is run as it is
 * @param options `cwd` is where it keeps its files, `args` are given to it
 */
export function startProgram(file: string, { env, cwd = WORKSPACE, args = [] }: ProgramOptions): Program {
  const program = isAbsolute(file) ? [file] : ['--import', TSX, join(WORKSPACE, file)];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(WORKSPACE, 'tsconfig.json'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.once('exit', () => running.delete(child));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid,
    output: () => said.join(''),
    hasEnded,
    async whole() {
      if (!hasEnded()) await once(child, 'close');
      if (child.exitCode !== 0) throw new Error(said.join(''));
      return said.join('');
    },
    async end(signal = 'SIGTERM') {
      if (hasEnded()) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(late);
    },
  };
}

/** Resolves once the address answers. @throws Error with the program's output when it does not */
export async function waitFor(address: string, program: Program): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && !program.hasEnded()) {
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await pause(20);
  }
  await program.end();
  throw new Error(`${address} did not come up:\n${program.output()}`);
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string')
    throw new Error('No free port on the loopback address.');
  return address.port;
}
