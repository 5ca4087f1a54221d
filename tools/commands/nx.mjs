import { runToEnd } from './processes.mjs';

/** Runs Nx without its daemon, so that no process outlives the command, and resolves with its exit code. */
export function nx(args, env = {}) {
  return runToEnd(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args, '--outputStyle=static'], {
    env: { NX_DAEMON: 'false', NX_TUI: 'false', ...env },
  });
}
