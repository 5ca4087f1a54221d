import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { wholeNginx } from '../../release/nginx-here';

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

/**
 * Starts a process of nginx and waits until it takes connections.
 * @param path its folder
 * @param ports that it listens at
 * @returns what ends it
 */
export async function startNginx(
  path: string,
  servers: readonly string[],
  ports: readonly number[],
): Promise<() => Promise<void>> {
  mkdirSync(join(path, 'kept'), { recursive: true });
  // As many answers over a connection as are asked for, on both sides.
  writeFileSync(join(path, 'nginx.conf'), wholeNginx(['keepalive_requests 10000000;', ...servers]));
  const program = spawn('nginx', ['-p', path, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const port of ports) await answers(port, program);
  return async () => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
}
