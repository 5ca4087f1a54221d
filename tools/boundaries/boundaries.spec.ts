import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Sample {
  readonly file: string;
  readonly code: string;
  /** Judged by its types too. */
  readonly typed?: true;
}

const ROOT = join(__dirname, '../..');
const BOUNDARY = '@nx/enforce-module-boundaries';
const MONEY = 'heptad/no-float-money';
const TEST_CODE = 'heptad/no-test-code';
const LENGTH = 'max-lines-per-function';

const uses = (file: string, name: string): Sample => ({ file, code: `import '${name}';\n` });
const inLib = (lib: string, name: string) => uses(`libs/${lib}/src/probe.ts`, name);

const allowed: readonly Sample[] = [
  inLib('sports-betting', '@heptad/venue-gateway'),
  inLib('sports-betting', '@heptad/ui-kit'),
  inLib('app-shell', '@heptad/session'),
  inLib('session', '@heptad/api-client'),
  inLib('contracts', '@heptad/formatting'),
  inLib('sandbox', '@heptad/contracts'),
  inLib('testing', '@heptad/sandbox'),
  uses('libs/session/src/probe.spec.ts', '@heptad/testing'),
  inLib('api-client', 'axios'),
  inLib('crypto', 'pako'),
  inLib('formatting', 'decimal.js'),
  inLib('formatting', 'dayjs'),
  uses('apps/ky/src/probe.ts', '@heptad/home'),
  uses('catalogue/src/probe.ts', '@heptad/ui-kit'),
  uses('apps/games/src/probe.ts', '@heptad/game-frames'),
  inLib('game-frames', '@heptad/game-rules'),
  inLib('game-frames', '@heptad/contracts'),
  inLib('game-frames', 'pixi.js'),
];

const forbidden: readonly Sample[] = [
  inLib('sports-betting', '@heptad/home'),
  inLib('home', '@heptad/app-shell'),
  inLib('session', '@heptad/ui-kit'),
  inLib('formatting', '@heptad/contracts'),
  inLib('contracts', '@heptad/api-client'),
  inLib('ui-kit', '@heptad/session'),
  inLib('sandbox', '@heptad/venue-gateway'),
  inLib('testing', '@heptad/session'),
  inLib('session', '@heptad/testing'),
  uses('apps/ky/src/probe.ts', '@heptad/venue-gateway'),
  uses('apps/ky/src/probe.ts', '@heptad/sandbox'),
  uses('catalogue/src/probe.ts', '@heptad/home'),
  // A game is a page of another origin: it has nothing of the site, and the site nothing of it.
  inLib('game-frames', '@heptad/ui-kit'),
  inLib('game-frames', '@heptad/session'),
  inLib('home', '@heptad/game-frames'),
  uses('apps/ky/src/probe.ts', '@heptad/game-frames'),
  uses('apps/games/src/probe.ts', '@heptad/contracts'),
  inLib('sports-betting', 'pixi.js'),
  inLib('session', 'axios'),
  inLib('home', '@storybook/react-vite'),
  inLib('formatting', 'react'),
  inLib('contracts', 'react'),
  inLib('sports-betting', 'pako'),
  inLib('edge', 'kysely'),
  // Set up in one place: exact without end, and with all plugins.
  inLib('sports-betting', 'decimal.js'),
  inLib('session', 'dayjs'),
  // Installed only because something else needs it.
  inLib('api-client', 'follow-redirects'),
  // venue-gateway uses session and api-client: an edge back closes a circle.
  inLib('api-client', '@heptad/venue-gateway'),
];

const moneyCode = (statement: string): Sample => ({
  typed: true,
  file: 'libs/finance/src/probe.ts',
  code: `import { type Money } from '@heptad/formatting';\nexport function probe(a: Money, b: Money): unknown {\n  ${statement}\n}\n`,
});
const floats = [
  'return a + b;',
  'return a > b;',
  'return Number(a);',
  'return parseFloat(b);',
  'return +a;',
  'let sum: string = a; sum += b; return sum;',
].map(moneyCode);
const exact = ['return a === b;', 'return [a, b].join();', 'return Number("3") + 4;'].map(moneyCode);

