import { compileHints } from './compile-hints';
import { SHARED_CHUNKS } from './shared-chunks';

const made = (name: string) => ({ type: 'chunk' as const, name, code: `export const name = '${name}';` });

it('marks the chunks that every first page calls on their first line, and touches no other file', () => {
  const bundle = {
    'assets/vendor-1.js': made('vendor'),
    'assets/app-1.js': made('app'),
    'assets/match-detail-page-1.js': made('match-detail-page'),
    'assets/app-1.css': { type: 'asset' as const },
  };
  compileHints().generateBundle.handler(undefined, bundle);
  const first = (code: string) => code.split('\n')[0];
  expect(first(bundle['assets/vendor-1.js'].code)).toBe('//# allFunctionsCalledOnLoad');
  expect(bundle['assets/app-1.js'].code).toBe("//# allFunctionsCalledOnLoad\nexport const name = 'app';");
  expect(bundle['assets/match-detail-page-1.js']).toEqual(made('match-detail-page'));
  expect(bundle['assets/app-1.css']).toEqual({ type: 'asset' });
});

it.each(['vendor', 'app', 'prices', 'lists', 'venues'])('the build still has a chunk named %s', (name) => {
  expect(SHARED_CHUNKS.map((chunk) => chunk.name)).toContain(name);
});
