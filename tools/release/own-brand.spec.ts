import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallet } from '@heptad/contracts';
import { createTrialWorkspace } from '../generators/trial-workspace';
import type { TrialWorkspace } from '../generators/trial-workspace';
import { freePorts, isInstalled } from './testing/programs';
import { SiteClient } from './testing/site-client';

const README = readFileSync(join(__dirname, '../../README.md'), 'utf8');
const SECTION = README.split(/^## /m).find((each) => each.startsWith('An own brand behind nginx')) ?? '';
const COMMANDS = (/^```sh\n([^]*?)^```$/m.exec(SECTION)?.[1] ?? '').trim().split('\n');
const NAME = 'own.localhost';

it('takes ten commands or fewer, those on one line counted', () => {
  const count = COMMANDS.flatMap((line) => line.split('&&')).length;
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThanOrEqual(10);
});

(isInstalled('nginx') ? describe : describe.skip)(
  'what the commands of the README make in a copy of this workspace',
  () => {
    let trial: TrialWorkspace;
    let shell: ChildProcess;
    let closed: Promise<unknown>;
    let secure: string;
    let said = '';
    let client: SiteClient | undefined;

    /** Runs the commands as they are but for where they listen: others may listen there on this machine. */
    async function runCommands(): Promise<number | null> {
      const [sandbox = '', games = '', edge = '', plain = '', ...rest] = (await freePorts(5)).map(String);
      [secure = ''] = rest;
      const moved = Object.entries({ 4200: edge, 8080: plain, 8443: secure });
      const nginx = moved.map(([from, to]) => `-e s/:${from}/:${to}/`).join(' ');
      const script = COMMANDS.flatMap((line) =>
        line.startsWith('nginx ')
          ? [`sed -i.old ${nginx} dist/own/deployment/nginx-here.conf`, line]
          : line.replaceAll(`${NAME}:8443`, `${NAME}:${secure}`),
      );
      const env = {
        ...trial.environment,
        PORT: edge,
        SANDBOX_PORT: sandbox,
        GAMES_PORT: games,
        SANDBOX_ORIGIN: `http://127.0.0.1:${sandbox}`,
      };
      // A group of its own, in which everything ends that the commands start.
      shell = spawn('sh', ['-e', '-x', '-c', script.join('\n')], { cwd: trial.root, detached: true, env });
      closed = once(shell, 'close');
      for (const stream of [shell.stdout, shell.stderr])
        stream?.on('data', (piece: Buffer) => {
          said += String(piece);
        });
      const [code] = (await once(shell, 'exit')) as [number | null];
      return code;
    }

    beforeAll(async () => {
      trial = await createTrialWorkspace();
      const code = await runCommands();
      if (code !== 0) throw new Error(`The commands ended with ${String(code)}: ${said}`);
      client = new SiteClient({
        origin: `https://127.0.0.1:${secure}`,
        name: NAME,
        ca: readFileSync(join(trial.root, 'dist/own/deployment/fullchain.pem')),
      });
    }, 600_000);
    afterAll(async () => {
      client?.close();
      try {
        process.kill(-Number(shell.pid), 'SIGTERM');
      } catch {
        // Where a command failed, nothing runs any more.
      }
      await closed;
      await trial.remove();
    });

    it('is a page of the brand with its chunks, handed out by nginx', async () => {
      const page = await client?.get('/home');
      expect(page).toMatchObject({
        status: 200,
        text: expect.stringContaining('<title>Own 体育</title>') as unknown,
      });
      const [, chunk = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page?.text ?? '') ?? [];
      expect(await client?.get(chunk)).toMatchObject({
        status: 200,
        text: expect.stringContaining('import') as unknown,
      });
      // What the last command shows.
      expect(said).toContain('<title>Own 体育</title>');
    });

    it('leads calls through to the sandbox', async () => {
      await client?.logIn('demo02');
      expect((await client?.ask(wallet.balances, {}))?.text).toMatch(/"center":"[\d.]+"/);
    });
  },
);
