import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DEMO_PASSWORD } from '@heptad/sandbox';
import { attempt, program, WORKSPACE } from './commands-under-test';

/** A program that starts another, names both, and runs until it is ended. */
const FAMILY = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log('pids ' + process.pid + ' ' + child.pid);
  setInterval(() => {}, 1000);
`;
const group = (starts: string) =>
  program('processes.mjs', ['ProcessGroup'], `const group = new ProcessGroup(); ${starts}`);
const start = (name: string, text: string) => `group.start('${name}', ['-e', ${JSON.stringify(text)}]);`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Programs whose parent is gone are reaped by the system a moment later. */
async function untilGone(pids: readonly number[]): Promise<readonly number[]> {
  for (let round = 0; round < 100 && pids.some(isAlive); round += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return pids.filter(isAlive);
}

describe('programs that run together', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'are all gone after %s, their own children included',
    async (signal) => {
      const text = group(start('one', FAMILY) + start('two', FAMILY));
      const command = spawn(process.execPath, ['--input-type=module', '--eval', text], {
        cwd: WORKSPACE,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      const pids = await new Promise<readonly number[]>((resolve) => {
        command.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          const found = [...said.matchAll(/pids (\d+) (\d+)/g)].flatMap(([, a, b]) => [Number(a), Number(b)]);
          if (found.length === 4) resolve(found);
        });
      });
      expect(pids.filter(isAlive)).toHaveLength(4);
      const gone = once(command, 'exit');
      command.kill(signal);
      expect((await gone)[0]).toBe(0);
      expect(await untilGone(pids)).toEqual([]);
    },
    20_000,
  );

  it('end together when one stops, and say which', async () => {
    const { code, said, complaint } = attempt(
      group(start('sandbox', FAMILY) + start('edge', 'setTimeout(() => process.exit(3), 500)')),
    );
    expect(code).toBe(1);
    expect(complaint).toBe('The edge has stopped (code 3); its last lines above say why.');
    const pids = (/pids (\d+) (\d+)/.exec(said) ?? []).slice(1).map(Number);
    expect(pids).toHaveLength(2);
    expect(await untilGone(pids)).toEqual([]);
  });

  it('pass on the lines that were asked for, with their names', () => {
    const { said } = attempt(
      group(
        `group.start('sandbox', ['-e', ${JSON.stringify("console.log('all well\\nan error: x')")}], { onLine: (line) => /error/.test(line) });`,
      ),
    );
    expect(said).toBe('[sandbox] an error: x\n');
  });
});

describe('a program that runs to its end', () => {
  const run = (body: string) => attempt(program('processes.mjs', ['runToEnd', 'mustRun'], body));

  it('keeps its output back unless it fails', () => {
    const quiet = (code: number) =>
      run(
        `say(await runToEnd(process.execPath, ['-e', "console.log('noise'); process.exit(${String(code)})"], { quiet: true }))`,
      );
    expect(quiet(0)).toMatchObject({ said: '0\n', complaint: '' });
    expect(quiet(4)).toMatchObject({ said: '4\n', complaint: 'noise' });
  });

  it('that has to succeed ends the command with the sentence given, also where it does not exist', () => {
    expect(
      run("await mustRun(process.execPath, ['-e', 'process.exit(2)'], { mend: 'Mend this.' })"),
    ).toMatchObject({
      code: 1,
      complaint: 'Mend this.',
    });
    const missing = run("await mustRun('no-such-program', [], { mend: 'Install it.' })");
    expect(missing.complaint).toMatch(/^Install it\. \(.*ENOENT\)$/);
  });
});

describe('a started platform', () => {
  const announce = (more = '') =>
    attempt(
      program(
        'platform.mjs',
        ['announce'],
        `announce({ brand: 'ky', port: 4301, sandboxOrigin: 'http://127.0.0.1:4601'${more} })`,
      ),
    ).said;

  it('names its address, its panel and a member to log in with', () => {
    const said = announce();
    expect(said).toContain('http://ky.localhost:4301');
    expect(said).toContain('http://127.0.0.1:4601/__sandbox/');
    expect(said).toContain('demo01 / Heptad2026   (play money)');
    expect(said).toContain('Ctrl-C ends everything.');
    expect(said).not.toContain('On your network');
  });

  it('names its address on the network where it is open to it', () => {
    expect(announce(", lan: '192.0.2.7'")).toContain('On your network      http://192.0.2.7:4301');
  });

  it('offers a member that there is', () => {
    expect(announce()).toContain(`demo01 / ${DEMO_PASSWORD} `);
  });
});
