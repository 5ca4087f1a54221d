import { withPathsWritten, writtenPaths } from './written-paths';

it('writes a path of either table where code names it', () => {
  expect(
    withPathsWritten('go(PATHS.mineCards); at(`${PATHS.mine}/*`, EXTRA_PATHS.search, { page: PATHS.home })'),
  ).toBe('go("/mine/cards"); at(`${"/mine"}/*`, "/search", { page: "/" })');
});

it('leaves what only looks like one', () => {
  const code = 'import { PATHS } from "x"; OWN_PATHS.mine; site.PATHS.mine; PATHS[name];';
  expect(withPathsWritten(code)).toBe(code);
});

it('says so of a page that there is not', () => {
  expect(() => withPathsWritten('PATHS.nowhere')).toThrow('The product has no page PATHS.nowhere.');
});

it('touches the files of the libraries alone', () => {
  const { transform } = writtenPaths('/w');
  expect(transform('PATHS.mine', '/w/libs/account/src/a.ts')).toEqual({ code: '"/mine"', map: null });
  expect(transform('PATHS.mine', '/w/node_modules/a/libs/a.js')).toBeUndefined();
  expect(transform('mine', '/w/libs/account/src/a.ts')).toBeUndefined();
});
