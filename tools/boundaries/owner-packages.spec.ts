import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import shipped from './owner-shipped.json';
import table from './table.json';

const ROOT = join(__dirname, '../..');
const PRODUCT = ['libs', 'apps'];
const SOURCE = /\.(?:tsx?|mts|mjs)$/;
const TEST = /\.(?:spec|stories)\.tsx?$|[\\/]testing[\\/]/;
/** Libraries that only tests use. */
const TEST_LIBRARIES = Object.entries(table.projects)
  .filter(([, type]) => type.endsWith('testing'))
  .map(([folder]) => `${folder}/`);

/** How a package shows that it does its job: where it is looked for, in which files, and by what. */
interface Use {
  readonly folders: readonly string[];
  readonly files: (path: string) => boolean;
  readonly sign: RegExp;
}

const isOfTests = (path: string): boolean =>
  TEST.test(path) || TEST_LIBRARIES.some((folder) => path.startsWith(folder));
const isTest = (path: string): boolean => SOURCE.test(path) && isOfTests(path);
const isSource = (path: string): boolean => SOURCE.test(path) && !isOfTests(path);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A statement that imports the package, or a part of it, as it runs: types alone do no job, and a comment imports nothing. */
function imported(name: string): RegExp {
  const named = String.raw`'${escaped(name)}(?:/[^']*)?'`;
  return new RegExp(
    String.raw`^(?:import|export) (?!type )[^;']*from ${named}|^import ${named}|^(?! *(?://|\*)).*(?<!typeof )\bimport\(${named}\)`,
    'm',
  );
}

const inProduct = (name: string): Use => ({
  folders: PRODUCT,
  files: isSource,
  sign: imported(name),
});

/** The packages that this product is built with, by its owner's choice, and the job of each; a journey looks for the shipped ones in a build. */
const OWNERS_LIST: Readonly<Record<string, Use>> = {
  nx: { folders: ['tools/commands'], files: isSource, sign: /node_modules\/nx\// },
  ...Object.fromEntries(shipped.map((name) => [name, inProduct(name)])),
  tailwindcss: { folders: ['tools/vite'], files: isSource, sign: /@import 'tailwindcss'/ },
  jest: {
    folders: ['tools'],
    files: isSource,
    sign: /node_modules\/jest\/|from 'jest'|require\.resolve\('jest/,
  },
  '@testing-library/react': { folders: PRODUCT, files: isTest, sign: imported('@testing-library/react') },
  playwright: { folders: ['tools', 'e2e'], files: isSource, sign: imported('playwright') },
};

type Versions = Readonly<Record<string, string>>;
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
};
const declared: Versions = { ...manifest.dependencies, ...manifest.devDependencies };

const texts = new Map<string, string>();
const textOf = (path: string): string => {
  const known = texts.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  texts.set(path, known);
  return known;
};

const isUsed = ({ folders, files, sign }: Use): boolean =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .some((path) => files(path) && !path.includes('node_modules') && sign.test(textOf(path)));

describe('the packages of the owner’s list', () => {
  it('are eighteen', () => expect(Object.keys(OWNERS_LIST)).toHaveLength(18));

  it.each(Object.entries(OWNERS_LIST))('%s is declared and does its job', (name, use) => {
    expect(declared[name]).toBeDefined();
    expect(isUsed(use)).toBe(true);
  });

  it('a package that nothing uses is found out, and so is one that only a test uses', () => {
    expect(isUsed(inProduct('left-pad'))).toBe(false);
    expect(isUsed(inProduct('@testing-library/react'))).toBe(false);
    // A longer name is another package.
    expect(imported('redux').test("import { call } from 'redux-saga';")).toBe(false);
    expect(imported('decimal.js').test("import { Decimal } from 'decimalxjs';")).toBe(false);
    expect(imported('dayjs').test("import utc from 'dayjs/plugin/utc.js';")).toBe(true);
    expect(imported('redux').test("import {\n  combineReducers,\n} from 'redux';")).toBe(true);
    expect(imported('pako').test("const { inflate } = await import('pako');")).toBe(true);
  });

  it('is not used by its types alone, nor by a comment', () => {
    for (const text of ["import type { Reducer } from 'redux';", "// import { Reducer } from 'redux';"])
      expect(imported('redux').test(text)).toBe(false);
    for (const text of ["type Pako = typeof import('pako');", " * as by import('pako')"])
      expect(imported('pako').test(text)).toBe(false);
  });
});
