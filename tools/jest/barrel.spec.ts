import { barrelOf } from './barrel.cjs';

/** Runs what was made of a file over others, and tells which of them were loaded. */
function run(source: string, files: Readonly<Record<string, object>>) {
  const loaded: string[] = [];
  const exports: Record<string, unknown> = {};
  const load = (from: string) => {
    loaded.push(from);
    return files[from];
  };

  new Function('exports', 'require', barrelOf(source) ?? '')(exports, load);
  return { loaded, exports };
}

describe('a file that only exports what others have', () => {
  const SOURCE = `// What others see.
    export { one, two as second, type Third } from './a';
    export type { Fourth } from './types';
    /** A namespace: export { no } from './no'; */
    export * as whole from './b';
    export {
      default as five,
      six,
    } from './c';`;
  const FILES = { './a': { one: 1, two: 2 }, './b': { in: 'b' }, './c': { default: 5, six: 6 } };

  it('has every name, and no types', () => {
    const { exports } = run(SOURCE, FILES);
    expect({ ...exports }).toEqual({ one: 1, second: 2, whole: { in: 'b' }, five: 5, six: 6 });
  });

  it('loads a file when one of its names is used, and no other', () => {
    const { loaded, exports } = run(SOURCE, FILES);
    expect(loaded).toEqual([]);
    expect(exports['second']).toBe(2);
    expect(loaded).toEqual(['./a']);
  });

  it('loads a file once, so that a name still answers when nothing can be loaded any more', () => {
    const { loaded, exports } = run(SOURCE, FILES);
    expect([exports['one'], exports['second'], exports['one']]).toEqual([1, 2, 1]);
    expect(loaded).toEqual(['./a']);
  });

  it.each([
    ['a value of its own', "export { a } from './a';\nexport const b = 1;"],
    ['all that another has', "export * from './a';"],
    ['what it imports', "import { a } from './a';\nexport { a };"],
    ['a file that is only run', "import './style';\nexport { a } from './a';"],
    ['nothing', '// empty\n'],
  ])('is no file with %s', (_, source) => {
    expect(barrelOf(source)).toBeUndefined();
  });
});
