import { spawn } from 'node:child_process';
import { Mendable, say } from './report.mjs';

const HEARTBEAT_MS = 10_000;

/**
 * Runs a program to its end and resolves with its exit code.
 * @param {{ what?: string, quiet?: boolean, env?: object, cwd?: string }} options `what` names the work: a line is printed
 *   every ten seconds while it lasts; `quiet` keeps the program's output back and prints it only when it fails
 */
export function runToEnd(program, args, { what, quiet = false, env = {}, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const started = Date.now();
    const heartbeat = what
      ? setInterval(() => say(`  … ${what}, ${Math.round((Date.now() - started) / 1000)} s`), HEARTBEAT_MS)
      : undefined;
    child.on('error', (error) => {
      clearInterval(heartbeat);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(heartbeat);
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Like {@link runToEnd}, but a failure ends the command with the sentence given. */
export async function mustRun(program, args, { mend, ...options }) {
  let code;
  try {
    code = await runToEnd(program, args, options);
  } catch (error) {
    throw new Mendable(`${mend} (${error.message})`);
  }
  if (code !== 0) throw new Mendable(mend);
}

/**
 * Long-running programs that live and die together: when one ends, or Ctrl-C is pressed, all are ended, and none is left.
 */
export class ProcessGroup {
  #children = new Map();
  #ending = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.end(0));
  }

  /**
   * Starts a program. Its output is passed on where `onLine` returns true for a line, or always without `onLine`.
   */
  start(name, args, { env = {}, onLine } = {}) {
    // A group of its own, so that Ctrl-C reaches it once, from here, and its own children end with it.
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#children.set(name, child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        for (const line of text.split('\n'))
          if (line.trim() !== '' && (onLine?.(line) ?? true)) say(`[${name}] ${line}`);
      });
    }
    child.on('exit', (code) => {
      this.#children.delete(name);
      if (this.#ending) return;
      process.stderr.write(`\nThe ${name} has stopped (code ${code}); its last lines above say why.\n`);
      void this.end(1);
    });
    return child;
  }

  async end(code) {
    if (this.#ending) return;
    this.#ending = true;
    const children = [...this.#children.values()];
    const gone = Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
    for (const child of children) kill(child, 'SIGTERM');
    const late = setTimeout(() => children.forEach((child) => kill(child, 'SIGKILL')), 5_000);
    await gone;
    clearTimeout(late);
    process.exit(code);
  }
}

function kill(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
