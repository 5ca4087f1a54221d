import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const WORKSPACE = join(__dirname, '../..');

/** How a command ended and what it said. */
export interface Ending {
  readonly code: number | null;
  readonly said: string;
  /** What it complained of, without the empty lines around it. */
  readonly complaint: string;
}

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Settings of the person who runs the specs are not those of the specs. */
const environment = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !['PORT', 'SANDBOX_PORT', 'CHROMIUM_PATH', 'BENCH_RUNS', 'CI'].includes(name),
    ),
  ),
  ...env,
});

function end(args: readonly string[], { env = {}, cwd = WORKSPACE }: Surroundings): Ending {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: environment(env),
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: status, said: stdout, complaint: stderr.trim() };
}

/** Runs a command of the workspace as `npm run` does. */
export const command = (name: string, args: readonly string[], surroundings: Surroundings = {}): Ending =>
  end([join(WORKSPACE, 'tools/commands', `${name}.mjs`), ...args], surroundings);

/** A program of a few lines that uses parts of the commands: `part` is where they come from, `body` what is done. */
export function program(part: string, names: readonly string[], body: string): string {
  const address = (file: string): string =>
    JSON.stringify(pathToFileURL(join(WORKSPACE, 'tools/commands', file)).href);
  return [
    `import { ${names.join(', ')} } from ${address(part)};`,
    `import { run, say } from ${address('report.mjs')};`,
    `await run(async () => { ${body} });`,
  ].join('\n');
}

/** Runs such a program to its end. */
export const attempt = (text: string, surroundings: Surroundings = {}): Ending =>
  end(['--input-type=module', '--eval', text], surroundings);