const inTests = [
  uses('libs/finance/src/probe.spec.ts', '@heptad/api-client/testing'),
  uses('libs/finance/src/probe.spec.ts', './testing/finance-scene'),
  uses('libs/finance/src/testing/probe.ts', '@heptad/api-client/testing'),
  uses('libs/finance/src/testing/probe.ts', '@heptad/feature-testing'),
  uses('libs/feature-testing/src/probe.ts', '@heptad/api-client/testing'),
  uses('catalogue/src/probe.ts', '@heptad/brand-config/testing'),
  uses('tools/bench/probe.ts', '@heptad/sports-betting/testing'),
];
const shipped = [
  inLib('finance', '@heptad/api-client/testing'),
  inLib('finance', './testing/finance-scene'),
  inLib('records', '../cash-out/testing/cash-out-scene'),
  inLib('api-client', './testing'),
  uses('apps/ky/src/probe.ts', '@heptad/brand-config/testing'),
  { file: 'libs/finance/src/probe.ts', code: `export { scene } from './testing/scene';\n` },
  { file: 'libs/finance/src/probe.ts', code: `void import('./testing/scene');\n` },
];
/** A file with a function of so many lines. */
const functionOf = (file: string, count: number): Sample => ({
  file,
  code: `export function probe() {${'\n'.repeat(count - 1)}}\n`,
});
const longFunctions = [
  functionOf('libs/finance/src/probe.ts', 81),
  functionOf('libs/finance/src/testing/probe.ts', 81),
  functionOf('e2e/fixtures/probe.ts', 81),
  functionOf('tools/vite/probe.mjs', 81),
];
const shortEnough = [
  functionOf('libs/finance/src/probe.ts', 80),
  functionOf('libs/finance/src/probe.spec.ts', 81),
  functionOf('libs/ui-kit/src/probe.stories.tsx', 81),
];
const likeTestCode = [inLib('finance', './testing-times'), inLib('finance', '@heptad/contracts')];

const groups = {
  allowed,
  forbidden,
  floats,
  exact,
  inTests,
  shipped,
  likeTestCode,
  longFunctions,
  shortEnough,
};

function lint(samples: readonly Sample[]): readonly (readonly string[])[] {
  const output = execFileSync(process.execPath, ['tools/boundaries/lint-samples.mjs'], {
    cwd: ROOT,
    input: JSON.stringify(samples),
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as string[][];
}

describe('boundaries', () => {
  const samples = Object.values(groups).flat();
  let verdicts: ReadonlyMap<Sample, readonly string[]>;

  beforeAll(() => {
    const answers = lint(samples);
    verdicts = new Map(samples.map((sample, index) => [sample, answers[index]!]));
  }, 120_000);

  const name = ({ file, code }: Sample) =>
    `${file}: ${code
      .split('\n')
      .filter(Boolean)
      .at(code.includes('probe(') ? 2 : 0)}`;

  it.each(allowed.map((sample) => [name(sample), sample] as const))('allows %s', (_, sample) => {
    expect(verdicts.get(sample)).not.toContain(BOUNDARY);
  });

  it.each(forbidden.map((sample) => [name(sample), sample] as const))('forbids %s', (_, sample) => {
    expect(verdicts.get(sample)).toContain(BOUNDARY);
  });

  it.each(floats.map((sample) => [name(sample), sample] as const))(
    'refuses float arithmetic in %s',
    (_, sample) => {
      expect(verdicts.get(sample)).toContain(MONEY);
    },
  );

  it.each([...inTests, ...likeTestCode].map((sample) => [name(sample), sample] as const))(
    'lets %s have test code',
    (_, sample) => {
      expect(verdicts.get(sample)).not.toContain(TEST_CODE);
      expect(verdicts.get(sample)).not.toContain(BOUNDARY);
    },
  );

  it.each(shipped.map((sample) => [name(sample), sample] as const))(
    'keeps test code out of %s',
    (_, sample) => {
      expect(verdicts.get(sample)).toContain(TEST_CODE);
    },
  );

  it.each(longFunctions.map((sample) => [sample.file, sample] as const))(
    'refuses a function of more than 80 lines in %s',
    (_, sample) => {
      expect(verdicts.get(sample)).toContain(LENGTH);
    },
  );

  it.each(shortEnough.map((sample) => [sample.file, sample] as const))(
    'lets a function be as long as it is in %s',
    (_, sample) => {
      expect(verdicts.get(sample)).not.toContain(LENGTH);
    },
  );

  it.each(exact.map((sample) => [name(sample), sample] as const))('lets pass %s', (_, sample) => {
    expect(verdicts.get(sample)).not.toContain(MONEY);
  });
});

describe('the table', () => {
  const table = JSON.parse(readFileSync(join(__dirname, 'table.json'), 'utf8')) as {
    types: Record<string, string[]>;
    projects: Record<string, string>;
    packages: Record<string, string[]>;
  };
  const libraries = Object.keys(table.projects).map((root) => root.split('/').at(-1)!);

  it('gives every project a type it knows', () => {
    expect(Object.values(table.projects).filter((type) => !(type in table.types))).toEqual([]);
  });

  it('names in its rules only types and libraries that exist', () => {
    const named = Object.values(table.types).flat();
    expect(named.filter((name) => !(name in table.types) && !libraries.includes(name))).toEqual([]);
  });

  it('names as users of a package only types and projects that exist', () => {
    const named = Object.values(table.packages).flat();
    expect(named.filter((name) => !(name in table.types) && !(name in table.projects))).toEqual([]);
  });

  it('never lets a feature use another feature', () => {
    expect(table.types['feature']).not.toContain('feature');
  });
});
