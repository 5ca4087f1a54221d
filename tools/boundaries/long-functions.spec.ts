import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { files, max } from './long-functions.json';

const ROOT = join(__dirname, '../..');
const RULE = 'max-lines-per-function';
const exceptions = Object.entries<string>(files);

/** How many functions of some code are longer than the rule allows, comments and blank lines counted. */
function longFunctions(code: string): number {
  const rule = ['error', { max, skipBlankLines: false, skipComments: false }] as const;
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [RULE]: [...rule] },
    },
    'probe.tsx',
  );
  expect(messages.filter(({ ruleId }) => ruleId !== RULE)).toEqual([]);
  return messages.length;
}

describe('files with a long function', () => {
  it('are ten at most', () => {
    expect(exceptions.length).toBeLessThanOrEqual(10);
  });

  it('say each why the function stays whole', () => {
    expect(exceptions.filter(([, reason]) => !/\w+ \w+/.test(reason))).toEqual([]);
  });

  it('are there, and still have one: a row without is taken out', () => {
    const stale = exceptions.filter(
      ([file]) =>
        !existsSync(join(ROOT, file)) || longFunctions(readFileSync(join(ROOT, file), 'utf8')) === 0,
    );
    expect(stale).toEqual([]);
  });
});

describe('the length of a function', () => {
  const lines = (count: number) => Array.from({ length: count }, () => '');

  it.each([
    ['a declaration', 'function probe() {', '}'],
    ['an arrow', 'const probe = () => {', '};'],
    ['a method', 'const probe = { method() {', '} };'],
    ['a method of a class', 'class Probe { method() {', '} }'],
    ['no comment above it', '// above\nfunction probe() {', '}'],
    ['a comment inside it', 'function probe() { // inside', '}'],
  ])('is counted from its first line to its last: %s', (_, first, last) => {
    expect(longFunctions([first, ...lines(max - 2), last].join('\n'))).toBe(0);
    expect(longFunctions([first, ...lines(max - 1), last].join('\n'))).toBe(1);
  });
});
