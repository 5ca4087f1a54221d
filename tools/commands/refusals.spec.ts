import { createServer, type Server } from 'node:net';
import { attempt, command, program } from './commands-under-test';

/** A refusal is one sentence that names the mend, and no stack. */
function expectRefusal({ code, complaint }: ReturnType<typeof command>, sentence: string | RegExp): void {
  expect(complaint).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  expect(complaint.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('a command refuses', () => {
  it.each(['start', 'preview', 'build', 'release'])(
    'a brand that %s does not know, and lists those there are',
    (name) => {
      expectRefusal(command(name, ['kyy']), /^There is no brand "kyy": choose one of .*\bjn\b.*\bky\b.*\.$/);
    },
  );

  it('a new brand without a code', () => {
    for (const args of [[], ['--en=Own']])
      expectRefusal(
        command('brand', args),
        /^Name the brand to make by a code of its own, such as: npm run brand own$/,
      );
  });

  it('a second brand where one is shown', () => {
    expectRefusal(command('start', ['ky', 'jn']), 'npm start takes one brand, such as: npm start ky');
    expectRefusal(
      command('preview', ['ky', 'jn']),
      'npm run preview takes one brand, such as: npm run preview ky',
    );
  });

  it('an option it does not know, and names those it does', () => {
    expectRefusal(
      command('start', ['ky', '--fersh']),
      '--fersh is not an option here: use --fresh or --host.',
    );
    expectRefusal(command('test', ['-a']), '-a is not an option here: use --all.');
    expectRefusal(command('build', ['--watch']), '--watch is not an option here: this command takes none.');
  });

  it('a bench that there is not, and a number of runs that has no middle', () => {
    expectRefusal(command('bench', ['speedd']), /^There is no bench "speedd": choose among .+\.$/);
    for (const BENCH_RUNS of ['0', '4', 'x', '1.5', ''])
      expectRefusal(
        command('bench', [], { env: { BENCH_RUNS } }),
        /^BENCH_RUNS=.* set it to 5, for example\.$/,
      );
  });

  it('folders that have no properties to try', () => {
    expectRefusal(command('properties', ['docs', 'nowhere']), 'No spec in docs, nowhere has properties.');
  });

  it.each(['20.18.3', '18.20.4', '16.0.0'])('Node %s before anything else can fail', (version) => {
    expectRefusal(
      attempt(program('prepare.mjs', ['checkNode'], `checkNode('${version}')`)),
      `Heptad needs Node 20.19 or newer, and this is ${version}: install it from nodejs.org or with your version manager, then run the command again.`,
    );
  });

  it.each(['20.19.0', '20.20.1', '22.0.0', '24.3.0'])('no Node like %s', (version) => {
    expect(attempt(program('prepare.mjs', ['checkNode'], `checkNode('${version}')`))).toMatchObject({
      code: 0,
      complaint: '',
    });
  });
});

describe('a port', () => {
  let held: Server;
  let taken: number;
  beforeAll(async () => {
    held = createServer();
    await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve));
    const address = held.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    taken = address.port;
  });
  afterAll(() => new Promise((resolve) => held.close(resolve)));

  const choose = (env: Readonly<Record<string, string>>, options = '{}') =>
    attempt(
      program('ports.mjs', ['freePort'], `say('chosen ' + (await freePort('PORT', 4200, ${options})))`),
      { env },
    );
  const chosen = ({ said }: ReturnType<typeof choose>) => Number(/chosen (\d+)/.exec(said)?.[1]);

  it.each(['abc', '0', '65536', '-1', '80.5', '', ' 4200'])(
    'that reads "%s" is refused with an example',
    (PORT) => {
      expectRefusal(
        choose({ PORT }),
        `PORT=${PORT} is not a port: give a whole number from 1 to 65535, such as PORT=4200.`,
      );
    },
  );

  it('that is taken gives way to the next free one, which is said', () => {
    const ending = choose({ PORT: String(taken) });
    expect(chosen(ending)).toBeGreaterThan(taken);
    expect(ending.said).toContain(
      `Port ${String(taken)} is taken, so ${String(chosen(ending))} is used instead (set PORT to choose another).`,
    );
  });

  it('that another program of the same command has is passed over', () => {
    const first = chosen(choose({ PORT: String(taken) }));
    const next = chosen(choose({ PORT: String(taken) }, `{ except: [${String(first)}] }`));
    expect(next).toBeGreaterThan(first);
  });

  it('that cannot be had among fifty is said to be so', () => {
    const except = JSON.stringify(Array.from({ length: 50 }, (_, index) => taken + index));
    expectRefusal(
      choose({ PORT: String(taken) }, `{ except: ${except} }`),
      `Ports ${String(taken)} to ${String(taken + 49)} are all taken: end the programs that hold them or set PORT to a free port.`,
    );
  });
});
