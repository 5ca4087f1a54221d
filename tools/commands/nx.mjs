import { runToEnd } from './processes.mjs';

/** Without its daemon, so that no process outlives the command. */
const runNx = (args, env) =>
  runToEnd(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], {
    env: { NX_DAEMON: 'false', NX_TUI: 'false', ...env },
  });

/** Runs targets of projects, and resolves with the exit code. */
export const nx = (args, env = {}) => runNx([...args, '--outputStyle=static'], env);

/** Runs a generator of the workspace by its name, and resolves with the exit code. */
export const nxGenerate = (name, args) => runNx(['generate', `./tools/generators:${name}`, ...args], {});
